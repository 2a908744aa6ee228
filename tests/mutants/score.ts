/**
 * The share of small mistakes that the tests notice: `npm run mutants -- --score [word]`. Makes every mistake of `generate.ts` in the
 * charts, in the rules beside them, and in the server's ledger and domain, one at a time, in a copy of the tree. Of a chart it runs
 * the paths and machine tests first, and the view tests for a mistake that survived them; of the server the tests of the area on
 * the embedded database, first those that import or name the file. `--every=5` takes each fifth mistake. `--quick` runs only the
 * first, so its share is a lower bound. `--views` does the same with each button, link and field of the screens: the view tests
 * that import from the screen's folder run first, then the others of its area. Fails under 80% of the charts and rules, under 85%
 * of the server or under 95% of the screens.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { filesIn, root } from '../support/files.js';
import { chosenOf } from './chosen.js';
import { apply, changesOf, type Change } from './generate.js';

const enough = { client: 80, screens: 95, server: 85 };
const copied = [
  'build',
  'machines',
  'openapi',
  'src',
  'locales',
  'server',
  'sandbox',
  'demo',
  'tests',
  'docs',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];
/** Rules beside the charts, and the tests that cover them. */
const rules: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(filesIn('machines/shared/rules').map((file) => [file, ['tests/machines/shared/rules/']])),
  'machines/access/loginSteps.ts': ['tests/machines/access/loginSteps.'],
  'machines/access/refused-field.ts': ['tests/machines/access/', 'tests/paths/access/', 'tests/views/access/'],
  'machines/access/signUp.ts': [
    'tests/machines/access/',
    'tests/paths/access/registration.',
    'tests/paths/access/signUp',
    'tests/views/access/signUp',
  ],
  'machines/entry/places.ts': ['tests/machines/entry/places.'],
  'machines/entry/pixel.ts': ['tests/machines/entry/pixel.'],
};

/** Rooms of the server, and the tests that cover them, the longest left out. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'server/ledger/': ['tests/ledger/', 'tests/server/operator/', 'tests/server/wallet/'],
  'server/domain/wallet/': ['tests/server/wallet/', 'tests/ledger/till.'],
  'server/domain/play/': ['tests/server/play-', 'tests/server/promotions/'],
  'server/domain/promotions/': ['tests/server/promotions/', 'tests/ledger/promotions.'],
};
const isOfServer = (file: string): boolean => file.startsWith('server/');

export async function score(
  words: readonly string[],
  { every, isQuick, hasViews }: { every: number; isQuick: boolean; hasViews: boolean },
): Promise<number> {
  const charts = filesIn('machines', /\.machine\.ts$/);
  const ofServer = Object.keys(rooms).flatMap((room) => filesIn(room.slice(0, -1), /\.ts$/));
  const all = hasViews ? filesIn('src/screens', /\.tsx$/) : [...charts, ...Object.keys(rules), ...ofServer];
  const files = all.filter((file) => words.every((word) => file.includes(word)));
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const none = () => ({ killed: 0, tried: 0 });
  const totals = { client: none(), screens: none(), server: none() };
  process.env['TEST_ENGINES'] = 'embedded';
  process.env['TEST_DATABASES'] = basename(copy);
  let vitest: Vitest | undefined;
  try {
    for (const part of copied)
      cpSync(join(root, part), join(copy, part), { recursive: true, filter: (from) => !from.includes('node_modules') });
    // Pictures are served from there.
    for (const part of ['node_modules', 'dist']) symlinkSync(join(root, part), join(copy, part));
    process.chdir(copy);
    vitest = await createVitest('test', {
      root: copy,
      watch: false,
      project: ['node', 'dom', 'server', 'server-money'],
      bail: 1,
      reporters: [{}],
      testTimeout: 60_000,
    });
    for (const file of files) {
      const survivors = await tryFile(
        { vitest, copy, every, isQuick },
        file,
        totals[isOfServer(file) ? 'server' : hasViews ? 'screens' : 'client'],
      );
      for (const line of survivors) console.log(line);
    }
  } finally {
    await vitest?.close();
    process.chdir(root);
    rmSync(copy, { recursive: true, force: true });
  }
  const shares = (['client', 'screens', 'server'] as const)
    .filter((side) => totals[side].tried > 0)
    .map((side) => {
      const { killed, tried } = totals[side];
      const share = (100 * killed) / tried;
      console.log(`${side}: ${killed} of ${tried} noticed: ${share.toFixed(1)} %`);
      return share >= enough[side];
    });
  return shares.length > 0 && shares.every(Boolean) ? 0 : 1;
}

type Trying = { vitest: Vitest; copy: string; every: number; isQuick: boolean };

/** Test files that pass without a mistake. */
const green = new Set<string>();

