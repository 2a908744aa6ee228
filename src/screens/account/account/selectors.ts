import type { AccountRef } from '../../../../machines/account/account.machine.js';
import type { SessionRef } from '../../../../machines/access/session.machine.js';

type Session = ReturnType<SessionRef['getSnapshot']>;

/** The user of the page: not known yet, a visitor, or a player with or without a name. */
export type Who = 'unknown' | 'visitor' | 'player' | 'anonymous';

export function selectWho(snapshot: Session): Who {
  if (snapshot.hasTag('visitor')) return 'visitor';
  if (!snapshot.hasTag('player')) return snapshot.context.hint === 'visitor' ? 'visitor' : 'unknown';
  return snapshot.matches({ player: 'anonymous' }) ? 'anonymous' : 'player';
}
export const selectUser = ({ context }: Session) => context.user;
export const selectStep = ({ value }: ReturnType<AccountRef['getSnapshot']>) => value;
