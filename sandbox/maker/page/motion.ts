/** The device asks for it, or the player did in the lobby's settings, which are in the address of the page. */
export const prefersStill = (): boolean =>
  document.body.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs now, and whenever the player or the device switches motion while the game is open. */
export function onMotion(apply: (isStill: boolean) => void): void {
  const applyNow = () => apply(prefersStill());
  applyNow();
  document.body.addEventListener(motionSwitched, applyNow);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', applyNow);
}

const motionSwitched = 'motionswitched';
export function switchMotion(hasMotion: boolean): void {
  document.body.dataset['motion'] = hasMotion ? 'full' : 'less';
  document.body.dispatchEvent(new Event(motionSwitched));
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
