import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, type RunnerTask } from 'vitest';
import { read, readJson, root } from './files.js';
import { isNightly } from './nightly.js';

/** By test file and name: the hash of all sources with which the tests last passed. */
export const RECORD = 'tests/proven.json';

/**
 * Tests that take long and whose result follows from their sources alone: simulations with a fixed seed. They run when one of
 * the sources has changed, and in `npm run nightly`. Otherwise one test checks that the sources still are
 * those with which they passed. Only a run in which all of them pass writes the record (`PROVEN=record`).
 */
export function provenOnce(name: string, url: string, tests: () => void): void {
  const file = relative(root, fileURLToPath(url)).replaceAll('\\', '/');
  const key = `${file}: ${name}`;
  const known = recorded()[key];
  const sources = sourcesOf(file);
  if (known === hashOf(sources) && !isNightly && process.env['PROVEN'] === undefined) {
    test(`${name}: already proven with these ${sources.length} sources (${RECORD})`, () =>
      expect(hashOf(sourcesOf(file))).toBe(known));
    return;
  }
  describe(name, () => {
    tests();
    // Vitest refuses a first argument that it cannot read the names of fixtures from.
    // oxlint-disable-next-line no-empty-pattern
    afterAll(({}, { tasks }) => {
      if (!tasks.every(hasPassed)) return;
      if (process.env['PROVEN'] === 'record') {
        const all = Object.entries({ ...recorded(), [key]: hashOf(sources) });
        const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
        writeFileSync(join(root, RECORD), `${JSON.stringify(sorted, null, 2)}\n`);
      } else if (known !== hashOf(sources))
        console.log(`${name} has passed. PROVEN=record npx vitest run ${file} runs it again and records that.`);
    });
  });
}

/** Skipped tests, and those that a pattern leaves out, have not passed. */
const hasPassed = (task: RunnerTask): boolean =>
  task.type === 'suite' ? task.tasks.every(hasPassed) : task.result?.state === 'pass';

const recorded = () => (existsSync(join(root, RECORD)) ? (readJson(RECORD) as Readonly<Record<string, string>>) : {});

/** A test file and all files of this project that it imports, directly or not. Another version of a package would go unnoticed. */
export function sourcesOf(file: string, found: Set<string> = new Set()): readonly string[] {
  if (found.has(file)) return [];
  found.add(file);
  for (const [, from = ''] of read(file).matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'\)?;$/gm)) {
    if (from === 'vitest' || from.startsWith('node:')) continue;
    if (!from.startsWith('.'))
      throw new Error(`${file} imports the package ${from}: its result does not follow from sources`);
    const path = join(dirname(file), from).replaceAll('\\', '/');
    sourcesOf(existsSync(join(root, path)) ? path : path.replace(/\.js$/, '.ts'), found);
  }
  return [...found].toSorted();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
