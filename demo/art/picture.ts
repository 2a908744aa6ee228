import type { Kit } from './kit.js';

/** A drawn picture before it is rendered. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The colour that stands in until the picture has loaded. */
  readonly dominant: string;
}

export const svgDocument = (kit: Kit, width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${kit.definitions()}${body}</svg>`;
