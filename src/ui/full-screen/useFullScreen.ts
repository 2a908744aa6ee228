import { useEffect } from 'react';

/**
 * Shows the whole page in full screen, not only the game: an element in full screen covers the dialogs, which are rendered at the
 * end of the page. A browser without full screen (Safari on an iPhone) shows the page as before. Full screen ends with the game.
 */
export function useFullScreen() {
  useEffect(() => leave, []);
  return { enter, leave, toggle: () => (document.fullscreenElement ? leave() : enter()) };
}

/** Refused outside of a press, and by some embedding pages. */
function enter(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
