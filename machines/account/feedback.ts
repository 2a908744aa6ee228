import type { components } from '../../openapi/user-api.js';
import { savedPicturesOf, type UploadedPicture } from '../shared/pictures.js';
import { length } from '../shared/rules/generic.js';
import type { Check } from '../shared/rules/check.js';
import { isTextOrNull } from '../shared/rules/stored.js';

/** The server counts in the same way (section 5, D4). */
const fewestCharacters = 10;
export const mostCharacters = 1_000;
export const feedbackContent: Check = length(fewestCharacters, mostCharacters);

/** What the player typed. */
export type FeedbackText = { content: string; phone: string };

/**
 * What is saved for a reload. `key`: from the moment of sending until a definite response. `feedbackId`: the receipt number of
 * what arrived, until the player writes again.
 */
export type FeedbackDraft = FeedbackText & { key: string | null; feedbackId: string | null };

/** How the form starts. */
export type FeedbackStart = { draft: FeedbackDraft; pictures: readonly UploadedPicture[] };

/** A feedback as it is sent, once, under its idempotency key. */
export type FeedbackRequest = { key: string; feedback: components['schemas']['FeedbackRequest'] };

/** The receipt number of what arrived. */
export type Receipt = { feedbackId: string };

export const emptyFeedback: FeedbackDraft = { content: '', phone: '', key: null, feedbackId: null };

export function feedbackRequestOf(
  { content, phone }: FeedbackText,
  pictures: readonly UploadedPicture[],
): FeedbackRequest['feedback'] {
  return { content, phone, ...(pictures.length === 0 ? {} : { pictures: pictures.map(({ url }) => url) }) };
}

/** What was saved, as far as it fits: another version or another program may have written it. */
export function feedbackStart(saved: Readonly<Record<string, unknown>> | null): FeedbackStart {
  const draft = draftIn(saved?.['draft']);
  const pictures = savedPicturesOf(saved?.['pictures']);
  return draft && pictures ? { draft, pictures } : { draft: emptyFeedback, pictures: [] };
}

function draftIn(saved: unknown): FeedbackDraft | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { content, phone, key, feedbackId } = saved as Record<keyof FeedbackDraft, unknown>;
  if (typeof content !== 'string' || typeof phone !== 'string') return null;
  return isTextOrNull(key) && isTextOrNull(feedbackId) ? { content, phone, key, feedbackId } : null;
}
