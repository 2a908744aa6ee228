import { atomically } from '../../db/open.js';
import { limitGuesses } from '../../domain/promotions/codes.js';
import { cardOf } from '../../domain/promotions/offers.js';
import { describeRecord } from '../../domain/promotions/records.js';
import { redeemCode } from '../../domain/promotions/redeem.js';
import { forPlayer } from '../operation.js';

/** Redeems a code: entry to a promotion, or a gift that opens a participation at once. */
export const operation = forPlayer(
  'redeemPromotionCode',
  ({ db, body, player, site, lang, services, now }) =>
    atomically(db, async (trx) => {
      const at = now();
      const { code, promotion, record } = await redeemCode(trx, { playerId: player.id, site, at }, body.code);
      return {
        data: {
          kind: code.kind,
          promotion: await cardOf(trx, promotion, { player, lang, services, at }),
          record: record === null ? null : await describeRecord(trx, record, { lang, services, at }),
        },
      };
    }),
  { before: ({ db, body, player, services }) => limitGuesses(db, services, player.id, body.code) },
);
