import { charactersOf } from '../characters.js';
import { plainText } from '../plain-text.js';

/** The most characters of a comment, as people see them (decision D4). */
const MOST = 500;
const MOST_IN_NOTE = 140;

const link = /https?:|www\.|[a-z0-9]\.(?:com|net|org|info|io|me|cc|co|top|xyz|vip|win|bet|ph|th|mm|my|cn)\b/u;

/**
 * The text of a comment as it is stored, or null if it is empty or too long: without control characters and changes of
 * direction, trimmed, with runs of blank lines shortened and without piles of marks.
 */
export const commentText = (text: string): string | null => {
  const kept = plain(text);
  const characters = charactersOf(kept);
  return characters > 0 && characters <= MOST ? kept : null;
};

/** The note of a report as it is stored, or null if it is too long. */
export const noteText = (text: string): string | null => {
  const kept = plain(text);
  return charactersOf(kept) <= MOST_IN_NOTE ? kept : null;
};

/** A comment with a link waits for an operator: advertisements and frauds live by them. */
export const hasLink = (text: string): boolean => link.test(text.toLowerCase());

const plain = (text: string): string => plainText(text).replaceAll(/\n{3,}/g, '\n\n');
