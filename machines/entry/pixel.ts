import { addressOf } from '../addresses.js';
import type { Consent } from '../vocabulary.js';

/**
 * The numeric id in the text that an operator pasted: the vendor's snippet, or the id alone. Null if the text has no id or
 * different ids. The snippet itself is never run (G1).
 */
export function pixelIdOf(snippet: string): string | null {
  const text = snippet.trim();
  if (/^\d{5,20}$/.test(text)) return text;
  const found = new Set([...text.matchAll(/fbq\(\s?['"]init['"]\s?,\s?['"](\d{5,20})['"]/g)].map(([, id = '']) => id));
  const [id = null] = found;
  return found.size === 1 ? id : null;
}

/** Whether the path may be reported to the vendor: see the table of addresses (G1, G4). */
export const isTrackable = (path: string): boolean => addressOf(path)?.mayTrack === true;

/** Whether the content security policy of a document at this path allows the vendor's script. */
export const mayTrack = (path: string, consent: Consent, snippet: string): boolean =>
  consent === 'given' && isTrackable(path) && pixelIdOf(snippet) !== null;
