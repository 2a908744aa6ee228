import { el } from '../../page/dom.js';
import { FACES, type Throw } from './rules.js';

/** The places of the pips of each face, in a grid of three by three that is counted by rows from 1. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** Two drawn dice, which a screen reader reads as one picture. */
export function createDice() {
  const element = el('div', 'two-dice');
  element.setAttribute('role', 'img');
  const drawn = [el('div', 'die'), el('div', 'die')] as const;
  element.append(...drawn);
  const draw = (thrown: Throw): void =>
    drawn.forEach((die, index) => {
      const face = thrown[index] ?? 1;
      die.dataset['face'] = String(face);
      die.replaceChildren(
        ...(PIPS[face] ?? []).map((place) => {
          const pip = el('i', 'pip');
          pip.style.gridArea = `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}`;
          return pip;
        }),
      );
    });
  return {
    element,
    /** `name`: what a screen reader reads. */
    show: (thrown: Throw, name: string, isRunning = false): void => {
      draw(thrown);
      element.setAttribute('aria-label', name);
      element.classList.toggle('running', isRunning);
    },
    /** Only for the eye: these faces are not the throw. */
    shuffle: (): void => draw([face(), face()]),
  };
}

const face = (): number => 1 + Math.floor(Math.random() * FACES);
