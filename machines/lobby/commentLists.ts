import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { CommentSort, GameComment } from './comments.js';

export type CommentsQuery = { gameId: string; sort: CommentSort };
export type RepliesQuery = { gameId: string; commentId: string };

/** The comments of a game, in the order that the player chose. */
export const commentsMachine = pagedListOf<GameComment, CommentsQuery>(({ id }) => id);

/** The replies of a comment, oldest first: they are read when the player opens them. */
export const repliesMachine = pagedListOf<GameComment, RepliesQuery>(({ id }) => id);

export type CommentsRef = PagedListRef<GameComment, CommentsQuery>;
export type RepliesRef = PagedListRef<GameComment, RepliesQuery>;