async function tryFile(
  { vitest, copy, every, isQuick }: Trying,
  file: string,
  totals: { killed: number; tried: number },
): Promise<string[]> {
  // The copy's source, because the tree may change during the run.
  const source = readFileSync(join(copy, file), 'utf8');
  const stages = await stagesOf(vitest, file);
  if (isQuick) stages[1] = [];
  for (const stage of stages) {
    const untried = stage.filter((spec) => !green.has(spec.moduleId));
    const red = (await noticedBy(vitest, untried)).map((name) => basename(name));
    if (red.length > 0) return [`${file}: ${red.join(', ')} fails without a mistake, so it proves nothing`];
    for (const { moduleId } of untried) green.add(moduleId);
  }
  const survivors: Change[] = [];
  const changes = changesOf(file, source).filter((_, at) => at % every === 0);
  for (const change of changes) {
    write(apply(source, change));
    let noticed = await noticedBy(vitest, stages[0]);
    if (noticed.length === 0) {
      noticed = await noticedBy(vitest, stages[1]);
      // A test file that noticed one mistake is likely to notice the next.
      const [likely, rest] = parted(stages[1], ({ moduleId }) => noticed.includes(moduleId));
      stages[0].push(...likely);
      stages[1] = rest;
    }
    if (noticed.length === 0) survivors.push(change);
  }
  write(source);
  const killed = changes.length - survivors.length;
  totals.killed += killed;
  totals.tried += changes.length;
  console.log(`${file}: ${killed} of ${changes.length}`);
  return survivors.map(
    ({ kind, line, from, to, text }) =>
      `    line ${line}, ${kind}: ${short(source.slice(from, to))}${text && ` → ${short(text)}`}`,
  );

  function write(text: string): void {
    writeFileSync(join(copy, file), text);
    vitest.invalidateFile(join(copy, file));
  }
}

type Stages = [first: TestSpecification[], rest: TestSpecification[]];

/**
 * First the tests that are fast and notice most mistakes: those without a screen; of the server those that import the file or have
 * its name.
 */
async function stagesOf(vitest: Vitest, file: string): Promise<Stages> {
  if (file.startsWith('src/screens/')) {
    const [area = '', folder = ''] = file.split('/').slice(2);
    const specs = await vitest.globTestSpecifications([`tests/views/${area}/`]);
    return parted(specs, ({ moduleId }) => readFileSync(moduleId, 'utf8').includes(`/src/screens/${area}/${folder}/`));
  }
  const flow = file.slice('machines/'.length).replace(/(?:\.machine)?\.ts$/, '');
  const room = rooms[Object.keys(rooms).find((one) => file.startsWith(one)) ?? ''];
  const wanted = room
    ? ['tests/ledger/', 'tests/server/']
    : (rules[file] ?? [`tests/paths/${flow}.`, `tests/machines/${flow}.`, `tests/views/${flow}.`]);
  const { files, flows } = chosenOf(wanted);
  vitest.getProjectByName('node').provide('flows', flows);
  // Green with the paths of another chart.
  for (const name of green) if (name.endsWith('charts.test.ts')) green.delete(name);
  const found = await Promise.all(files.map((part) => vitest.globTestSpecifications([part])));
  const specs = [...new Map(found.flat().map((spec) => [spec.moduleId, spec])).values()];
  if (!room) return parted(specs, ({ moduleId }) => !moduleId.endsWith('.tsx'));
  const isOfRoom = ({ moduleId }: TestSpecification) => room.some((part) => moduleId.includes(part));
  const imported = `/${file.replace(/\.ts$/, '.js')}'`;
  const [first, rest] = parted(
    specs,
    (spec) =>
      readFileSync(spec.moduleId, 'utf8').includes(imported) ||
      (isOfRoom(spec) && isNamedAlike(basename(spec.moduleId), basename(file))),
  );
  return [first, rest.filter(isOfRoom)];
}

function parted(specs: TestSpecification[], isFirst: (spec: TestSpecification) => boolean): Stages {
  return [specs.filter(isFirst), specs.filter((spec) => !isFirst(spec))];
}

/** Whether two files share a word, in singular or plural: `orders.test.ts` is likely to notice a mistake of `order-queries.ts`. */
function isNamedAlike(test: string, file: string): boolean {
  const [one, other] = [test, file].map((name) =>
    (name.split('.')[0] ?? '').split('-').map((word) => word.replace(/s$/, '')),
  );
  return one?.some((word) => word.length > 2 && other?.includes(word)) ?? false;
}

/** The test files that fail; none are run after the first. */
async function noticedBy(vitest: Vitest, specs: TestSpecification[]): Promise<string[]> {
  if (specs.length === 0) return [];
  // Tests that failed before would count towards the bail limit of this run.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  const failed = testModules.filter((one) => !one.ok()).map(({ moduleId }) => moduleId);
  return failed.length === 0 && unhandledErrors.length > 0 ? ['an error outside of the tests'] : failed;
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90);
