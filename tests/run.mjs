/** `npm test`: makes sure that packages are there, then runs the checks. Plain JavaScript, since it installs what runs the rest. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../', import.meta.url));
const run = (command, args) => spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;

if (!existsSync(`${cwd}node_modules/.package-lock.json`) && run('npm', ['ci']) !== 0) {
  console.error('The packages could not be installed: `npm ci` says why above.');
  process.exit(1);
}
process.exit(run(process.execPath, ['--import', 'tsx', 'tests/run/main.ts', ...process.argv.slice(2)]));
