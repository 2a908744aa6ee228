/** The device asks for it, or the player did in the lobby's settings, which are in the address of the page. */
export const prefersStill = (): boolean =>
  document.body.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
