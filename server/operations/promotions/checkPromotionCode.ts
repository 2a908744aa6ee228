import { findCode, limitGuesses } from '../../domain/promotions/codes.js';
import { cardOf } from '../../domain/promotions/offers.js';
import { forPlayer } from '../../operation.js';

/** What a code would give; does not use it. */
export const operation = forPlayer('checkPromotionCode', async ({ db, body, player, site, lang, services, now }) => {
  const at = now();
  await limitGuesses(db, services, player.id);
  const { code, promotion } = await findCode(db, { playerId: player.id, site, at }, body.code);
  return {
    data: {
      kind: code.kind,
      giftAmount: code.gift_amount,
      endTime: code.ends_at.toISOString(),
      promotion: await cardOf(db, promotion, { player, lang, services, at }),
    },
  };
});
