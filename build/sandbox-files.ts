/** Compiles the pages of the sandbox's games and draws their pictures, into dist/sandbox. `npm run build` */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { GAME_NAMES, type GameName } from '../sandbox/maker/games/games.js';
import { gamePictures } from './game-pictures.js';

const maker = new URL('../sandbox/maker/', import.meta.url);
const folderOf = (game: GameName) => new URL(`games/${game}/`, maker);
const out = new URL('../dist/sandbox/', import.meta.url);

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await Promise.all([
  ...GAME_NAMES.flatMap((game) => [
    scriptOf(game).then((script) => writeFile(new URL(`${game}.js`, out), script)),
    styleOf(game).then((style) => writeFile(new URL(`${game}.css`, out), style)),
  ]),
  ...gamePictures().map(async ({ theme, name, svg }) => {
    const folder = new URL(`art/${theme}/`, out);
    await mkdir(folder, { recursive: true });
    await writeFile(new URL(`${name}.svg`, folder), svg);
  }),
]);

async function scriptOf(game: GameName): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(folderOf(game)),
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('page.ts', folderOf(game))), output: { format: 'iife' } },
    },
  });
  const chunk = (Array.isArray(built) ? built : [built])
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error(`${game} has no script`);
  return chunk.code;
}

/** The style of all games and those of this one, in one file. */
async function styleOf(game: GameName): Promise<string> {
  const names = (await readdir(folderOf(game))).filter((name) => name.endsWith('.css')).toSorted();
  const files = [new URL('page/page.css', maker), ...names.map((name) => new URL(name, folderOf(game)))];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
