import { refusal } from '../../contract/refusal.js';
import { findCode, limitGuesses, redeemedCode } from '../../domain/promotions/codes.js';
import { cardOf } from '../../domain/promotions/offers.js';
import { forPlayer } from '../../operation.js';

/** What a code would give, or has given to this player; does not use it. */
export const operation = forPlayer('checkPromotionCode', async ({ db, body, player, site, lang, services, now }) => {
  const at = now();
  await limitGuesses(db, services, player.id, body.code);
  const redeemed = await redeemedCode(db, player.id, body.code);
  const { code, promotion } = redeemed ?? (await findCode(db, { playerId: player.id, site, at }, body.code));
  const card = await cardOf(db, promotion, { player, lang, services, at });
  // What redeeming would refuse is refused here too: the player learns it before confirming.
  if (redeemed === null && (card.status === 'joined' || card.status === 'used')) throw refusal('promotionUsed');
  if (redeemed === null && card.status === 'full') throw refusal('promotionFull');
  return {
    data: {
      kind: code.kind,
      giftAmount: code.gift_amount,
      endTime: code.ends_at.toISOString(),
      usedTime: redeemed?.usedAt.toISOString() ?? null,
      recordId: redeemed === null || redeemed.recordId === null ? null : String(redeemed.recordId),
      promotion: card,
    },
  };
});
