import { expect, test } from 'vitest';
import { everyChart } from '../support/every-chart.js';
import { leavesOf, nodesOf } from '../support/names.js';

const charts = await everyChart();

/** States of a player who has sent nothing yet. */
const before = ['editing', 'confirming', 'quoting', 'reservingKey', 'broken'];
/** States that say that it is not known what became of a request. */
const isUnclear = (path: readonly string[]) => path.some((key) => ['unknown', 'tracing', 'unanswered'].includes(key));

test('only a request that may have been sent is said to be unclear', () => {
  const wrong = charts.flatMap((chart) =>
    nodesOf(chart)
      .filter(({ path }) => before.includes(path[0] ?? ''))
      .flatMap(({ id, transitions }) =>
        [...transitions.values()]
          .flat()
          .flatMap(({ eventType, target = [] }) =>
            target.filter(({ path }) => isUnclear(path)).map((found) => `${id} -- ${eventType} -> ${found.id}`),
          ),
      ),
  );
  expect(wrong).toEqual([]);
});

test('an unclear request is left only by a definite answer, another try or the player', () => {
  const wrong = charts.flatMap((chart) => {
    const leaves = leavesOf(chart);
    return nodesOf(chart)
      .filter(({ path }) => path.includes('unknown') && leaves.includes(path.join('.')))
      .flatMap(({ id, transitions }) =>
        [...transitions.entries()].flatMap(([event, found]) =>
          event.startsWith('xstate.error.') || event.startsWith('xstate.after.')
            ? found
                .filter(({ target = [] }) => !target.every(({ path }) => isUnclear(path)))
                .map(() => `${id} -- ${event}`)
            : [],
        ),
      );
  });
  expect(wrong).toEqual([]);
});
