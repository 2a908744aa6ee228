import { comments } from '../../domain/lobby/comment-rows.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyone } from '../operation.js';

/** Comments of a game, or the replies of one. */
export const operation = forAnyone('listGameComments', async ({ db, services, player, query }) =>
  comments(db, services, player, query, pageOf(query)),
);
