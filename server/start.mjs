/**
 * `npm start`: makes sure that packages, art, pages and programs are there and current, then runs the built server in this
 * process. Plain JavaScript without packages, since it installs them. `--program=operator` runs another built program,
 * `--dev` the server and the pages from their sources, `--prepare` nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildParts, staleParts } from '../build/stamp.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isDev = process.argv.includes('--dev');
const named = process.argv.find((argument) => argument.startsWith('--program='));

if (major < 20 || (major === 20 && minor < 19)) end(`This needs Node 20.19 or newer; this is ${process.version}.`);

const stale = await staleParts();
// Whatever the art is drawn from is a source of the pages, too.
const builds = isDev || stale.length > 0 || readJson('dist/art/index.json') === undefined;
// What is built already needs only the packages of the running server.
if (!isInstalled(builds)) {
  const only = builds ? [] : ['--omit=dev'];
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', ...only],
    'The packages could not be installed: `npm ci` says why above.',
  );
}
if (builds) {
  const { register } = await import('tsx/esm/api');
  register();
  const { isArtStale } = await import('../build/art.mjs');
  if (await isArtStale()) run('npm', ['run', '--silent', 'art'], 'The art could not be rendered.');
  if (isDev)
    run(
      process.execPath,
      ['--import', 'tsx', 'build/sandbox-files.ts'],
      'The games of the sandbox could not be built.',
    );
  else await buildParts(stale).catch((reason) => end(`What runs could not be built: ${reason.message}`));
}
if (isDev) await import('./main.ts');
else if (!process.argv.includes('--prepare')) {
  // The program reads its own arguments.
  process.argv = process.argv.filter((argument) => argument !== named);
  await import(`../dist/app/${named?.split('=')[1] ?? 'main'}.mjs`);
}

/** Whether the packages of the lock file are there in their versions; optional ones are those of other systems. */
function isInstalled(withDevelopment) {
  const present = readJson('node_modules/.package-lock.json')?.packages ?? {};
  const wanted = Object.entries(readJson('package-lock.json').packages).filter(
    ([name, { optional, link, dev }]) =>
      name.startsWith('node_modules/') && !optional && !link && (withDevelopment || !dev),
  );
  return wanted.every(([name, { version }]) => present[name]?.version === version);
}

function readJson(name) {
  try {
    return JSON.parse(readFileSync(root + name, 'utf8'));
  } catch {
    return undefined;
  }
}

function run(command, args, sentence) {
  process.stdout.write(`${command} ${args.join(' ')} …\n`);
  if (spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) end(sentence);
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
