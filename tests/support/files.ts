import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of the files below a folder, relative to the project's root, with `/`. Empty when the folder does not exist. */
export function filesIn(folder: string, ending: RegExp = /\.tsx?$/): string[] {
  try {
    const entries = readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
    return files
      .map((file) => file.slice(root.length).replaceAll('\\', '/'))
      .filter((file) => !file.includes('node_modules/') && ending.test(file))
      .toSorted();
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw reason;
  }
}

export const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
export const readJson = (file: string): unknown => JSON.parse(read(file));
