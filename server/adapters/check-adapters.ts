import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SITES } from '../base/site.js';
import { guarded } from './calls/guard.js';
import { runChecks } from './checks/check.js';
import { checksFor } from './checks/checks.js';
import type { Adapters } from './own.js';

/**
 * `npm run adapters -- <file> [--site PH]`: runs every check on the adapters that a module exports as `adapters`, wired
 * to the test systems of their companies. Of a folder, such as `sandbox`, it is the module `test-system.ts`. Exit code 1 when one fails.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string', default: 'PH' } },
  });
  const [path] = positionals;
  const site = Object.entries(SITES).find(([code]) => code === values.site)?.[1];
  if (path === undefined || site === undefined) {
    process.stderr.write(`npm run adapters -- <file> [--site ${Object.keys(SITES).join('|')}]\n`);
    return 1;
  }
  const { adapters } = (await import(pathToFileURL(fileOf(path)).href)) as { readonly adapters?: Adapters };
  if (adapters === undefined) {
    process.stderr.write(`${path} does not export \`adapters\` (server/adapters/own.ts has the type).\n`);
    return 1;
  }
  const called = guarded(adapters, {
    inFlight: 4,
    isInTransaction: () => false,
    watch: {
      opened: () => undefined,
      answered: () => undefined,
      failed: () => undefined,
      changed: () => undefined,
      keep: async ({ company, call, problem, answer }) => {
        process.stdout.write(`        ${company}: ${call} answered ${answer} (${problem})\n`);
      },
    },
  });
  const results = await runChecks(checksFor(called), {
    adapters: called,
    currency: site.currency,
    now: () => new Date(),
  });
  for (const { name, problem } of results)
    process.stdout.write(
      `${problem === null ? 'passed' : 'FAILED'}  ${name}${problem === null ? '' : `\n        ${problem}`}\n`,
    );
  const failed = results.filter(({ problem }) => problem !== null).length;
  process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

const fileOf = (path: string): string =>
  statSync(path).isDirectory() ? resolve(join(path, 'test-system.ts')) : resolve(path);

process.exitCode = await main();
