import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../run/checks.js';
import { read, readJson } from '../support/files.js';
import { RECORD, sourcesOf } from '../support/proven.js';

/** Starts a process that never ends, writes its id to a file, and waits for it. */
const hangs = (file: string) => `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  console.log('a test hangs');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  writeFileSync(${JSON.stringify(file)}, child.pid + ' ');
`;

test('a check that hangs is stopped with all that it started, and fails with what it printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-hangs-'));
  const file = join(folder, 'pid');
  const isTooLong = new AbortController();
  try {
    const ended = run(['node', '-e', hangs(file)], isTooLong.signal);
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').endsWith(' ')).toBe(true);
    isTooLong.abort();
    const { status, output } = await ended;
    expect(status).not.toBe(0);
    expect(output).toMatch(/^a test hangs\n\nnode was stopped: it had not ended after \d+ s\.$/);
    await expect.poll(() => isAlive(Number(readFileSync(file, 'utf8')))).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(Object.keys(readJson(RECORD) as object))('what is recorded as proven is still a test: %s', (key) => {
  const [file = '', name] = key.split(/: (.*)/);
  expect(read(file)).toContain(`provenOnce('${name}', import.meta.url, `);
});

test('the record of a simulation depends on the rules that it simulates, on its helpers and on itself', () => {
  expect(sourcesOf('tests/server/game-returns.test.ts')).toEqual(
    expect.arrayContaining([
      'sandbox/maker/games/dice/rules.ts',
      'sandbox/maker/games/poker/hands.ts',
      'tests/server/game-returns.test.ts',
      'tests/server/seeded-random.ts',
      'tests/support/proven.ts',
    ]),
  );
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
