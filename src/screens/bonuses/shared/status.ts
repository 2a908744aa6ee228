import type { BonusStatus } from '../../../../machines/bonuses/claim.js';
import type { ShownStatus } from './messages.js';

type Timed = { status: BonusStatus; releaseTime?: string };

/** `now`: ms of the clock by which a release is still to come. A rebate is released when it is granted. */
export const shownStatusOf = ({ status, releaseTime }: Timed, now: number): ShownStatus =>
  status !== 'pending' ? status : releaseTime !== undefined && Date.parse(releaseTime) > now ? 'waiting' : 'claimable';
