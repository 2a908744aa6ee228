import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const SOURCE = new URL('./game/', import.meta.url);

/** The script of the game page, as text. Each process builds it once, from the sources beside this file. */
export const gameScript = once(async () => {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root: fileURLToPath(SOURCE),
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('main.ts', SOURCE)), output: { format: 'iife' } },
    },
  });
  const chunk = (Array.isArray(built) ? built : [built])
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error('the game has no script');
  return chunk.code;
});

export const gameStyle = once(() => readFile(new URL('game.css', SOURCE), 'utf8'));

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
