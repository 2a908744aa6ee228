import { readFile } from 'node:fs/promises';

type Chunk = { file: string; css?: string[]; imports?: string[] };
/** What src/server.tsx exports. */
export type Renderer = {
  /** `start` is the Start of src/app/boot/start.ts, as JSON. */
  render: (url: string, start: unknown) => string;
  /** Whether the lobby's router has a page at a path. */
  knows: (path: string) => boolean;
  /** Whether the page at a path is home. The server writes the data of home into its page. */
  showsHome: (path: string) => boolean;
  /** Whether the policy of a document at this path may allow the vendor of the site's pixel. */
  mayTrack: (path: string, consent: 'unasked' | 'given' | 'refused', snippet: string) => boolean;
  /** The consent stored in the cookie `consent`; null means no cookie. */
  consentIn: (text: string | null) => 'unasked' | 'given' | 'refused';
  /** The id of the site's pixel; null if none can run. */
  pixelIdOf: (snippet: string) => string | null;
  /** Other origins that the lobby sends requests to when it is opened at this host (decision B8). */
  calledFrom: (site: string) => readonly string[];
};

/** What a page needs to know about the files for the browser. */
export type Build = {
  entry: string;
  /** Modules that the entry imports, in the order in which they are needed. */
  imports: readonly string[];
  /** The styles of the first route. They are inlined, because requesting them costs a round trip. */
  css: string;
  /** The files of these styles. */
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
  const { render, knows, showsHome, calledFrom, mayTrack, consentIn, pixelIdOf } = (await import(
    new URL('server/server.js', dist).href
  )) as Renderer;
  return {
    entry,
    imports,
    css: css.join('').trim(),
    styles: [...styles].map((style) => `/${style}`),
    render,
    knows,
    showsHome,
    calledFrom,
    mayTrack,
    consentIn,
    pixelIdOf,
  };
}
