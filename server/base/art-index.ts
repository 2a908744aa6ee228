import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture: `{name}-{width}.avif` and `{name}-{width}.webp` for each of its widths, and `{name}.svg` if it is drawn. */
export interface IndexedPicture {
  /** The picture's id and a hash of its content, so its files may be cached for ever. */
  readonly name: string;
  /** The colour that stands in until the picture has loaded. */
  readonly dominant: string;
  /** CSS pixels of the largest rendering. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly isDrawn: boolean;
}

/** A file served as it is: an SVG mark or a PNG icon. */
export interface IndexedFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** `dist/art/index.json`: the art of a lobby by stable ids. Whoever draws it writes the index; the server reads it. */
export interface ArtIndex {
  /** Hash of everything the pictures are made from; equal means up to date. */
  readonly inputs: string;
  readonly pictures: Readonly<Record<string, IndexedPicture>>;
  readonly files: Readonly<Record<string, IndexedFile>>;
}

export const ART_FOLDER = 'dist/art';

/** Throws when no art was rendered. */
export function readArtIndex(folder = ART_FOLDER): ArtIndex {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as ArtIndex;
}

/** The address of a mark or icon such as `maker-larkspire`, `bank-north-star`, `brand-mark`; throws for an unknown id. */
export function fileUrl(index: ArtIndex, id: string): string {
  const entry = index.files[id];
  if (!entry) throw new Error(`no file ${id} in the art index`);
  return `/art/${entry.file}`;
}
