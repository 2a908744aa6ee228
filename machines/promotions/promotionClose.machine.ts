import { setup, type ActorRefFrom } from 'xstate';
import type { EndOutput } from '../shared/confirmedEnd.machine.js';
import { output, type ChartMeta } from '../vocabulary.js';
import { promotionEndMachine } from './promotionEnd.js';

/** Closing a promotion: the player gives up a participation; its whole balance and unused free spins are void (F3). */
export const promotionCloseMachine = setup({
  types: {} as {
    input: { recordId: string };
    context: { recordId: string };
    output: EndOutput;
    meta: ChartMeta;
  },
  actors: { promotionEnd: promotionEndMachine },
  guards: { isEnded: (_, { isEnded }: EndOutput) => isEnded },
}).createMachine({
  id: 'promotionClose',
  description: 'The conditions are not met: the whole promotion balance and all unused free spins are lost.',
  meta: { title: 'Closing a promotion' },
  context: ({ input }) => input,
  initial: 'confirming',
  states: {
    confirming: {
      meta: { title: 'Close and lose it?' },
      description:
        'The loss is shown in words and in red. If the conditions are met meanwhile, the server refuses: the player can settle instead.',
      invoke: {
        id: 'promotionEnd',
        src: 'promotionEnd',
        input: ({ context: { recordId } }) => ({ asked: { action: 'close', recordId } }),
        onDone: [{ guard: { type: 'isEnded', params: output }, target: 'ended' }, { target: 'abandoned' }],
        onError: 'broken',
      },
    },
    ended: {
      type: 'final',
      meta: { title: 'Closed' },
      description:
        'The balance is void, and the wallet is as it was. Or it ended elsewhere first: the participation shows how.',
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

export type PromotionCloseRef = ActorRefFrom<typeof promotionCloseMachine>;
