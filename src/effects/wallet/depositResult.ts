import { orderStatusMachine } from '../../../machines/wallet/orderStatus.machine.js';
import { watchPlayer } from '../shared/watchPlayer.js';
import type { Outside } from '../outside.js';
import { defineFindOrder } from './order.js';
import { defineOrderStatusActors } from './orderStatus.js';

export const defineDepositResultActors = (world: Pick<Outside, 'api' | 'open' | 'read' | 'now'>) => ({
  watchPlayer,
  loadOrder: defineFindOrder(world),
  orderStatus: orderStatusMachine.provide({ actors: defineOrderStatusActors(world) }),
});
