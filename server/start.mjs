/**
 * `npm start`: makes sure that packages, art and pages are there and current, then runs the server in this process. Plain
 * JavaScript without packages, since it installs them. `--dev` serves the pages from their sources; `--prepare` starts nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) end(`This needs Node 20.19 or newer; this is ${process.version}.`);
if (!isInstalled())
  run('npm', ['ci', '--no-audit', '--no-fund'], 'The packages could not be installed: `npm ci` says why above.');

const { register } = await import('tsx/esm/api');
register();

const { isArtStale } = await import('../build/art.mjs');
if (await isArtStale()) run('npm', ['run', '--silent', 'art'], 'The art could not be rendered.');
if (process.argv.includes('--dev'))
  run(process.execPath, ['--import', 'tsx', 'build/sandbox-files.ts'], 'The games of the sandbox could not be built.');
else {
  const { buildIfStale } = await import('../build/stamp.mjs');
  await buildIfStale().catch((reason) => end(`The pages could not be built: ${reason.message}`));
}
if (!process.argv.includes('--prepare')) await import('./main.ts');

/** Whether every package of the lock file is there in its version; optional ones are those of other systems. */
function isInstalled() {
  const present = readJson('node_modules/.package-lock.json')?.packages ?? {};
  const wanted = Object.entries(readJson('package-lock.json').packages).filter(
    ([name, { optional, link }]) => name.startsWith('node_modules/') && !optional && !link,
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
