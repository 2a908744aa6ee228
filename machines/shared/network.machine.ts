import { enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import { appOf, balanceOf, noticesOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';
import { retriesBelow } from './retries.js';
import { raised } from './notices.machine.js';

type NetworkEvent = Plain<'network.lost' | 'network.restored'>;

/**
 * Network: the player is told while the device has no network. When it is back, failed reads are made again. Lives as long as
 * the app.
 */
export const networkMachine = setup({
  types: {} as { events: NetworkEvent; tags: UiTag; meta: ChartMeta },
  actors: { watchNetwork: fromCallback<NetworkEvent>(() => undefined) },
  actions: {
    forgetBalance: sendTo(balanceOf, { type: 'network.lost' }),
    reportRestored: sendTo(noticesOf, raised({ tone: 'info', messageId: 'network.restored' })),
    readBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    /** Reads alone: a write that failed is sent again only by the player. */
    retryReads: enqueueActions(({ enqueue, self }) => {
      for (const { chart, type } of retriesBelow(appOf(self))) enqueue.sendTo(chart, { type });
    }),
  },
  delays: { steadyPause: 1_000 },
}).createMachine({
  id: 'network',
  description:
    'A line says that the device is offline, and how old the page is. Every read that failed is made again when the network is back.',
  meta: { title: 'Network' },
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      meta: { title: 'Online' },
      description: 'The device reports that it is online.',
      on: { 'network.lost': { target: 'offline', actions: 'forgetBalance' } },
    },
    offline: {
      description: 'Requests will fail. The line stays until the network has been back for a moment.',
      initial: 'waiting',
      states: {
        waiting: {
          meta: { title: 'Offline' },
          description: 'The device has no network.',
          on: { 'network.restored': 'steadying' },
        },
        steadying: {
          meta: { title: 'Back for a moment' },
          description: 'A network that comes and goes within a second starts no requests.',
          on: { 'network.lost': 'waiting' },
          after: {
            steadyPause: {
              target: '#network.online',
              actions: ['reportRestored', 'readBalance', 'retryReads'],
              description:
                'Once: a read that fails again waits for the player, or for the next time that the network is back.',
            },
          },
        },
      },
    },
  },
});
