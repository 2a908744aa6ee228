import ts from 'typescript';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { stripTexts } from '../../build/strip-texts.js';
import { filesIn, read } from '../support/files.js';

type Transform = (code: string, id: string) => { code: string } | null;
const strip = (code: string, id: string) => (stripTexts().transform as Transform)(code, id)?.code ?? code;
const chart = (code: string) => strip(code, '/machines/lamp.machine.ts');

describe('a chart in the player’s build', () => {
  test('loses the descriptions of its states and transitions, and the titles', () => {
    const built = chart(`export const lampMachine = setup({}).createMachine({
      id: 'lamp', description: 'A lamp.', meta: { title: 'Lamp' },
      on: { burst: { target: '.off', description: 'No power.' }, flash: [{ guard: 'isOn', description: 'Twice.' }] },
      always: { target: 'off', description: 'Dark.' },
      invoke: { id: 'heat', src: 'heat', onDone: { target: 'off', description: 'Warm.' }, onError: [{ target: 'off', description: 'Cold.' }] },
      states: { off: { description: 'It’s dark, "quite".', meta: { title: 'Off', path: '/off' }, after: { nap: { target: 'on', description: 'Later.' } } } },
    });`);
    expect(built).not.toMatch(/description|title/);
    expect(built).toContain("path: '/off'");
    expect(() => parseAst(built, { lang: 'ts' })).not.toThrow();
  });

  test('keeps a field of that name in a context, an input, an event and an action', () => {
    const code = `setup({}).createMachine({
      context: { description: 'typed by the player', meta: { title: 'x' } },
      invoke: { src: 'save', input: { description: 'sent' } },
      entry: raise({ type: 'a', description: 'said' }),
      states: { on: { entry: assign({ description: 'kept' }) } },
    })`;
    expect(chart(code)).toBe(code);
  });

  test.each(filesIn('machines', /\.machine\.ts$/))('%s is the same chart but for its texts', (file) => {
    const code = read(file);
    const built = strip(code, `/${file}`);
    expect(built.length).toBeLessThan(code.length);
    expect(ts.transpileModule(built, { reportDiagnostics: true }).diagnostics).toEqual([]);
    const rest = (source: string) => source.match(/\b(?:target|src): '[^']*'|mustBeProvided\('\w+'\)/g);
    expect(rest(built)).toEqual(rest(code));
  });
});

test('messages lose their English default text and keep their ids', () => {
  const code = `const messages = defineMessages({ a: { id: 'a', defaultMessage: "It's {n, plural, other {#}}" }, b: { defaultMessage: 'B', id: 'b' } });
    const draft = { defaultMessage: 'kept' };`;
  const built = strip(code, '/src/screens/a/messages.ts');
  expect(built).toContain("{ id: 'a' }".replace(' }', ''));
  expect(built.match(/defaultMessage/g)).toHaveLength(1);
  expect(built).toContain("defaultMessage: 'kept'");
});
