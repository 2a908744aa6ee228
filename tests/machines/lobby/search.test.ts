import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, SimulatedClock, type AnyActorRef } from 'xstate';
import { searchMachine, type Suggested } from '../../../machines/lobby/search.machine.js';
import { systemId } from '../../../machines/system.js';
import { card } from '../../fixtures/lobby/games.js';

const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/** Search, its list and the navigator, in simulated time. The test decides when the server responds. */
function open() {
  const clock = new SimulatedClock();
  const asked: { word: string; at: number; signal: AbortSignal; answer: (page: Suggested) => void }[] = [];
  const addresses: string[] = [];
  const loadSuggestions = fromPromise<Suggested, { keyword: string }>(
    ({ input, signal }) =>
      new Promise((answer) => asked.push({ word: input.keyword, at: clock.now(), signal, answer })),
  );
  const search = searchMachine.provide({
    actors: {
      loadHotWords: fromPromise<readonly string[]>(async () => ['mango']),
      recallWords: fromPromise<readonly string[]>(async () => []),
      loadSuggestions,
    },
  });
  const navigator = fromCallback<{ type: 'navigation.requested'; to: string }>(({ receive }) =>
    receive(({ to }) => addresses.push(to)),
  );
  const host = setup({ actors: { search, navigator } }).createMachine({
    invoke: [
      { id: 'navigator', src: 'navigator', systemId: systemId.navigator },
      { id: 'search', src: 'search', input: { keyword: '' } },
    ],
  });
  const actor = createActor(host, { clock }).start();
  const ref = actor.getSnapshot().children['search'] as AnyActorRef;
  const type = (text: string) => ref.send({ type: 'search.typed', keyword: text });
  return { clock, asked, addresses, ref, type };
}

test('typing sends one request, half a second after the last letter', () => {
  const { clock, asked, addresses, type } = open();
  for (const text of ['m', 'ma', 'man', 'mang', 'mango']) {
    type(text);
    clock.increment(200);
  }
  expect(asked).toHaveLength(0);
  clock.increment(299);
  expect(asked).toHaveLength(0);
  clock.increment(1);
  expect(asked.map(({ word, at }) => [word, at])).toEqual([['mango', 1_300]]);
  expect(addresses).toEqual(['/pages/browser/searchGame?keyword=mango']);
});

test('a late response for an earlier word is not shown, because its request was aborted', async () => {
  const { clock, asked, ref, type } = open();
  type('man');
  clock.increment(500);
  type('dragon');
  expect(asked[0]?.signal.aborted).toBe(true);
  clock.increment(500);
  asked[1]?.answer({ rows: [card('dragon')], total: 1 });
  asked[0]?.answer({ rows: [card('man')], total: 1 });
  await settled();
  expect(ref.getSnapshot().context.suggested.rows).toEqual([card('dragon')]);
});
