import { fromCallback, sendTo, setup } from 'xstate';
import { balanceOf, noticesOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';
import { raised } from './notices.machine.js';

type NetworkEvent = Plain<'network.lost' | 'network.restored'>;

/** Network: the player is notified when the device loses the network and when it is back. Runs as long as the app. */
export const networkMachine = setup({
  types: {} as { events: NetworkEvent; tags: UiTag; meta: ChartMeta },
  actors: { watchNetwork: fromCallback<NetworkEvent>(() => undefined) },
  actions: {
    reportLost: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'error', messageId: 'network.lost' })),
    reportRestored: sendTo(noticesOf, raised({ tone: 'info', messageId: 'network.restored' })),
    readBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
}).createMachine({
  id: 'network',
  description:
    'Notifies the player, and reads the balance again afterwards. Requests notice a lost network by themselves.',
  meta: { title: 'Network' },
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      meta: { title: 'Online' },
      description: 'The device reports that it is online.',
      on: { 'network.lost': { target: 'offline', actions: 'reportLost' } },
    },
    offline: {
      meta: { title: 'Offline' },
      description:
        'Requests will fail. The player is notified once; the balance is read again when the network is back.',
      on: { 'network.restored': { target: 'online', actions: ['reportRestored', 'readBalance'] } },
    },
  },
});
