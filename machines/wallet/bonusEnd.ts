import type { components } from '../../openapi/user-api.js';
import { confirmedEndOf } from '../shared/confirmedEnd.machine.js';

/** The bonus of a deposit, and what giving it up now would do. */
export type BonusInfo = components['schemas']['DepositBonusInfo'];

/** The end of a bonus that the player gives up. Its amounts tell whether another tab was faster. */
export const bonusEndMachine = confirmedEndOf<{ orderNo: string }, BonusInfo>({
  standingOf: (read) => {
    if (!read.ok) return null;
    const { giveUp, result } = read.value;
    if (giveUp !== null) return giveUp.hindrance === null ? 'free' : 'held';
    return result.standing === 'givenUp' ? 'ended' : 'impossible';
  },
  sessionOf: ({ giveUp }) => giveUp?.openSessionId ?? null,
  overtaking: ['sessionOpen', 'makerLocked', 'bonusInPromotion', 'promotionRecordEnded'],
});
