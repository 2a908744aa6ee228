import type { User } from '../vocabulary.js';

/** What the server assumed when it rendered this page. It only decides how the empty top bar is rendered. */
export type SessionHint = 'visitor' | 'player';
/** The only data of a player that this browser stores (G5), so that the top bar is right before the server responds. */
export type Profile = Pick<User, 'nickname' | 'avatar' | 'level'>;
/** `expiredReason`: the sentence that the last session ended with, if this page was loaded because of it (section 8). */
export type Stored = { token: string | null; profile: Profile | null; expiredReason?: string | null };
/** `expiredReason`: the sentence of the refusal that ended the session in another tab; null if the player logged out there. */
export type StoredTokenEvent = { type: 'session.replaced'; token: string | null; expiredReason: string | null };
/** A session whose token is removed. `isExpired`: the same player may go on later. `expiredReason`: for the other tabs. */
export type EndedSession = { token: string | null; isExpired: boolean; expiredReason: string | null };

/**
 * `endReason`: the sentence of the refusal that ended the session. `isByPassword`: it began with a password, on this page,
 * so a passkey may be offered (C10).
 */
export type SessionContext = {
  hint: SessionHint;
  token: string | null;
  profile: Profile | null;
  user: User | null;
  endReason: string | null;
  isByPassword: boolean;
};

/** The context of a session without a player. */
export const noPlayer = { token: null, profile: null, user: null, endReason: null, isByPassword: false };

export const profileOf = ({ nickname, avatar, level }: User): Profile => ({ nickname, avatar, level });

type Who = { hasTag: (tag: 'player' | 'visitor') => boolean; context: Pick<SessionContext, 'hint'> };

/** A visitor is here, or the server took them for one and the session is not known yet. */
export const isVisitorExpected = (session: Who): boolean =>
  session.hasTag('visitor') || (!session.hasTag('player') && session.context.hint === 'visitor');
