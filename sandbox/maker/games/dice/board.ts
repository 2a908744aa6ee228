import type { Board, Table } from '../../page/board.js';
import { el } from '../../page/dom.js';
import { prefersStill, wait } from '../../page/motion.js';
import { fill } from '../../page/texts.js';
import { createDice } from './dice.js';
import {
  BETS,
  chanceOf,
  diceRules,
  hundredthsOf,
  marksOf,
  returnOf,
  SIDES,
  sumOf,
  wins,
  type DiceBet,
  type Side,
  type Throw,
} from './rules.js';
import type { DiceTexts } from './texts.js';

/** How long the dice run at least, so that a fast response is seen as a roll. */
const leastRunMs = 600;
const faceMs = 80;

const best = Math.max(...BETS.map(returnOf));
const sums = Array.from({ length: 11 }, (_, index) => index + 2);
const atRest: Throw = [3, 4];

/** The dice, all sums with those that win, and the choice of side and sum. */
export function createDiceBoard({ own, money, onBet }: Table<DiceTexts>): Board<DiceBet, Throw> {
  let bet: DiceBet = { side: 'over', sum: 7 };
  let run: { readonly timer: number; readonly since: number } | null = null;
  const element = el('div', 'dice');
  const dice = createDice();
  const figure = el('output', 'thrown');
  const row = el('div', 'sums');
  row.setAttribute('aria-hidden', 'true');
  const marks = sums.map((sum) => el('span', 'sum', String(sum)));
  row.append(...marks);
  const slider = el('input', 'sum-range');
  Object.assign(slider, { type: 'range', id: 'sum', step: '1' });
  slider.addEventListener('input', () => choose({ ...bet, sum: Number(slider.value) }));
  const sumName = el('label', 'name', own.sum);
  sumName.htmlFor = 'sum';
  const sumValue = el('b', 'figure');
  const side = el('fieldset', 'sides');
  const options = SIDES.map((name) => sideOption(name));
  side.append(el('legend', 'name', own.side), ...options.map(({ label }) => label));
  const chance = el('b', 'figure');
  const factor = el('b', 'figure');
  const win = el('b', 'figure');
  const sumBox = el('div', 'sum-choice');
  sumBox.append(sumName, sumValue, slider);
  const pays = el('div', 'pays');
  pays.append(named(own.chance, chance), named(own.wins, factor), named(own.wouldWin, win));
  element.append(dice.element, figure, row, side, sumBox, pays);

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
    bet = { ...chosen, sum: within(chosen.sum, chosen.side) };
    onBet();
  }

  function showThrow(thrown: Throw | null, isWin: boolean): void {
    const [one, other] = (thrown ?? []).map(String);
    dice.show(thrown ?? atRest, thrown ? fill(own.faces, one ?? '', other ?? '') : own.dice);
    figure.textContent = thrown ? fill(own.rolled, String(sumOf(thrown))) : '–';
    figure.dataset['tone'] = isWin ? 'win' : 'plain';
    marks.forEach((mark, index) => mark.classList.toggle('fell', thrown !== null && sums[index] === sumOf(thrown)));
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
      // Rounds of the time when one roll had 10,000 points have another bet.
      const known = round && Array.isArray(round.outcome) ? round : null;
      if (known) ({ bet } = known);
      showThrow(known?.outcome ?? null, known !== null && wins(known.bet, sumOf(known.outcome)));
    },
    start: () => {
      showThrow(null, false);
      if (prefersStill()) return;
      dice.show(atRest, own.running, true);
      run = { timer: window.setInterval(dice.shuffle, faceMs), since: performance.now() };
    },
    finish: async ({ bet: played, outcome }) => {
      if (run) await wait(leastRunMs - (performance.now() - run.since));
      stop();
      showThrow(outcome, wins(played, sumOf(outcome)));
    },
    update: ({ stake, isOpen }) => {
      const { least, most } = marksOf(bet.side);
      Object.assign(slider, { min: String(least), max: String(most) });
      slider.value = sumValue.textContent = String(bet.sum);
      marks.forEach((mark, index) => mark.classList.toggle('winning', wins(bet, sums[index] ?? 0)));
      for (const { name, input, text } of options) {
        input.checked = name === bet.side;
        text.textContent = fill(own[name], String(within(bet.sum, name)));
      }
      slider.disabled = side.disabled = !isOpen;
      chance.textContent = fill(own.chanceValue, String(chanceOf(bet)));
      factor.textContent = fill(own.factor, (hundredthsOf(bet) / 100).toFixed(2));
      win.textContent = money((stake * hundredthsOf(bet)) / 100);
    },
    stakeOf: ({ stake }) => stake,
    rules: () => [
      el('p', 'info-small', own.how),
      el('p', 'info-small', fill(own.returns, String(diceRules.returnToPlayer), String(best), String(returnOf(bet)))),
    ],
  };
}

/** The sum, or the nearest to it that the side offers. */
function within(sum: number, side: Side): number {
  const { least, most } = marksOf(side);
  return Math.min(most, Math.max(least, sum));
}

function named(name: string, value: HTMLElement): HTMLElement {
  const box = el('p', 'money');
  box.append(el('span', 'name', name), value);
  return box;
}
