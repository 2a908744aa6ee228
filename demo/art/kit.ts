/** Offset 0 to 1, colour, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the gradients and clip paths of one picture, under ids that are unique in that picture. */
export class Kit {
  readonly #prefix: string;
  readonly #definitions: string[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** A linear gradient over the painted shape's box, from top to bottom unless told; answers the paint. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#paint('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
  }

  /** A radial gradient over the painted shape's box; answers the paint. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#paint('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops);
  }

  /** Answers the attribute that clips an element to the shape. */
  clip(shape: string): string {
    const id = this.#nextId();
    this.#definitions.push(`<clipPath id="${id}">${shape}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  definitions(): string {
    return `<defs>${this.#definitions.join('')}</defs>`;
  }

  #nextId(): string {
    return `${this.#prefix}-${this.#definitions.length}`;
  }

  #paint(element: string, geometry: string, stops: readonly Stop[]): string {
    const id = this.#nextId();
    const inner = stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
    this.#definitions.push(`<${element} id="${id}" ${geometry}>${inner}</${element}>`);
    return `url(#${id})`;
  }
}
