import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { heldAtMaker } from './held-at-maker.js';
import { purseOf } from './purse.js';
import { stakeable } from './seamless.js';
import type { SessionRow } from './session-rows.js';

/**
 * Minor units that the session can stake: at the maker, in the wallet or on the record; 0 for a demo. Null while the
 * outcome of a transfer is unknown, because the maker's figure cannot be trusted then.
 */
export async function heldInGame(db: Db, session: SessionRow, services: Services): Promise<number | null> {
  if (session.ended_at !== null) return 0;
  if (purseOf(session) !== 'maker') return stakeable(db, session.id);
  if (session.status !== 'playing' && session.status !== 'interrupted') return null;
  return (await heldAtMaker(db, services, session))?.balance ?? null;
}
