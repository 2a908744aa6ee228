import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import type { SessionRef } from '../../../machines/access/session.machine.js';
import type { NextLevel, PlayerEvent } from '../../../machines/account/account.machine.js';
import { systemId } from '../../../machines/system.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineAccountActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  watchPlayer: fromCallback<PlayerEvent>(({ sendBack, system }) => {
    const session = system.get(systemId.session) as SessionRef | undefined;
    if (!session) return undefined;
    let isPlayer: boolean | null = null;
    const look = (snapshot: SnapshotFrom<SessionRef>) => {
      const isNow = snapshot.matches('player');
      if (isNow !== isPlayer) sendBack({ type: isNow ? 'account.playerFound' : 'account.playerGone' });
      isPlayer = isNow;
    };
    look(session.getSnapshot());
    const subscription = session.subscribe(look);
    return () => subscription.unsubscribe();
  }),
  // The page says itself that the level did not load.
  loadNextLevel: fromPromise<NextLevel>(({ signal }) =>
    read(api.GET('/user/getNextLevelSchedule', { headers: { [quietHeader]: '1' }, signal }), { quiet: true }),
  ),
});
