import { refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import type { Circumstances } from '../../domain/asked.js';
import type { Player } from '../../domain/player.js';
import { endRecord, previewEnd, type Confirmed, type EndAction } from '../../domain/promotions/end.js';
import { describeRecord } from './shown-records.js';
import { findRecord } from '../../domain/promotions/records.js';
import { walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';

/** The exact amounts that an end keeps and voids, before the player confirms (F3). */
export const previewPromotionEnd = forPlayer('previewPromotionEnd', async ({ db, path, query, player }) => {
  const record = await findRecord(db, player.id, path.id);
  if (record === undefined) return refusal('notFound');
  const { openSession, ...preview } = await previewEnd(db, record, query.action);
  return { data: { recordId: String(record.id), action: query.action, ...preview, openSessionId: openSession } };
});

/** A participation that its player ends, and what the player confirmed. */
type Ending = Circumstances<Player> & { readonly path: { readonly id: string }; readonly body: Confirmed };

const endBy =
  (action: EndAction) =>
  ({ db, path, body, player, site, lang, services, now }: Ending) =>
    atomically(db, async (trx) => {
      const at = now();
      const record = await endRecord(trx, {
        playerId: player.id,
        recordId: path.id,
        action,
        confirmed: body,
        site,
        at,
      });
      return {
        data: {
          record: await describeRecord(trx, record, { lang, services, at }),
          balance: await walletBalance(trx, player.id, site.currency),
        },
      };
    });

/** Moves the whole promotion balance to the wallet, once. */
export const settlePromotion = forPlayer('settlePromotion', endBy('settle'));

/** Ends a participation with less than its release amount left (F2). */
export const unlockPromotion = forPlayer('unlockPromotion', endBy('unlock'));

/** Closes a participation: the whole promotion balance is void (F3). */
export const closePromotion = forPlayer('closePromotion', endBy('close'));
