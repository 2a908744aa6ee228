import type { Consent } from '../../machines/vocabulary.js';

/**
 * Version of the consent question: consent given to another version is void. The server reads the stored consent with
 * this file too (src/server.tsx).
 */
const version = '1';

export const consentText = (consent: Exclude<Consent, 'unasked'>): string => `${version}-${consent}`;

/** `unasked` for another version of the question and for invalid text. */
export const consentIn = (text: string | null): Consent =>
  text === consentText('given') ? 'given' : text === consentText('refused') ? 'refused' : 'unasked';
