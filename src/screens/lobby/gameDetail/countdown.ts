const two = (count: number): string => String(count).padStart(2, '0');

/** Hours, minutes and seconds, like 1:05:09; a day has 24 of the hours. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
