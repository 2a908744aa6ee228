import { fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import { balanceOf, noticesOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';
import { raised } from './notices.machine.js';

type NetworkEvent = Plain<'network.lost' | 'network.restored'>;

/** Network: whether the device says it is online. Lives as long as the app. */
export const networkMachine = setup({
  types: {} as { events: NetworkEvent; tags: UiTag; meta: ChartMeta },
  actors: { watchNetwork: fromCallback<NetworkEvent>(() => undefined) },
  actions: {
    tellLost: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'error', messageId: 'network.lost' })),
    tellRestored: sendTo(noticesOf, raised({ tone: 'info', messageId: 'network.restored' })),
    readBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
}).createMachine({
  id: 'network',
  description: 'Requests find out by themselves; this only tells the player.',
  meta: { title: 'Network' },
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      meta: { title: 'Online' },
      description: 'As far as the device knows.',
      on: { 'network.lost': { target: 'offline', actions: 'tellLost' } },
    },
    offline: {
      meta: { title: 'Offline' },
      description: 'Requests will fail: the player is told once. Money is read again when it is over.',
      on: { 'network.restored': { target: 'online', actions: ['tellRestored', 'readBalance'] } },
    },
  },
});

export type NetworkRef = ActorRefFrom<typeof networkMachine>;
