import { readFile } from 'node:fs/promises';

type Chunk = { file: string; css?: string[]; imports?: string[] };
/** What src/server.tsx exports. */
export type Renderer = {
  /** `start` is the Start of src/app/start.ts, as JSON. */
  render: (url: string, start: unknown) => string;
  /** Whether the lobby's router has a page at a path. */
  knows: (path: string) => boolean;
  /** Whether a document at this path may let the vendor of the site's pixel in. */
  mayTrack: (path: string, consent: 'unasked' | 'given' | 'refused', snippet: string) => boolean;
  /** The answer in the cookie `consent`; null is no cookie. */
  consentIn: (text: string | null) => 'unasked' | 'given' | 'refused';
  /** The pixel of a site; null where none can run. */
  pixelIdOf: (snippet: string) => string | null;
  /** Origins that the lobby calls beside its own, opened at a host (decision B8). */
  calledFrom: (site: string) => readonly string[];
};

/** What a page needs to know of the browser's files. */
export type Build = {
  entry: string;
  /** Modules that the entry imports, in the order of need. */
  imports: readonly string[];
  /** The styles of the first route, inlined: asking for them costs a round trip. */
  css: string;
  /** Their files. */
  styles: readonly string[];
} & Renderer;

const dist = new URL('../../dist/', import.meta.url);

export async function loadBuild(): Promise<Build> {
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    Chunk | undefined
  >;
  const imports: string[] = [];
  const styles = new Set<string>();
  const walk = (key: string): string => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) {
      const file = `/${manifest[imported]?.file ?? ''}`;
      if (!imports.includes(file)) {
        imports.push(file);
        walk(imported);
      }
    }
    return `/${chunk.file}`;
  };
  const entry = walk('src/main.tsx');
  const css = await Promise.all([...styles].map((style) => readFile(new URL(`client/${style}`, dist), 'utf8')));
  const { render, knows, calledFrom, mayTrack, consentIn, pixelIdOf } = (await import(
    new URL('server/server.js', dist).href
  )) as Renderer;
  return {
    entry,
    imports,
    css: css.join('').trim(),
    styles: [...styles].map((style) => `/${style}`),
    render,
    knows,
    calledFrom,
    mayTrack,
    consentIn,
    pixelIdOf,
  };
}
