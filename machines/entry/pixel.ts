import type { Consent } from '../vocabulary.js';

/**
 * The numeric id in what an operator pasted: the vendor's snippet, or the id alone. Null when there is none, or when several
 * differ. The snippet itself is never run (G1).
 */
export function pixelIdOf(snippet: string): string | null {
  const text = snippet.trim();
  if (/^\d{5,20}$/.test(text)) return text;
  const found = new Set([...text.matchAll(/fbq\(\s?['"]init['"]\s?,\s?['"](\d{5,20})['"]/g)].map(([, id = '']) => id));
  const [id = null] = found;
  return found.size === 1 ? id : null;
}

/** Login, sign-up, reset, everything of the account and its wallet, and games: no third party there (G1, G4). */
const guarded = /^\/pages\/(?:login|account)\/|^\/pages\/index\/(?:playingGame|gamePostMessagePage)$/;

/** Whether the vendor may hear of a path. */
export const isTrackable = (path: string): boolean => !guarded.test(path.split(/[?#]/, 1).join(''));

/** Whether a document at this path may let the vendor in: its policy names him only then. */
export const mayTrack = (path: string, consent: Consent, snippet: string): boolean =>
  consent === 'given' && isTrackable(path) && pixelIdOf(snippet) !== null;
