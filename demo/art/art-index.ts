import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A raster picture: `{name}-{width}.avif` and `{name}-{width}.webp` for each of its widths. */
export interface IndexedPicture {
  /** The picture's id and a hash of its content, so its files may be cached for ever. */
  readonly name: string;
  /** The colour that stands in until the picture has loaded. */
  readonly dominant: string;
  /** CSS pixels of the largest rendering. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** A file served as it is: an SVG mark or a PNG icon. */
export interface IndexedFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** `dist/art/index.json`. */
export interface ArtIndex {
  /** Hash of everything the pictures are made from; equal means up to date. */
  readonly inputs: string;
  readonly pictures: Readonly<Record<string, IndexedPicture>>;
  readonly files: Readonly<Record<string, IndexedFile>>;
}

export const ART_FOLDER = 'dist/art';
const ART_BASE = '/art/';
export type ArtFormat = 'avif' | 'webp';

/** Reads the index that `npm run art` wrote; throws when there is none. */
export function readArtIndex(folder = ART_FOLDER): ArtIndex {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as ArtIndex;
}

/** The picture of an id such as `card-1001`; throws for an unknown id, since seed and art are made together. */
export function pictureOf(index: ArtIndex, id: string): IndexedPicture {
  const picture = index.pictures[id];
  if (!picture) throw new Error(`no picture ${id} in the art index`);
  return picture;
}

/** The address of one rendering: `/art/card-1001.a1b2c3d4-216.avif`. */
export const artUrl = (name: string, width: number, format: ArtFormat): string =>
  `${ART_BASE}${name}-${width}.${format}`;

/** The address of a mark or icon such as `maker-larkspire`, `bank-north-star`, `brand-mark`; throws for an unknown id. */
export function fileUrl(index: ArtIndex, id: string): string {
  const entry = index.files[id];
  if (!entry) throw new Error(`no file ${id} in the art index`);
  return `${ART_BASE}${entry.file}`;
}
