/**
 * `npm run art`: draws every picture of the lobby into dist/art and writes index.json.
 * Does nothing when index.json is of the same inputs; else renders only what changed and removes what is no longer used.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { ART_FOLDER, type ArtIndex, type IndexedFile, type IndexedPicture } from '../../server/base/art-index.js';
import { encodeFile, encodePicture, ENCODING } from './encode.js';
import { hashInputs } from './inputs.js';
import { fileJobs, pictureJobs, type FileJob, type PictureJob } from './jobs.js';

const contentHash = (text: string) =>
  createHash('sha256').update(JSON.stringify(ENCODING)).update(text).digest('hex').slice(0, 8);

export async function renderPicture(
  folder: string,
  { id, picture, widths, isDrawn = false }: PictureJob,
): Promise<IndexedPicture> {
  const name = `${id.toLowerCase()}.${contentHash(picture.svg)}`;
  if (isDrawn) {
    writeFileSync(join(folder, `${name}.svg`), picture.svg);
    // The server sends it to whoever accepts it, as it does with scripts.
    writeFileSync(join(folder, `${name}.svg.br`), brotliCompressSync(picture.svg));
  }
  const complete = widths.every((width) =>
    ['avif', 'webp'].every((format) => existsSync(join(folder, `${name}-${width}.${format}`))),
  );
  if (!complete) {
    for (const { suffix, bytes } of await encodePicture(picture, widths))
      writeFileSync(join(folder, `${name}${suffix}`), bytes);
  }
  const width = Math.max(...widths);
  return {
    name,
    dominant: picture.dominant,
    width,
    height: Math.round((width * picture.height) / picture.width),
    widths,
    isDrawn,
  };
}

export async function renderFile(folder: string, { id, svg, width, height, format }: FileJob): Promise<IndexedFile> {
  const file = `${id.toLowerCase()}.${contentHash(`${svg}${width}`)}.${format}`;
  const target = join(folder, file);
  if (!existsSync(target)) writeFileSync(target, format === 'svg' ? svg : await encodeFile(svg, width, height, format));
  return { file, width, height };
}

/** Runs the work on as many pictures at a time as there are cores. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

export const filesOf = ({ pictures, files }: ArtIndex): Set<string> =>
  new Set([
    'index.json',
    ...Object.values(files).map(({ file }) => file),
    ...Object.values(pictures).flatMap(({ name, widths }) =>
      widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    ),
    ...Object.values(pictures).flatMap(({ name, isDrawn }) => (isDrawn ? [`${name}.svg`, `${name}.svg.br`] : [])),
  ]);

export function isUpToDate(folder: string, inputs: string): boolean {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return false;
  const index = JSON.parse(readFileSync(file, 'utf8')) as ArtIndex;
  if (index.inputs !== inputs) return false;
  const present = new Set(readdirSync(folder));
  return [...filesOf(index)].every((name) => present.has(name));
}

/** Answers whether anything had to be rendered. */
async function renderArt(folder = ART_FOLDER): Promise<boolean> {
  const inputs = hashInputs();
  if (isUpToDate(folder, inputs)) return false;
  mkdirSync(folder, { recursive: true });
  const pictures = pictureJobs();
  const files = fileJobs();
  const rendered = await inParallel(pictures, (job) => renderPicture(folder, job));
  const written = await inParallel(files, (job) => renderFile(folder, job));
  const index: ArtIndex = {
    inputs,
    pictures: Object.fromEntries(rendered.map((entry, at) => [pictures[at]?.id ?? '', entry])),
    files: Object.fromEntries(written.map((entry, at) => [files[at]?.id ?? '', entry])),
  };
  const used = filesOf(index);
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`);
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = performance.now();
  const didRender = await renderArt();
  process.stdout.write(
    didRender ? `art rendered in ${((performance.now() - started) / 1000).toFixed(1)} s\n` : 'art is up to date\n',
  );
}
