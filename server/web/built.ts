import { readFile } from 'node:fs/promises';
import type { Locale } from '../base/locale.js';

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk | undefined>>;
type Files = { scripts: readonly string[]; styles: readonly string[] };
/** Styles are inlined, because requesting them costs a round trip before the first picture. */
type Style = { file: string; css: string };
/** For whom a page is rendered. */
type Viewer = { locale: string; hint: 'player' | 'visitor' };
/** `listed`: null for a page that search engines shall not list; `path` is the one address of a page that has several. */
type Head = { title: string; listed: { path: string; description: string } | null };
/** The API as a page that is shared may read it. */
export type SharedApi = {
  /** Whether a read has the same answer for everybody who gets the page. `path`: as in the contract. */
  isShared: (path: string) => boolean;
  fetch: (request: Request) => Promise<Response>;
};
/** What src/server.tsx exports. */
export type Renderer = {
  /**
   * `url`: path and query. `start` is the Start of src/app/boot/start.ts without its answers, as JSON. They come back with the
   * HTML, since the charts of the page tell by their reads which answers they need.
   */
  render: (url: string, start: unknown, api: SharedApi) => Promise<{ html: string; answers: unknown }>;
  /** Whether the lobby's router has a page at a path. */
  knows: (path: string) => boolean;
  /** Whether the page at a path is home. The server writes the data of home into its page. */
  showsHome: (path: string) => boolean;
  /** Whether the first screen at a path may depend on its query. */
  readsQuery: (path: string) => boolean;
  /** The modules that the page at a path needs beside the first route, by their source. */
  modulesOf: (path: string, viewer: Viewer) => readonly string[];
  /** Whether the policy of a document at this path may allow the vendor of the site's pixel. */
  mayTrack: (path: string, consent: 'unasked' | 'given' | 'refused', snippet: string) => boolean;
  /** The consent stored in the cookie `consent`; null means no cookie. */
  consentIn: (text: string | null) => 'unasked' | 'given' | 'refused';
  /** The id of the site's pixel; null if none can run. */
  pixelIdOf: (snippet: string) => string | null;
  /** The colour of an empty page in a theme, in hex. */
  pageColour: (accent: 'blue' | 'pink' | 'green', mode: 'light' | 'dark') => string;
  /** Title and description of a page: see src/i18n/heads.ts. */
  headAt: (path: string, locale: Locale, site: { websiteName: string; documentTitle: string }) => Head;
  /** The addresses of the pages that search engines list. */
  listedPaths: () => readonly string[];
  /** Other origins that the lobby sends requests to when it is opened at this host (decision B8). */
  calledFrom: (site: string) => readonly string[];
};

/** What a page needs to know about the files for the browser. */
export type Build = {
  entry: string;
  /** Modules that the entry imports, in the order in which they are needed. */
  imports: readonly string[];
  /** The styles of the first route. */
  styles: readonly Style[];
  /** What the page at a path needs beside the first route. Nothing for home. */
  filesOf: (path: string, viewer: Viewer) => { scripts: readonly string[]; styles: readonly Style[] };
} & Omit<Renderer, 'modulesOf'>;

const dist = new URL('../../dist/', import.meta.url);
/** The chunk with the browser's lists of pages and texts: see build/chunks.ts. */
const chunkOfLists = 'lists';

/** The chunks of the build for the browser, by their sources. */
export const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8')) as Manifest;

export async function loadBuild(): Promise<Build> {
  const manifest = await readManifest();
  const first = filesNeeded(manifest, 'src/main.tsx');
  const read = async (file: string): Promise<[string, Style]> => {
    const css = await readFile(new URL(`client/${file}`, dist), 'utf8');
    return [`/${file}`, { file: `/${file}`, css: css.trim() }];
  };
  const all = Object.values(manifest).flatMap((chunk) => chunk?.css ?? []);
  const styles = new Map(await Promise.all([...new Set(all)].map(read)));
  const stylesOf = (files: readonly string[]) => files.flatMap((file) => styles.get(file) ?? []);
  const { modulesOf, ...renderer } = (await import(new URL('server/server.js', dist).href)) as Renderer;
  const lists = filesNeeded(
    manifest,
    Object.keys(manifest).find((key) => manifest[key]?.name === chunkOfLists) ?? chunkOfLists,
  );
  return {
    ...renderer,
    entry: first.scripts[0] ?? '',
    imports: first.scripts.slice(1),
    styles: stylesOf(first.styles),
    filesOf: (path, viewer) => {
      const modules = modulesOf(path, viewer).map((key) => filesNeeded(manifest, key));
      const files = modules.length > 0 ? [lists, ...modules] : [];
      return {
        scripts: without(
          first.scripts,
          files.flatMap(({ scripts }) => scripts),
        ),
        styles: stylesOf(
          without(
            first.styles,
            files.flatMap((needed) => needed.styles),
          ),
        ),
      };
    },
  };
}

const without = (had: readonly string[], files: readonly string[]): readonly string[] =>
  [...new Set(files)].filter((file) => !had.includes(file));

/** The file of a chunk and those that it imports, in the order in which they are needed, and their styles. */
export function filesNeeded(manifest: Manifest, key: string): Files {
  const seen = new Set<Chunk>();
  const walk = (at: string): void => {
    const chunk = manifest[at];
    if (!chunk) throw new Error(`The build has no ${at}`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(walk);
  };
  walk(key);
  const chunks = [...seen];
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}
