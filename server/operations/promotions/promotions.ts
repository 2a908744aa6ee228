import { refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { limitGuesses } from '../../domain/promotions/codes.js';
import { askedScope, gamesOf, makersOf } from './shown-games.js';
import * as join from '../../domain/promotions/join.js';
import { describeRecord } from './shown-records.js';
import { walletBalance } from '../../ledger/balance.js';
import { forAnyone, forPlayer } from '../operation.js';
import * as shown from './shown-promotions.js';
import { shownQuote } from './shown-quote.js';

/** Promotions with a balance of their own (F1). */
export const listPromotions = forAnyone(
  'listPromotions',
  async ({ db, query, player, lang, services, now }) => {
    const at = now();
    return {
      ...(await shown.listPromotions(db, pageOf(query), { player, lang, services, at })),
      serverTime: at.toISOString(),
    };
  },
  { isSameForVisitors: true },
);

/** One promotion with its terms. */
export const getPromotion = forAnyone('getPromotion', async ({ db, path, player, lang, services, now }) => {
  const data = await shown.promotionInfo(db, path.id, { player, lang, services, at: now() });
  return data ? { data } : refusal('notFound');
});

/** Games that count, with the share of a stake that counts. */
export const listPromotionGames = forAnyone('listPromotionGames', async ({ db, path, query, player, services }) => {
  const { recordId, makerId, categoryId, keyword } = query;
  const scope = await askedScope(db, { promotionId: path.id, player, ...(recordId === undefined ? {} : { recordId }) });
  return gamesOf(db, scope, {
    page: pageOf(query),
    services,
    ...(makerId === undefined ? {} : { makerId }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(keyword === undefined || keyword.trim() === '' ? {} : { keyword }),
  });
});

/** Makers and categories of the games that count. */
export const listPromotionMakers = forAnyone(
  'listPromotionMakers',
  async ({ db, path, query: { recordId }, player, services, lang }) => {
    const scope = await askedScope(db, {
      promotionId: path.id,
      player,
      ...(recordId === undefined ? {} : { recordId }),
    });
    return { data: await makersOf(db, scope, { services, lang }) };
  },
);

/** What taking part with an amount would give and require now. */
export const quotePromotion = forPlayer('quotePromotion', async ({ db, path, query, player, site, now }) => ({
  data: shownQuote(
    await join.quoteJoin(db, { playerId: player.id, site, at: now() }, { promotionId: path.id, amount: query.amount }),
  ),
}));

/** Takes part: the amount leaves the wallet, the bonus is added, the terms are frozen (F3). */
export const joinPromotion = forPlayer(
  'joinPromotion',
  ({ db, path, body, player, site, lang, services, now }) =>
    atomically(db, async (trx) => {
      const at = now();
      const record = await join.joinPromotion(
        trx,
        { playerId: player.id, site, at },
        { promotionId: path.id, ...body },
      );
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
