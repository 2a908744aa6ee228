import { refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { findCode, limitGuesses, redeemedCode } from '../../domain/promotions/codes.js';
import { quoteOf } from '../../domain/promotions/join.js';
import { cardOf } from './shown-promotions.js';
import { describeRecord } from './shown-records.js';
import { redeemCode } from '../../domain/promotions/redeem.js';
import { forPlayer } from '../operation.js';
import { shownQuote } from './shown-quote.js';

/** What a code would give, or has given to this player; does not use it. */
export const checkPromotionCode = forPlayer(
  'checkPromotionCode',
  async ({ db, body, player, site, lang, services, now }) => {
    const at = now();
    await limitGuesses(db, services, player.id, body.code);
    const joining = { playerId: player.id, site, at };
    const redeemed = await redeemedCode(db, player.id, body.code);
    const { code, promotion } = redeemed ?? (await findCode(db, joining, body.code));
    const card = await cardOf(db, promotion, { player, lang, services, at });
    // What redeeming would refuse is refused here too: the player learns it before confirming.
    if (redeemed === null && (card.status === 'joined' || card.status === 'used')) throw refusal('promotionUsed');
    if (redeemed === null && card.status === 'full') throw refusal('promotionFull');
    return {
      data: {
        kind: code.kind,
        giftAmount: code.gift_amount,
        quote:
          code.gift_amount === null
            ? null
            : shownQuote(await quoteOf(db, joining, promotion, { amount: 0, bonus: code.gift_amount })),
        endTime: code.ends_at.toISOString(),
        usedTime: redeemed?.usedAt.toISOString() ?? null,
        recordId: redeemed === null || redeemed.recordId === null ? null : String(redeemed.recordId),
        promotion: card,
      },
    };
  },
);

/** Redeems a code: entry to a promotion, or a gift that opens a participation at once. */
export const redeemPromotionCode = forPlayer(
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
