import { setup, type ActorRefFrom } from 'xstate';
import type { EndOutput } from '../shared/confirmedEnd.machine.js';
import { output, type ChartMeta } from '../vocabulary.js';
import { bonusEndMachine } from './bonusEnd.js';

/** Giving up a deposit bonus: the player loses it and what was won with it, and only the stakes of the deposit stay required. */
export const bonusGiveUpMachine = setup({
  types: {} as {
    input: { orderNo: string };
    context: { orderNo: string };
    output: EndOutput;
    meta: ChartMeta;
  },
  actors: { bonusEnd: bonusEndMachine },
  guards: { isEnded: (_, { isEnded }: EndOutput) => isEnded },
}).createMachine({
  id: 'bonusGiveUp',
  description:
    'The player loses the bonus of a deposit and what was won with it, and only the stakes of the deposit stay required.',
  meta: { title: 'Giving up a bonus' },
  context: ({ input }) => input,
  initial: 'confirming',
  states: {
    confirming: {
      meta: { title: 'Give the bonus up?' },
      description:
        'The loss is shown in red, beside what stays. If the required stakes are placed meanwhile, the player owns the bonus.',
      invoke: {
        id: 'bonusEnd',
        src: 'bonusEnd',
        input: ({ context: { orderNo } }) => ({ asked: { orderNo } }),
        onDone: [{ guard: { type: 'isEnded', params: output }, target: 'ended' }, { target: 'abandoned' }],
        onError: 'broken',
      },
    },
    ended: {
      type: 'final',
      meta: { title: 'Given up' },
      description: 'The bonus is gone, and the wallet shows what stays.',
      output: { isEnded: true },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Kept' },
      description: 'The player keeps the bonus; nothing has changed.',
      output: { isEnded: false },
    },
    broken: {
      type: 'final',
      meta: { title: 'Broken down' },
      description: 'A chart broke down. The terms are read again, which shows whether the bonus is given up.',
      output: { isEnded: true },
    },
  },
  output: ({ event }) => event.output as EndOutput,
});

export type BonusGiveUpRef = ActorRefFrom<typeof bonusGiveUpMachine>;
