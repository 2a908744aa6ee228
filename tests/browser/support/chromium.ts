import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell comes first: it draws no window around the pages, which saves a third of the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium of the system, or the one that Playwright downloaded; `CHROMIUM` names another. Null when there is none. */
export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(':').concat('/usr/bin', '/snap/bin');
  const candidates = [
    process.env['CHROMIUM'] ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
  ];
  return [...candidates, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Finds a Chromium, or gets one: from Playwright, else from the system's packages. Throws with what a person can do. */
export function installChromium(): string {
  const there = findChromium();
  if (there) return there;
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  // Playwright downloads a browser without the system libraries and fonts that it needs: those are the system's to give.
  if (process.getuid?.() === 0 && !starts(findChromium())) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-core', 'fonts-noto-cjk']);
    // Not every system has the shell in a package of its own.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!starts(findChromium())) run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
  const found = findChromium();
  if (!found || !starts(found)) {
    throw new Error(
      'No Chromium: install one (Debian: apt-get install chromium fonts-noto-core fonts-noto-cjk), or name it in CHROMIUM.',
    );
  }
  return found;
}

const starts = (path: string | null) =>
  path !== null && spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
