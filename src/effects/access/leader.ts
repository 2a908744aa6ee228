import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/** Of all tabs of this browser one leads: it alone reports online time (I1). */
export type Leader = {
  /** Becomes a candidate. Safe to repeat. */
  stand: () => void;
  /** Whether this tab leads now. */
  leads: () => boolean;
};

type World = Pick<Outside, 'store' | 'now' | 'newKey'>;

/** The browser's own locks pass on when a tab closes or crashes; where there are none, a lease in storage does. */
export function createLeader(world: World, locks: LockManager | undefined = globalThis.navigator?.locks): Leader {
  return locks ? byLock(locks) : byLease(world);
}

function byLock(locks: LockManager): Leader {
  let state: 'idle' | 'waiting' | 'leading' = 'idle';
  return {
    stand: () => {
      if (state !== 'idle') return;
      state = 'waiting';
      const forAsLongAsTheTab = () => {
        state = 'leading';
        return new Promise<never>(() => undefined);
      };
      locks.request(slot.onlineLeader, forAsLongAsTheTab).catch(() => {
        state = 'idle';
      });
    },
    leads: () => state === 'leading',
  };
}

/** Longer than the check of 30 s that renews it, in ms. */
const lease = 45_000;

function byLease({ store, now, newKey }: World): Leader {
  const me = newKey();
  const take = () => store.set(slot.onlineLeader, `${me} ${now() + lease}`);
  const leads = () => {
    const [holder, until] = (store.get(slot.onlineLeader) ?? '').split(' ');
    if (holder !== me && Number(until) > now()) return false;
    take();
    return true;
  };
  return { stand: leads, leads };
}
