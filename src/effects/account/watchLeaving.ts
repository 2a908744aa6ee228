import { fromCallback } from 'xstate';
import { systemId } from '../../../machines/system.js';

/** Reports when the player leaves a page, also with the tab. */
export const watchLeaving = (page: string) =>
  fromCallback<{ type: 'messageMarking.left' }>(({ sendBack, system }) => {
    const left = () => sendBack({ type: 'messageMarking.left' });
    const hide = () => (document.hidden ? left() : undefined);
    document.addEventListener('visibilitychange', hide);
    const app = placeIn(system.get(systemId.app));
    const subscription = app?.subscribe(({ context }) => (context.place.path === page ? undefined : left()));
    return () => {
      document.removeEventListener('visibilitychange', hide);
      subscription?.unsubscribe();
    };
  });

type Placed = {
  subscribe: (look: (snapshot: { context: { place: { path: string } } }) => void) => { unsubscribe: () => void };
};
/** The root, as far as it tells which page is open; its own type contains the types of all charts. */
const placeIn = (root: unknown): Placed | undefined => root as Placed | undefined;
