import sharp from 'sharp';

/** The pixels that are dark, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

/** A piece of a picture as 12 × 18 bits, 32 in a number. */
type Bits = Uint32Array;
const [COLUMNS, ROWS] = [12, 18];

export interface Template {
  readonly digit: string;
  readonly bits: Bits;
}

/** Columns `from` to `to` of a picture. */
type Piece = readonly [from: number, to: number];
type Cutting = (mask: Mask) => readonly Piece[];

/** The dark pixels of a picture, without connected parts that are too small for a piece of a digit. */
export async function maskOf(picture: Uint8Array): Promise<Mask> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const dark = Uint8Array.from({ length: width * height }, (_, at) => Number((data[at * channels] ?? 255) < 190));
  for (const part of partsOf({ width, height, dark })) if (part.length < 14) for (const at of part) dark[at] = 0;
  return { width, height, dark };
}

/** The connected parts (eight neighbours), each as the places of its pixels. */
function partsOf({ width, height, dark }: Mask): number[][] {
  const seen = new Uint8Array(dark.length);
  const parts: number[][] = [];
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] === 0 || seen[start] === 1) continue;
    const part = [start];
    seen[start] = 1;
    for (let index = 0; index < part.length; index += 1) {
      const at = part[index] ?? 0;
      for (const down of [-1, 0, 1])
        for (const right of [-1, 0, 1]) {
          const [x, y] = [(at % width) + right, Math.floor(at / width) + down];
          const next = y * width + x;
          if (x < 0 || x >= width || y < 0 || y >= height || dark[next] === 0 || seen[next] === 1) continue;
          seen[next] = 1;
          part.push(next);
        }
    }
    parts.push(part);
  }
  return parts;
}

/** Dark pixels of each column. */
const columnsOf = ({ width, height, dark }: Mask): number[] =>
  Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < height; y += 1) sum += dark[y * width + x] ?? 0;
    return sum;
  });

/** Four pieces of one width, between the first column with much ink and the last one. */
export const evenly: Cutting = (mask) => {
  const columns = columnsOf(mask);
  const [from, to] = [columns.findIndex((sum) => sum > 4), columns.findLastIndex((sum) => sum > 4)];
  const width = (to - from + 1) / 4;
  return [0, 1, 2, 3].map((index): Piece => [Math.round(from + index * width), Math.round(from + (index + 1) * width)]);
};

/** Four pieces of one width, of the whole picture. */
export const atFixedPlaces: Cutting = ({ width }) =>
  [0, 1, 2, 3].map((index): Piece => [Math.round((index * width) / 4), Math.round(((index + 1) * width) / 4)]);

/** Pieces between the columns with the least ink near the places where four even pieces would meet. */
export const atThinColumns: Cutting = (mask) => {
  const columns = columnsOf(mask);
  const even = evenly(mask);
  const cuts = even.slice(1).map(([at]) => {
    const near = Array.from({ length: 17 }, (_, index) => at - 8 + index);
    return near.reduce((best, x) => ((columns[x] ?? 99) < (columns[best] ?? 99) ? x : best), at);
  });
  const ends = [even[0]?.[0] ?? 0, ...cuts, even[3]?.[1] ?? mask.width];
  return [0, 1, 2, 3].map((index): Piece => [ends[index] ?? 0, ends[index + 1] ?? 0]);
};

/** A connected part for each digit: the parts from left to right, the widest halved until there are four. */
export const byParts: Cutting = (mask) => {
  const pieces = partsOf(mask)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 4)
    .map((part): Piece => {
      const columns = part.map((at) => at % mask.width);
      return [Math.min(...columns), Math.max(...columns) + 1];
    });
  while (pieces.length < 4) {
    const [from, to] = pieces.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))[0] ?? [0, mask.width];
    const middle = Math.round((from + to) / 2);
    pieces.splice(
      pieces.findIndex(([start]) => start === from),
      1,
      [from, middle],
      [middle, to],
    );
  }
  return pieces.toSorted(([one], [other]) => one - other);
};

/** A piece turned by `angle` about its middle, cut to its ink (without the thinnest rows of it), in 12 × 18 bits. */
function bitsOf({ width, height, dark }: Mask, [from, to]: Piece, angle = 0): Bits {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [middle, centre] = [(from + to) / 2, height / 2];
  const at = (x: number, y: number): number => {
    const column = Math.round(middle + (x - middle) * cos - (y - centre) * sin);
    const row = Math.round(centre + (x - middle) * sin + (y - centre) * cos);
    return column < 0 || column >= width || row < 0 || row >= height ? 0 : (dark[row * width + column] ?? 0);
  };
  const ofRow = Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = from; x < to; x += 1) sum += at(x, y);
    return sum;
  });
  const ink = ofRow.reduce((sum, row) => sum + row, 0);
  let [top, bottom, above, below] = [0, height - 1, 0, 0];
  while (top < height - 1 && (above += ofRow[top] ?? 0) < ink * 0.04) top += 1;
  while (bottom > top + 1 && (below += ofRow[bottom] ?? 0) < ink * 0.04) bottom -= 1;
  const bits = new Uint32Array(Math.ceil((COLUMNS * ROWS) / 32));
  for (let index = 0; index < COLUMNS * ROWS; index += 1) {
    const x = from + ((index % COLUMNS) + 0.5) * ((to - from) / COLUMNS);
    const y = top + (Math.floor(index / COLUMNS) + 0.5) * ((bottom + 1 - top) / ROWS);
    if (at(Math.floor(x), Math.floor(y)) === 1) bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
  }
  return bits;
}

function differing(one: Bits, other: Bits): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    let word = (one[index] ?? 0) ^ (other[index] ?? 0);
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

function nearest(templates: readonly Template[], bits: Bits): { readonly digit: string; readonly distance: number } {
  let [digit, distance] = ['', Infinity];
  for (const template of templates) {
    const found = differing(template.bits, bits);
    if (found < distance) [digit, distance] = [template.digit, found];
  }
  return { digit, distance };
}

/** What the labelled pictures teach: the pieces of each, as the digits of its solution. */
export const templatesOf = (samples: readonly { readonly mask: Mask; readonly solution: string }[], cut: Cutting) =>
  samples.flatMap(({ mask, solution }) =>
    cut(mask).map((piece, index): Template => ({ digit: solution[index] ?? '', bits: bitsOf(mask, piece) })),
  );

/** The plain attack: each piece is read as the nearest template. */
export const readPlainly = (mask: Mask, templates: readonly Template[], cut: Cutting): string =>
  cut(mask)
    .map((piece) => nearest(templates, bitsOf(mask, piece)).digit)
    .join('');

/**
 * The smarter attack: each digit is looked for in windows of several widths, shifts and rotations about its piece, and
 * read as the nearest template of them all.
 */
export const readWithShifts = (mask: Mask, templates: readonly Template[], cut: Cutting): string =>
  cut(mask)
    .map(([from, to]) => {
      let best = { digit: '', distance: Infinity };
      for (const shift of [-6, -3, 0, 3, 6])
        for (const wider of [-4, 0, 4])
          for (const angle of [-0.3, -0.15, 0, 0.15, 0.3]) {
            const found = nearest(templates, bitsOf(mask, [from + shift - wider, to + shift + wider], angle));
            if (found.distance < best.distance) best = found;
          }
      return best.digit;
    })
    .join('');
