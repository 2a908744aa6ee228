import { forPlayer } from '../operation.js';
import { listCards } from '../../domain/wallet/cards.js';
import { creditTime } from '../../domain/wallet/eta.js';
import { withdrawStanding } from '../../domain/wallet/withdraw-terms.js';

/** What the player may withdraw now, to which cards, and what blocks it. */
export const operation = forPlayer('getWithdrawRequest', async ({ db, services, player, site, now }) => {
  const {
    turnover,
    reasons,
    dailyAmount: _amount,
    dailyTimes: _times,
    freeTimes: _free,
    ...terms
  } = await withdrawStanding(db, services, player.id);
  const requirements = turnover.requirements.map(({ source, required, done, left, at }) => ({
    source,
    required,
    done,
    left,
    createTime: at.toISOString(),
  }));
  return {
    data: {
      ...terms,
      currency: site.currency as 'PHP' | 'THB' | 'MMK',
      turnover: { required: turnover.required, done: turnover.done, left: turnover.left, requirements },
      canWithdraw: reasons.length === 0,
      reasons: [...reasons],
      cards: await listCards(db, services, player.id),
      estimatedTime: creditTime(site, now()).toISOString(),
    },
  };
});
