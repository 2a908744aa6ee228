import type { components } from '../../openapi/user-api.js';
import type { Check } from '../shared/rules/check.js';
import { graphemesOf, length } from '../shared/rules/generic.js';
import type { SavedFields } from '../vocabulary.js';
import { isText, isTextOrNull } from '../shared/rules/stored.js';

type Schemas = components['schemas'];
export type GameComment = Schemas['GameComment'];
export type CommentSummary = Schemas['GameCommentSummary'];
export type CommentReason = Schemas['GameCommentReason'];
export type CommentSort = 'newest' | 'best';

/** Decision D4. The server counts in the same way, and cleans the text. */
export const mostCharacters = 500;
export const commentContent: Check = length(1, mostCharacters);
export const mostInNote = 140;
export const reportNote: Check = length(0, mostInNote);

export const reasons: readonly CommentReason[] = ['spam', 'insult', 'personalData', 'fraud', 'other'];

/** The author of the comment or reply that a reply answers. */
type Answered = { id: string; name: string };

/** What a comment is written on: a game, or a comment of the game with the author that is answered. */
export type CommentTarget = { gameId: string; threadId: string | null; replyTo: Answered | null };

/**
 * A comment that is not stored yet. `score`: 1 to 5, of a comment that is no reply. `key`: from the moment of sending until a
 * definite response.
 */
export type CommentDraft = CommentTarget & { content: string; score: number | null; key: string | null };

export type CommentText = Pick<CommentDraft, 'content' | 'score'>;

/** A comment as it is sent, once, under its idempotency key. */
export type CommentRequest = { key: string; comment: Schemas['GameCommentRequest'] };

/** A deletion on its way, as it survives a reload. `threadId`: the comment that a deleted reply belongs to. */
export type UnfinishedRemoval = { gameId: string; commentId: string; threadId: string | null; key: string };

/** A report that is not sent yet. `reason`: null until the player has chosen one. */
export type ReportDraft = {
  gameId: string;
  commentId: string;
  reason: CommentReason | null;
  note: string;
  key: string | null;
};

/** What became of a deletion. `comment`: as the server has it after an undo or a lookup; null if it was not read. */
export type RemovalResult = {
  commentId: string;
  threadId: string | null;
  isGone: boolean;
  comment: GameComment | null;
};

export const targetOfGame = (gameId: string): CommentTarget => ({ gameId, threadId: null, replyTo: null });

/** A reply to a reply belongs to the same comment. */
export const targetOfReply = ({ gameId, id, parentId, name }: GameComment): CommentTarget => ({
  gameId,
  threadId: parentId ?? id,
  replyTo: { id, name },
});

export const isSameTarget = (one: CommentTarget, other: CommentTarget): boolean =>
  one.gameId === other.gameId && one.threadId === other.threadId;

/** The drafts with this one in the first place. A draft with nothing in it is not kept. */
export function withDraft(drafts: readonly CommentDraft[], draft: CommentDraft): readonly CommentDraft[] {
  const others = drafts.filter((one) => !isSameTarget(one, draft));
  return isEmpty(draft) ? others : [draft, ...others];
}

/** The most drafts that a device keeps: the oldest ones are discarded. */
const mostDrafts = 20;

/** The stored drafts with those that this tab has changed since `earlier`; another tab may have changed the rest meanwhile. */
export function mergedDrafts(stored: Saved, earlier: SavedFields, own: SavedFields): SavedFields {
  const [before, after] = [earlier['drafts'], own['drafts']] as (readonly CommentDraft[])[];
  const put = (after ?? []).filter((draft) => !before?.includes(draft));
  const touched = [...put, ...(before ?? []).filter((draft) => !after?.includes(draft))];
  const others = savedDraftsOf(stored).filter((draft) => !touched.some((one) => isSameTarget(one, draft)));
  return { drafts: [...put, ...others].slice(0, mostDrafts) };
}

const isEmpty = ({ content, score, key }: CommentDraft): boolean =>
  content.trim() === '' && score === null && key === null;

export const commentRequestOf = ({ gameId, replyTo, content, score, key }: CommentDraft): CommentRequest => ({
  key: key ?? '',
  comment: {
    gameId,
    content,
    ...(replyTo === null ? {} : { parentId: replyTo.id }),
    ...(score === null || replyTo !== null ? {} : { score }),
  },
});

/** Rows of one page, of comments and of replies. */
export const commentsOnPage = 20;

/** A longer text is folded at first. Characters as people see them, and lines. */
const foldedTo = { characters: 240, lines: 6 } as const;

/**
 * The beginning of a long text, or null if the text is short. Cut between characters and not by the height of a box, so that
 * nothing is painted half.
 */
export function folded(text: string): string | null {
  const lines = text.split('\n').slice(0, foldedTo.lines).join('\n');
  const characters = graphemesOf(lines);
  const isLong = characters.length > foldedTo.characters;
  if (!isLong && lines.length === text.length) return null;
  return `${isLong ? characters.slice(0, foldedTo.characters).join('') : lines}…`;
}

/* Validates what was saved: another version or another program may have written it. */

type Saved = SavedFields | null;

export function savedDraftsOf(saved: Saved): readonly CommentDraft[] {
  const drafts = saved?.['drafts'];
  return Array.isArray(drafts) ? drafts.flatMap((one) => draftIn(one) ?? []) : [];
}

/** The removal of this game, or null. */
export function savedRemovalOf(saved: Saved, game: string): UnfinishedRemoval | null {
  const { gameId, commentId, threadId, key } = recordIn(saved?.['unfinished']);
  if (gameId !== game || !isText(commentId) || !isText(key) || !isTextOrNull(threadId)) return null;
  return { gameId: game, commentId, threadId, key };
}

/** The report of this game, or null. */
export function savedReportOf(saved: Saved, game: string): ReportDraft | null {
  const { gameId, commentId, reason, note, key } = recordIn(saved?.['unsent']);
  if (gameId !== game || !isText(commentId) || !isText(note) || !isTextOrNull(key)) return null;
  return { gameId: game, commentId, reason: reasons.find((one) => one === reason) ?? null, note, key };
}

function draftIn(saved: unknown): CommentDraft | null {
  const { gameId, threadId, replyTo, content, score, key } = recordIn(saved);
  const { id, name } = recordIn(replyTo);
  const answered = isText(id) && isText(name) ? { id, name } : null;
  if (!isText(gameId) || !isText(content) || !isTextOrNull(threadId) || !isTextOrNull(key)) return null;
  // A reply whose author is missing must not become a comment of the game.
  if ((threadId === null) !== (answered === null)) return null;
  const isScore = typeof score === 'number' && Number.isInteger(score) && score >= 1 && score <= 5;
  return { gameId, threadId, replyTo: answered, content, score: isScore ? score : null, key };
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
