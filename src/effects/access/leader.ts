import { locksOfBrowser, type Locks } from '../locks.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/**
 * One tab of this browser is the leader: it alone reports online time (I1). Unlike the lead of `effects/lead.ts` it stays with
 * a hidden tab, and two tabs must not report even without locks. In one file the first route would have both: 146 bytes more.
 */
export type Leader = {
  /** Becomes a candidate. Safe to repeat. */
  stand: () => void;
  /** Whether this tab is the leader now. */
  leads: () => boolean;
};

type World = Pick<Outside, 'store' | 'now' | 'newKey'>;

/** Uses the Web Locks API, which passes the lock on when a tab closes or crashes. Without it, uses a lease in storage. */
export function createLeader(world: World, locks: Locks = locksOfBrowser()): Leader {
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

/** In ms. Longer than the check interval of 30 s, which renews the lease. */
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
