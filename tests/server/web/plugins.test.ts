import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import type * as XState from 'xstate';
import { filesIn, read } from '../../support/files.js';
import {
  lazyStates,
  messagesAlone,
  shakeRouter,
  withoutLocaleCheck,
  withoutWords,
} from '../../../server/web/plugins.js';

type Transform = (code: string, id: string) => { code: string } | null;

test.each([
  '@formatjs/intl/index.js',
  'intl-messageformat/index.js',
  'react-aria/dist/private/i18n/useDefaultLocale.mjs',
])('%s asks the browser for no list of its languages', async (file) => {
  const id = new URL(`../../../node_modules/${file}`, import.meta.url).pathname;
  const code = await readFile(id, 'utf8');
  const built = (withoutLocaleCheck().transform as Transform)(code, id)?.code;
  // What resolvedOptions() asks is asked when somebody calls it: nothing here does.
  const asked = (text = '') => [...text.matchAll(/^(?!.*resolvedOptions).*supportedLocalesOf\(.*$/gm)].length;
  expect(asked(code)).toBeGreaterThan(0);
  expect(asked(built)).toBe(0);
});

test.each(filesIn('machines', /\.machine\.ts$/))(
  '%s loses its words and its types, and is a chart as before',
  (file) => {
    const code = read(file);
    const built = (withoutWords().transform as Transform)(code, `/${file}`)?.code ?? '';
    expect(built).not.toMatch(/\bdescription:|\btypes:|mustBeProvided\('/);
    expect(ts.transpileModule(built, { reportDiagnostics: true }).diagnostics).toEqual([]);
    const moves = (source: string) => source.match(/\b(?:target|src): '[^']*'/g);
    expect(moves(built)).toEqual(moves(code));
  },
);

test('the states of a chart are made when it runs: neither by its definition, nor by what it is provided with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xstate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(new URL('../../../node_modules/xstate/dist/', import.meta.url), join(folder, 'xstate/dist'), {
    recursive: true,
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const names = await readdir(join(folder, 'xstate/dist'));
  for (const id of names.map((name) => join(folder, 'xstate/dist', name))) {
    const built = (lazyStates().transform as Transform)(id.endsWith('.esm.js') ? await readFile(id, 'utf8') : '', id);
    if (built) await writeFile(id, built.code);
  }
  const { createActor, createMachine } = (await import(join(folder, 'xstate/dist/xstate.esm.js'))) as typeof XState;

  let reads = 0;
  const states = {
    off: { on: { turn: 'on' } },
    on: { id: 'lit', on: { turn: '#lamp.off' }, type: 'parallel', states: { warm: { after: { 5_000: '#lamp.off' } } } },
  } as const;
  const chart = createMachine({
    id: 'lamp',
    initial: 'off',
    get states() {
      reads++;
      return states;
    },
  });
  const provided = chart.provide({});
  expect(reads).toBe(0);

  const lamp = createActor(provided).start();
  expect(reads).toBeGreaterThan(0);
  lamp.send({ type: 'turn' });
  expect(lamp.getSnapshot().value).toEqual({ on: { warm: {} } });
  const restored = createActor(provided, { snapshot: lamp.getPersistedSnapshot() }).start();
  restored.send({ type: 'turn' });
  expect(restored.getSnapshot().matches('off')).toBe(true);
  const made = reads;
  createActor(provided).start();
  expect([reads, Object.keys(provided.states)]).toEqual([made, ['off', 'on']]);
});

test('no class of the router is kept for what it extends', async () => {
  const folder = new URL('../../../node_modules/react-router/dist/production/', import.meta.url);
  const index = await readFile(new URL('index.mjs', folder), 'utf8');
  const ids = [...index.matchAll(/from "(\.\/chunk-\w+\.mjs)"/g)].map(
    ([, chunk = '']) => new URL(chunk, folder).pathname,
  );
  const chunks = await Promise.all(ids.map(async (id) => ({ id, code: await readFile(id, 'utf8') })));
  const code = chunks.map((chunk) => chunk.code).join('\n');
  const built = chunks.map((chunk) => (shakeRouter().transform as Transform)(chunk.code, chunk.id)?.code).join('\n');
  const sentence = 'You cannot render a <Router> inside another <Router>';
  expect([code.includes(sentence), built.includes(sentence)]).toEqual([true, false]);
  // What is thrown stays thrown, without its sentence.
  const thrown = (text: string) => [...text.matchAll(/\binvariant\(/g)].length;
  expect(thrown(built)).toBe(thrown(code));
  expect(ts.transpileModule(built, { reportDiagnostics: true }).diagnostics).toEqual([]);
  const kept = (text: string) => [...text.matchAll(/^(?:var \w+ = class extends \w+\.|\w+\.displayName = )/gm)].length;
  expect(kept(code)).toBeGreaterThan(3);
  expect(kept(built)).toBe(0);
});

test('react-intl keeps what messages need, and nothing asks it for more', async () => {
  const files = ['@formatjs/intl/index.js', 'react-intl/index.js'].map(
    (file) => new URL(`../../../node_modules/${file}`, import.meta.url).pathname,
  );
  const codes = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const built = codes.map((code, at) => (messagesAlone().transform as Transform)(code, files[at] ?? '')?.code ?? '');
  const parts = (texts: string[], pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const bound = /^\t\t(\$?\w+): [\w$]+\.bind\(/gm;
  expect(parts(codes, bound).length).toBeGreaterThan(15);
  expect(parts(built, bound)).toEqual(['formatMessage', '$t', 'formatMessage', '$t']);
  expect(parts(built, /^\t\t(get\w+)(?:,|: memoize\()/gm)).toEqual([
    'getDateTimeFormat',
    'getNumberFormat',
    'getMessageFormat',
    'getPluralRules',
  ]);
  expect(parts(built, /^(\w+)\.displayName = /gm)).toEqual([]);
  for (const text of built) expect(ts.transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);

  const asks = filesIn('src').flatMap((file) =>
    [
      ...read(file).matchAll(
        /^import (?:type )?\{([^}]*)\} from 'react-intl';$|\b(?:intl|useIntl\(\))\.(\w+)|const \{([^}]*)\} = useIntl\(\)/gm,
      ),
    ].flatMap(([, ...names]) => names.join(',').split(',')),
  );
  const names = new Set(
    asks.map((name) => name.replace(/\btype\b|:.*/g, '').trim()).filter((name) => /^[Ff]ormat/.test(name)),
  );
  expect([...names].toSorted()).toEqual(['FormattedMessage', 'formatMessage']);
});
