import { readdirSync } from 'node:fs';

/** What one file exports; `file` is `<area>/<resource>.ts`. */
export interface OperationFile {
  readonly file: string;
  readonly exports: object;
}

/**
 * All files in `operations/<area>/`. The bundler puts its own list here (build/bundle.ts): a built server has no sources to
 * look for.
 */
export function operationFiles(): Promise<readonly OperationFile[]> {
  const names = readdirSync(new URL('.', import.meta.url), { recursive: true }) as string[];
  const files = names.filter((name) => /^[a-z]+\/[^/]+\.ts$/.test(name)).toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, exports: (await import(new URL(file, import.meta.url).href)) as object })),
  );
}
