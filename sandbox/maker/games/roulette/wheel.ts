import { prefersStill } from '../../page/motion.js';
import { colorOf, WHEEL } from './rules.js';

const turnMs = 1_400;
/** Turns of the wheel while it slows down, besides the way to the pocket. */
const slowTurns = 1;
const svg = 'http://www.w3.org/2000/svg';
const sector = 360 / WHEEL.length;

const draw = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>>,
) => {
  const element = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
};

/** The wheel turns under a ball that stays at the top; it stops with the pocket of the round there. */
export class Wheel {
  readonly element = draw('svg', { viewBox: '-110 -110 220 220', class: 'wheel', role: 'img' });
  readonly #disc = draw('g', {});
  #angle = 0;
  #turn: Animation | null = null;

  constructor() {
    this.#disc.append(
      draw('circle', { r: 104, class: 'rim' }),
      ...WHEEL.flatMap((pocket, index) => pocketAt(pocket, index)),
    );
    this.element.append(
      this.#disc,
      draw('circle', { r: 38, class: 'hub' }),
      draw('circle', { cy: -94, r: 7, class: 'ball' }),
    );
  }

  /** At rest with this pocket at the top; null: as it is. */
  show(pocket: number | null): void {
    this.#turn?.cancel();
    this.#turn = null;
    if (pocket !== null) this.#angle = angleOf(pocket);
    this.#disc.style.transform = `rotate(${this.#angle}deg)`;
  }

  start(): void {
    if (prefersStill()) return;
    this.#turn = this.#disc.animate(
      [{ transform: `rotate(${this.#angle}deg)` }, { transform: `rotate(${this.#angle + 360}deg)` }],
      { duration: turnMs, iterations: Infinity },
    );
  }

  /** Slows down from where it is to the pocket, as long for every pocket as its way is. */
  async stopAt(pocket: number): Promise<void> {
    if (this.#turn !== null) {
      const from = this.#angle + ((Number(this.#turn.currentTime) % turnMs) / turnMs) * 360;
      const way = ((((angleOf(pocket) - from) % 360) + 360) % 360) + 360 * slowTurns;
      const slowing = this.#disc.animate(
        [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + way}deg)` }],
        // The curve starts at three times its mean speed, so that the wheel goes on at its speed.
        { duration: (3 * way * turnMs) / 360, easing: 'cubic-bezier(.33, 1, .68, 1)' },
      );
      await slowing.finished;
    }
    this.show(pocket);
  }
}

/** The angle of the disc, in degrees, at which the pocket is at the top. */
const angleOf = (pocket: number): number => 360 - WHEEL.indexOf(pocket) * sector;

/** A point of the disc, as a path has it. */
const at = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;

function pocketAt(pocket: number, index: number): readonly SVGElement[] {
  const [from, to] = [index - 0.5, index + 0.5].map((place) => ((place * sector - 90) * Math.PI) / 180) as [
    number,
    number,
  ];
  const text = draw('text', { y: -82, transform: `rotate(${index * sector})`, class: 'pocket-number' });
  text.textContent = String(pocket);
  return [
    draw('path', {
      d: `M${at(56, from)}L${at(100, from)}A100 100 0 0 1 ${at(100, to)}L${at(56, to)}A56 56 0 0 0 ${at(56, from)}Z`,
      class: `pocket ${colorOf(pocket)}`,
    }),
    text,
  ];
}
