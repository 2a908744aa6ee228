import { setup, type ActorRefFrom } from 'xstate';
import type { EndOutput } from '../shared/confirmedEnd.machine.js';
import { output, type ChartMeta } from '../vocabulary.js';
import { promotionEndMachine } from './promotionEnd.js';

/** Unlocking a promotion: the player ends a participation whose balance is under the release amount, to be free for another one (F2). */
export const promotionUnlockMachine = setup({
  types: {} as {
    input: { recordId: string };
    context: { recordId: string };
    output: EndOutput;
    meta: ChartMeta;
  },
  actors: { promotionEnd: promotionEndMachine },
  guards: { isEnded: (_, { isEnded }: EndOutput) => isEnded },
}).createMachine({
  id: 'promotionUnlock',
  description: 'Too little is left to reach the goal. The small rest is lost, and another promotion can be joined.',
  meta: { title: 'Unlocking a promotion' },
  context: ({ input }) => input,
  initial: 'confirming',
  states: {
    confirming: {
      meta: { title: 'Unlock and lose the rest?' },
      description:
        'The loss is shown in words and in red. If a win has brought the balance over the release amount, the participation goes on.',
      invoke: {
        id: 'promotionEnd',
        src: 'promotionEnd',
        input: ({ context: { recordId } }) => ({ asked: { action: 'unlock', recordId } }),
        onDone: [{ guard: { type: 'isEnded', params: output }, target: 'ended' }, { target: 'abandoned' }],
        onError: 'broken',
      },
    },
    ended: {
      type: 'final',
      meta: { title: 'Unlocked' },
      description:
        'The rest is void, and the player can take part in another promotion. Or it ended elsewhere first: its page shows how.',
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

export type PromotionUnlockRef = ActorRefFrom<typeof promotionUnlockMachine>;
