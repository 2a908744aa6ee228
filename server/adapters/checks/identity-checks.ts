import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { challengeOf } from '../identity/pkce.js';
import type { Check } from './check.js';

const REDIRECT_URI = 'https://lobby.example/pages/login/getFacebookQuery';
const secret = (): string => randomBytes(32).toString('base64url');

/** What the social network promises (`IdentityProvider`). */
export const IDENTITY_CHECKS: readonly Check[] = [
  {
    name: 'identity: the login page gets the state, the S256 challenge and the address to return to',
    run: async ({ adapters: { identity } }) => {
      const [state, challenge] = [secret(), challengeOf(secret())];
      const url = identity.loginUrl({ state, challenge, redirectUri: REDIRECT_URI });
      const query = new URL(url, 'https://lobby.example').searchParams;
      const sent = ['state', 'code_challenge', 'code_challenge_method', 'redirect_uri'].map((name) => query.get(name));
      assert.deepEqual(sent, [state, challenge, 'S256', REDIRECT_URI]);
    },
  },
  {
    name: 'identity: a code that the network never gave identifies no person',
    run: async ({ adapters: { identity }, now }) => {
      const given = { code: secret(), verifier: secret(), redirectUri: REDIRECT_URI, at: now() };
      assert.equal(await identity.exchange(given), null);
    },
  },
];
