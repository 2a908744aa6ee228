import { atomically } from '../../db/open.js';
import { limitGuesses } from '../../domain/promotions/codes.js';
import { joinPromotion } from '../../domain/promotions/join.js';
import { describeRecord } from '../../domain/promotions/records.js';
import { walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';

/** Takes part: the amount leaves the wallet, the bonus is added, the terms are frozen (F3). */
export const operation = forPlayer(
  'joinPromotion',
  ({ db, path, body, player, site, lang, services, now }) =>
    atomically(db, async (trx) => {
      const at = now();
      const record = await joinPromotion(trx, { playerId: player.id, site, at }, { promotionId: path.id, ...body });
      return {
        data: {
          record: await describeRecord(trx, record, { lang, services, at }),
          balance: await walletBalance(trx, player.id, site.currency),
        },
      };
    }),
  {
    before: async ({ db, body, player, services }) => {
      if (body.code !== undefined) await limitGuesses(db, services, player.id, body.code);
    },
  },
);
