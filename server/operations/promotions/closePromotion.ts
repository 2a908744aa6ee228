import { atomically } from '../../db/open.js';
import { endRecord } from '../../domain/promotions/end.js';
import { describeRecord } from '../../domain/promotions/records.js';
import { walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';

/** Closes a participation: the whole promotion balance is void (F3). */
export const operation = forPlayer('closePromotion', ({ db, path, query, player, site, lang, services, now }) =>
  atomically(db, async (trx) => {
    const at = now();
    const record = await endRecord(trx, {
      playerId: player.id,
      recordId: path.id,
      action: 'close',
      confirmed: query,
      site,
      at,
    });
    return {
      data: {
        record: await describeRecord(trx, record, { lang, services, at }),
        balance: await walletBalance(trx, player.id, site.currency),
      },
    };
  }),
);
