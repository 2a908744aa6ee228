import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { GameName } from './games/games.js';

const GAMES = new URL('./games/', import.meta.url);
const COMMON_STYLE = new URL('./page/page.css', import.meta.url);

/** The script of a game's page, as text. Each process builds it once, from the sources beside this file. */
export const gameScript = oncePerGame(async (game) => {
  const { build } = await import('vite');
  const folder = new URL(`${game}/`, GAMES);
  const built = await build({
    configFile: false,
    root: fileURLToPath(folder),
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('page.ts', folder)), output: { format: 'iife' } },
    },
  });
  const chunk = (Array.isArray(built) ? built : [built])
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error(`${game} has no script`);
  return chunk.code;
});

/** The style of all games and of this one, in one file. */
export const gameStyle = oncePerGame(async (game) => {
  const files = [COMMON_STYLE, new URL(`${game}/${game}.css`, GAMES)];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
});

function oncePerGame<T>(make: (game: GameName) => Promise<T>): (game: GameName) => Promise<T> {
  const made = new Map<GameName, Promise<T>>();
  return (game) => {
    const known = made.get(game) ?? make(game);
    made.set(game, known);
    return known;
  };
}
