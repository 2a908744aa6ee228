import { REFERRAL } from '../content/rebates.js';
import { hexOf, type ImaginedDeposit, type Regular } from './imagine.js';

const DAY_MS = 86_400_000;

/** Friends who registered recently: the first has deposited enough for a reward, the second too little, the third nothing. */
export function newcomersDeposits(newcomers: readonly Regular[], unit: number, now: Date): ImaginedDeposit[] {
  const amounts = [1.5 * REFERRAL.leastDeposit, 0.5 * REFERRAL.leastDeposit];
  return newcomers.slice(0, amounts.length).map(({ id, username }, index) => ({
    kind: 'deposit',
    at: new Date(now.getTime() - (3 - index) * DAY_MS),
    playerId: id,
    orderNo: hexOf(`${username} first order`),
    amount: (amounts[index] ?? 0) * unit,
  }));
}
