import type { Consent } from '../../machines/vocabulary.js';

/** What was asked when the answer was given: another question makes old answers void. The server reads answers by this file too (src/server.tsx). */
const version = '1';

export const consentText = (consent: Exclude<Consent, 'unasked'>): string => `${version}-${consent}`;

/** An answer to another question, or one that nobody can read, is none. */
export const consentIn = (text: string | null): Consent =>
  text === consentText('given') ? 'given' : text === consentText('refused') ? 'refused' : 'unasked';
