import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { everyChart } from '../support/every-chart.js';
import { read } from '../support/files.js';
import { nodesOf } from '../support/names.js';

const charts = await everyChart();

/** The tables of docs/glossary.md: each word that is refused, with the names to choose from. */
const [, words = ''] = /## Words of the charts\n([\s\S]*?)\n## /.exec(read('docs/glossary.md')) ?? [];
const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const rows = words.split('\n').flatMap((line) => {
  // Before the first bar and after the last one is nothing.
  const [, , use, not] = line.split('|');
  return not === undefined || named(use).length === 0 ? [] : [{ use: named(use), not: named(not) }];
});
const refused = new Map(rows.flatMap(({ use, not }) => not.map((word) => [word, use.join(' or ')] as const)));
for (const tag of ['failed', 'busy', 'done']) refused.set(tag, 'what the player sees, with the tag');

const statesOf = (chart: AnyStateMachine) => nodesOf(chart).filter(({ path }) => path.length > 0);
const findings = (find: (chart: AnyStateMachine) => readonly string[]): string[] => charts.flatMap(find);

test('the glossary has words to hold', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(refused.size).toBeGreaterThan(20);
});

test('no state has a name for which the glossary has another', () => {
  const wrong = findings((chart) =>
    statesOf(chart).flatMap(({ id, key }) => (refused.has(key) ? [`${id}: say ${refused.get(key)}`] : [])),
  );
  expect(wrong).toEqual([]);
});

test('a chart that only decides where to begin is starting or resuming', () => {
  const wrong = findings((chart) =>
    nodesOf(chart).flatMap((node) => {
      const first = node.type === 'compound' ? node.states[String(node.initial.target[0]?.key)] : undefined;
      const isLeftAtOnce = first?.always?.some(({ guard }) => !guard) === true;
      return isLeftAtOnce && !['starting', 'resuming'].includes(first.key) ? [first.id] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['reserveKey', /^reserving/],
  ['trace', /^tracing$/],
])('a state that invokes %s… is named after it', (verb, name) => {
  const wrong = findings((chart) =>
    statesOf(chart).flatMap(({ id, key, invoke }) =>
      invoke.some((one) => one.id.startsWith(verb)) && !name.test(key) ? [id] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test('an event begins with the name of who says it', () => {
  const ids = new Set(charts.map(({ id }) => id));
  const wrong = findings((chart) => {
    const actors = Object.keys(chart.implementations.actors);
    const told = actors.map((actor) =>
      actor.replace(/^(?:watch|guard|hold)(.)/, (_, first: string) => first.toLowerCase()),
    );
    return (chart.events as readonly string[]).flatMap((event) => {
      const [who = ''] = event.split('.');
      return event === '*' || who === 'xstate' || ids.has(who) || told.includes(who) ? [] : [`${chart.id}: ${event}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('an action begins with a verb of the glossary, never with another word for it', () => {
  const wrong = findings((chart) =>
    Object.keys(chart.implementations.actions).filter((action) =>
      /^(?:keep|take(?!Over)|drop|remember|tell|notify)(?![a-z])/.test(action),
    ),
  );
  expect(wrong).toEqual([]);
});
