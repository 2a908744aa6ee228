import type { AccountRef } from '../../../../machines/account/account.machine.js';
import { isVisitorExpected } from '../../../../machines/access/session.js';
import type { SessionRef } from '../../../../machines/access/session.machine.js';

type Session = ReturnType<SessionRef['getSnapshot']>;

/** The user of the page: not known yet, a visitor, or a player with or without a name. */
export type Who = 'unknown' | 'visitor' | 'player' | 'anonymous';

export function selectWho(snapshot: Session): Who {
  if (isVisitorExpected(snapshot)) return 'visitor';
  if (!snapshot.hasTag('player')) return 'unknown';
  return snapshot.matches({ player: 'anonymous' }) ? 'anonymous' : 'player';
}
export const selectUser = ({ context }: Session) => context.user;

type Account = ReturnType<AccountRef['getSnapshot']>;
export type LevelState = Account['value']['level'];
export const selectIsAskingLogout = (snapshot: Account) => snapshot.matches({ question: 'confirming' });
export const selectLevel = ({ value }: Account): LevelState => value.level;
