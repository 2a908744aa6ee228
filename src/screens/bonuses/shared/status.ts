import type { BonusStatus } from '../../../../machines/bonuses/claim.js';
import type { ShownStatus } from './messages.js';

/** Whether a pending bonus waits for its release or for its claim says the server: the clock of the device may be wrong. */
export const shownStatusOf = ({ status, isClaimable }: { status: BonusStatus; isClaimable: boolean }): ShownStatus =>
  status !== 'pending' ? status : isClaimable ? 'claimable' : 'waiting';
