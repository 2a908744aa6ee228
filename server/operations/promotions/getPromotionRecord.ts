import { refusal } from '../../base/refusal.js';
import { gamesOf } from '../../domain/promotions/games.js';
import { describeRecord, findRecord } from '../../domain/promotions/records.js';
import { forPlayer } from '../operation.js';

/** One participation with its agreed terms. */
export const operation = forPlayer('getPromotionRecord', async ({ db, path, player, lang, services, now }) => {
  const record = await findRecord(db, player.id, path.id);
  if (record === undefined) return refusal('notFound');
  const { rows: games, total: gameCount } = await gamesOf(db, record.terms.scope, {
    page: { page: 1, limit: 12 },
    services,
  });
  return {
    data: {
      ...(await describeRecord(db, record, { lang, services, at: now() })),
      content: record.terms.content[lang],
      games,
      gameCount,
    },
  };
});
