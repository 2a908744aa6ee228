import { prefersStill, wait } from '../../page/motion.js';
import { LINES, ROWS, STRIPS, type SlotSymbol, type SlotWin } from './rules.js';

/** Time of one turn of a strip, and between two reels that stop. */
const turnMs = 900;
const staggerMs = 140;
const turboTurnMs = 450;
const turboStaggerMs = 30;
/** What the player switches: faster reels. */
export type Pace = { isTurbo: boolean };

/** Least number of cells that a reel moves while it slows down, the same for every reel and every result. */
const leastRun = 6;

/** One reel: the real strip, repeated more than twice so that it can loop without a seam. */
class Reel {
  readonly element = document.createElement('div');
  readonly #band = document.createElement('div');
  readonly #cells: number;
  readonly #length: number;
  #stop = 0;
  #run: Animation | null = null;
  #turnMs = turnMs;

  constructor(strip: readonly SlotSymbol[], theme: string) {
    this.#length = strip.length;
    this.#cells = 2 * strip.length + leastRun + ROWS;
    this.element.className = 'reel';
    this.#band.className = 'band';
    this.#band.append(
      ...Array.from({ length: this.#cells }, (_, index) => picture(strip[index % strip.length] ?? 'wild', theme)),
    );
    this.element.append(this.#band);
  }

  show(stop: number): void {
    this.#stop = stop;
    this.#run?.cancel();
    this.#run = null;
    this.#band.style.transform = this.#at(stop);
  }

  start(isTurbo: boolean): void {
    if (prefersStill()) return;
    this.#turnMs = isTurbo ? turboTurnMs : turnMs;
    this.#run = this.#band.animate(
      [{ transform: this.#at(this.#stop + this.#length) }, { transform: this.#at(this.#stop) }],
      { duration: this.#turnMs, iterations: Infinity },
    );
  }

  /** Slows down from the present position to the stop of the result. */
  async stopAt(stop: number, delay: number): Promise<void> {
    if (this.#run === null) {
      this.show(stop);
      return;
    }
    await wait(delay);
    const turned = ((Number(this.#run.currentTime) % this.#turnMs) / this.#turnMs) * this.#length;
    const way = (this.#stop + 2 * this.#length - turned - stop) % this.#length;
    // In turbo a reel jumps to its last cells, which at that speed is not seen.
    const isTurbo = this.#turnMs === turboTurnMs;
    const run = isTurbo ? leastRun : way < leastRun ? way + this.#length : way;
    const slowing = this.#band.animate([{ transform: this.#at(stop + run) }, { transform: this.#at(stop) }], {
      // The curve starts at three times its mean speed, so that the reel continues at its speed.
      duration: (3 * run * this.#turnMs) / this.#length,
      easing: 'cubic-bezier(.33, 1, .68, 1)',
    });
    await slowing.finished;
    this.show(stop);
  }

  #at(cell: number): string {
    return `translateY(${(-100 * cell) / this.#cells}%)`;
  }
}

/** The window of reels, and the lines drawn over the winning symbols. */
export class Reels {
  readonly element = document.createElement('div');
  readonly #reels: readonly Reel[];
  readonly #pace: Pace;
  readonly #lines = document.createElementNS('http://www.w3.org/2000/svg', 'svg');

  constructor(theme: string, pace: Pace) {
    this.#pace = pace;
    this.#reels = STRIPS.map((strip) => new Reel(strip, theme));
    this.element.className = 'reels';
    this.#lines.setAttribute('viewBox', `0 0 ${STRIPS.length * 100} ${ROWS * 100}`);
    this.#lines.setAttribute('preserveAspectRatio', 'none');
    this.#lines.classList.add('lines');
    this.element.append(...this.#reels.map(({ element }) => element), this.#lines);
  }

  show(stops: readonly number[]): void {
    this.#reels.forEach((reel, index) => reel.show(stops[index] ?? 0));
  }

  start(): void {
    this.clear();
    for (const reel of this.#reels) reel.start(this.#pace.isTurbo);
  }

  async stopAt(stops: readonly number[]): Promise<void> {
    const between = this.#pace.isTurbo ? turboStaggerMs : staggerMs;
    await Promise.all(this.#reels.map((reel, index) => reel.stopAt(stops[index] ?? 0, index * between)));
  }

  mark(wins: readonly SlotWin[]): void {
    this.#lines.replaceChildren(
      ...wins.flatMap(({ line, count }) => (line === null ? [] : [drawnLine(LINES[line] ?? [], count, line)])),
    );
  }

  clear(): void {
    this.#lines.replaceChildren();
  }
}

/** A line over the first `count` reels. */
export function drawnLine(rows: readonly number[], count: number, line: number): SVGPolylineElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  const points = rows.slice(0, count).map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
  drawn.setAttribute('points', points.join(' '));
  drawn.setAttribute('class', `line line-${line}`);
  drawn.setAttribute('vector-effect', 'non-scaling-stroke');
  return drawn;
}

export function picture(symbol: SlotSymbol, theme: string): HTMLImageElement {
  const image = document.createElement('img');
  image.src = `/sandbox/maker/art/${theme}/${symbol}.svg`;
  image.alt = '';
  image.decoding = 'async';
  image.draggable = false;
  return image;
}
