import type { Board, Table } from '../../page/board.js';
import { el } from '../../page/dom.js';
import { prefersStill, wait } from '../../page/motion.js';
import { fill } from '../../page/texts.js';
import {
  diceRules,
  hundredthsOf,
  LEAST_CHANCE,
  markOf,
  MOST_CHANCE,
  returnOf,
  ROLLS,
  wins,
  type DiceBet,
  type Side,
} from './rules.js';
import type { DiceTexts } from './texts.js';

/** How long the figures run at least, so that a fast response is seen as a roll. */
const leastRunMs = 600;
const figureMs = 60;

const sides: readonly Side[] = ['under', 'over'];
const best = Math.max(...Array.from({ length: MOST_CHANCE }, (_, index) => returnOf(index + LEAST_CHANCE)));

/** The roll, a bar with the part that wins, and the choice of chance and side. */
export function createDiceBoard({ own, money, onBet }: Table<DiceTexts>): Board<DiceBet, number> {
  let bet: DiceBet = { side: 'under', chance: 50 };
  let run: { readonly timer: number; readonly since: number } | null = null;
  const element = el('div', 'dice');
  const figure = el('output', 'roll', '–');
  const bar = el('div', 'bar');
  const marker = el('i', 'marker');
  marker.hidden = true;
  bar.append(el('i', 'winning'), marker);
  bar.setAttribute('aria-hidden', 'true');
  const chance = el('input', 'chance-range');
  Object.assign(chance, {
    type: 'range',
    id: 'chance',
    min: String(LEAST_CHANCE),
    max: String(MOST_CHANCE),
    step: '1',
  });
  chance.addEventListener('input', () => choose({ ...bet, chance: Number(chance.value) }));
  const chanceName = el('label', 'name', own.chance);
  chanceName.htmlFor = 'chance';
  const chanceValue = el('b', 'figure');
  const side = el('fieldset', 'sides');
  const legend = el('legend', 'name', own.side);
  const options = sides.map((name) => sideOption(name));
  side.append(legend, ...options.map(({ label }) => label));
  const factor = el('b', 'figure');
  const win = el('b', 'figure');
  const chanceBox = el('div', 'chance');
  chanceBox.append(chanceName, chanceValue, chance);
  const pays = el('div', 'pays');
  pays.append(named(own.wins, factor), named(own.wouldWin, win));
  element.append(figure, bar, side, chanceBox, pays);

  function sideOption(name: Side) {
    const input = el('input', '');
    Object.assign(input, { type: 'radio', name: 'side', value: name });
    input.addEventListener('change', () => choose({ ...bet, side: name }));
    const text = el('span', '');
    const label = el('label', 'side');
    label.append(input, text);
    return { name, input, text, label };
  }

  function choose(chosen: DiceBet): void {
    bet = chosen;
    onBet();
  }

  function showRoll(roll: number | null): void {
    figure.textContent = roll === null ? '–' : points(roll);
    marker.hidden = roll === null;
    if (roll !== null) marker.style.insetInlineStart = `${(roll * 100) / ROLLS}%`;
  }

  function stop(): void {
    if (run) clearInterval(run.timer);
    run = null;
  }

  return {
    element,
    wager: (stake) => ({ bet, total: stake }),
    show: (round) => {
      stop();
      if (round) ({ bet } = round);
      showRoll(round?.outcome ?? null);
      figure.dataset['tone'] = round && wins(round.bet, round.outcome) ? 'win' : 'plain';
    },
    start: () => {
      figure.dataset['tone'] = 'plain';
      marker.hidden = true;
      figure.textContent = '··.··';
      if (prefersStill()) return;
      // Only for the eye: these figures are not the roll.
      const timer = window.setInterval(() => {
        figure.textContent = points(Math.floor(Math.random() * ROLLS));
      }, figureMs);
      run = { timer, since: performance.now() };
    },
    finish: async ({ bet: played, outcome }) => {
      if (run) await wait(leastRunMs - (performance.now() - run.since));
      stop();
      showRoll(outcome);
      figure.dataset['tone'] = wins(played, outcome) ? 'win' : 'plain';
    },
    update: ({ stake, isOpen }) => {
      const winning = bar.firstElementChild as HTMLElement;
      const share = `${bet.chance}%`;
      winning.style.insetInline = bet.side === 'under' ? `0 calc(100% - ${share})` : `calc(100% - ${share}) 0`;
      chance.value = String(bet.chance);
      chanceValue.textContent = fill(own.chanceValue, String(bet.chance));
      for (const { name, input, text } of options) {
        input.checked = name === bet.side;
        text.textContent = fill(own[name], points(markOf({ ...bet, side: name })));
      }
      chance.disabled = side.disabled = !isOpen;
      factor.textContent = fill(own.factor, (hundredthsOf(bet.chance) / 100).toFixed(2));
      win.textContent = money((stake * hundredthsOf(bet.chance)) / 100);
    },
    stakeOf: ({ stake }) => stake,
    rules: () => [
      el('p', 'info-small', own.how),
      el(
        'p',
        'info-small',
        fill(own.returns, String(diceRules.returnToPlayer), String(best), String(returnOf(bet.chance))),
      ),
    ],
  };
}

/** A roll as it is written: 7.05. */
const points = (roll: number): string => (roll / 100).toFixed(2);

function named(name: string, value: HTMLElement): HTMLElement {
  const box = el('p', 'money');
  box.append(el('span', 'name', name), value);
  return box;
}
