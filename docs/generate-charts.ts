/** Writes a page for every chart into `docs/charts`. `npm run charts`; `--check` fails when the committed pages differ. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { titleOf } from './chart-diagram.js';
import { pageOf, tableOf } from './chart-page.js';

const root = new URL('../', import.meta.url);
const pages = new URL('docs/charts/', root);
const ending = '.machine.ts';

const listed = async (folder: URL) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).map((file) => file.replaceAll('\\', '/')).toSorted();

async function chartIn(source: string): Promise<AnyStateMachine> {
  const module = (await import(new URL(source, root).href)) as Record<string, unknown>;
  const machine = Object.values(module).find((value) => value instanceof StateMachine);
  if (!machine) throw new Error(`${source} exports no chart`);
  return machine;
}

const flows = (await listed(new URL('machines/', root)))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));
const generated = new Map<string, string>();
const index: string[][] = [];
for (const flow of flows) {
  const source = `machines/${flow}${ending}`;
  const machine = await chartIn(source);
  const depth = flow.split('/').length + 1;
  generated.set(`${flow}.md`, pageOf(machine, source, '../'.repeat(depth)));
  index.push([`[${titleOf(machine.root)}](${flow}.md)`, `\`${flow}\``, machine.root.description ?? '']);
}
generated.set(
  'README.md',
  [
    '# Charts',
    'Every flow of the lobby, generated from its chart by `npm run charts`.',
    `${tableOf(['flow', 'file', 'what it is'], index)}\n`,
  ].join('\n\n'),
);

const existing = (await listed(pages)).filter((file) => file.endsWith('.md'));
const obsolete = existing.filter((file) => !generated.has(file));

if (process.argv.includes('--check')) {
  const texts = await Promise.all(
    [...generated.keys()].map((file) => readFile(new URL(file, pages), 'utf8').catch(() => '')),
  );
  const stale = [...generated].filter(([, text], at) => texts[at] !== text).map(([file]) => file);
  if (stale.length + obsolete.length > 0) {
    console.error(
      `docs/charts differs from the charts: run \`npm run charts\`.\n${[...stale, ...obsolete].join('\n')}`,
    );
    process.exitCode = 1;
  }
} else {
  await Promise.all(obsolete.map((file) => rm(new URL(file, pages))));
  for (const [file, text] of generated) {
    await mkdir(new URL(`${dirname(file)}/`, pages), { recursive: true });
    await writeFile(new URL(file, pages), text);
  }
  console.log(`${generated.size - 1} charts in docs/charts`);
}
