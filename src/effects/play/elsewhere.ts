import type { Elsewhere } from '../../../machines/play/seat.js';
import type { GameSession } from '../../../machines/vocabulary.js';

/** Where the player has the game on screen, if not on this page. */
export function elsewhereOf({ seat, startTime }: GameSession, isInOtherTab: boolean): Elsewhere | null {
  if (seat && !seat.isThisBrowser) return { device: seat.device, since: seat.since };
  return isInOtherTab ? { device: null, since: seat?.since ?? startTime } : null;
}
