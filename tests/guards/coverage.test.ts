import { StateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { filesIn, read } from '../support/files.js';

/** All fields of a spec. None of them exempts a state, a transition or a guard's result. */
const sayable = ['input', 'alsoFrom', 'events', 'remember', 'speaksTo', 'delays', 'children', 'journeys'];
const charts = filesIn('machines', /\.machine\.ts$/);
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/**/*.machine.ts');
const specs = import.meta.glob<Readonly<Record<string, object>>>('../fixtures/**/*.spec.ts');

test('there are charts to check', () => expect(charts.length).toBeGreaterThan(20));

describe.each(charts.map((file) => file.slice('machines/'.length, -'.machine.ts'.length)))('%s', (flow) => {
  const name = flow.split('/').at(-1) ?? flow;

  test('is tested in every state, transition and result of a guard, without exemption', async () => {
    const spec = (await specs[`../fixtures/${flow}.spec.ts`]?.())?.[`${name}Spec`] ?? {};
    expect(Object.keys(spec).filter((key) => !sayable.includes(key))).toEqual([]);
  });

  test('skips no test', () => {
    for (const file of ['tests/paths/charts.test.ts', `tests/fixtures/${flow}.spec.ts`])
      expect(read(file)).not.toMatch(/\.(?:skip|only|todo|fails|skipIf|runIf)\b/);
  });

  test('has guards that are functions, whose calls can be recorded', async () => {
    const module = (await modules[`../../machines/${flow}.machine.ts`]?.()) ?? {};
    const machine = module[`${name}Machine`];
    if (!(machine instanceof StateMachine)) throw new Error(`${flow} exports no chart`);
    const composed = Object.entries(machine.implementations.guards).filter(([, guard]) => 'check' in (guard as object));
    expect(
      composed.map(([guard]) => guard),
      'and, or and not are recorded by the guards inside them',
    ).toEqual([]);
  });
});
