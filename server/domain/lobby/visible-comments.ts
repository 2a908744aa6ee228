import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';

/** How long the author is offered to undo a deletion. */
export const UNDO_MS = 5_000;

type OfComment = ExpressionBuilder<{ comment: Database['game_comment'] }, 'comment'>;

/** Comments that the player may see: not deleted, and not hidden unless they are the player's own. */
export const visible = (db: Db, player: Player | null) => shown(comment(db), player);

/** All comments, deleted and hidden ones too. */
export const comment = (db: Db) => db.selectFrom('game_comment as comment');
const shown = (query: ReturnType<typeof comment>, player: Player | null) =>
  query
    .where('comment.deleted_at', 'is', null)
    .where((is: OfComment) =>
      is.or([is('comment.hidden_at', 'is', null), is('comment.player_id', '=', player?.id ?? -1)]),
    );
