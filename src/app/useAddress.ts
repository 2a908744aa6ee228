import { useSyncExternalStore } from 'react';
import { useHost } from './host.js';
import type { Address } from './router.js';

/** Where the player is. Draws whoever asks again when that changes, and nobody else. */
export function useAddress(): Address {
  const { router } = useHost();
  return useSyncExternalStore(router.subscribe, router.address, router.address);
}
