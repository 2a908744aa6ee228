import { setup, type ActorRefFrom } from 'xstate';
import type { EndOutput } from '../shared/confirmedEnd.machine.js';
import { output, type ChartMeta } from '../vocabulary.js';
import { promotionEndMachine } from './promotionEnd.js';

/** Settling a promotion: the player takes the whole promotion balance into the wallet, once its conditions are met (F3). */
export const promotionSettleMachine = setup({
  types: {} as {
    input: { recordId: string };
    context: { recordId: string };
    output: EndOutput;
    meta: ChartMeta;
  },
  actors: { promotionEnd: promotionEndMachine },
  guards: { isEnded: (_, { isEnded }: EndOutput) => isEnded },
}).createMachine({
  id: 'promotionSettle',
  description: 'The conditions are met: the whole promotion balance goes to the wallet. Unused free spins are void.',
  meta: { title: 'Settling a promotion' },
  context: ({ input }) => input,
  initial: 'confirming',
  states: {
    confirming: {
      meta: { title: 'Settle?' },
      description:
        'The dialog shows the exact amount for the wallet. If the last round broke a condition, the participation goes on.',
      invoke: {
        id: 'promotionEnd',
        src: 'promotionEnd',
        input: ({ context: { recordId } }) => ({ asked: { action: 'settle', recordId } }),
        onDone: [{ guard: { type: 'isEnded', params: output }, target: 'ended' }, { target: 'abandoned' }],
        onError: 'broken',
      },
    },
    ended: {
      type: 'final',
      meta: { title: 'Settled' },
      description: 'The money is in the wallet. Or it ended elsewhere first: the participation shows how.',
      output: { isEnded: true },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Goes on' },
      description: 'The player keeps playing; nothing has changed.',
      output: { isEnded: false },
    },
    broken: {
      type: 'final',
      meta: { title: 'Broken down' },
      description: 'A chart broke down. The participation is read again, which shows whether it has ended.',
      output: { isEnded: true },
    },
  },
  output: ({ event }) => event.output as EndOutput,
});

export type PromotionSettleRef = ActorRefFrom<typeof promotionSettleMachine>;
