import type { Board, Table } from '../../page/board.js';
import { button, el } from '../../page/dom.js';
import { fill } from '../../page/texts.js';
import { Chips } from './chips.js';
import { fallenNumbers, numberText } from './fallen.js';
import {
  colorOf,
  covers,
  factorOf,
  GROUP_NAMES,
  MOST_FIELDS,
  mostOn,
  POCKETS,
  type Chip,
  type Field,
} from './rules.js';
import type { RouletteTexts } from './texts.js';
import { Wheel } from './wheel.js';

const numbers = Array.from({ length: POCKETS }, (_, pocket) => pocket);
const fields: readonly Field[] = [...numbers, ...GROUP_NAMES];

/** The wheel and the table: each field is a button that takes a chip. */
export function createRouletteBoard({ own, money, onBet }: Table<RouletteTexts>): Board<readonly Chip[], number> {
  const chips = new Chips();
  const wheel = new Wheel();
  const fallen = fallenNumbers(own);
  /** Why the last chip was not placed. */
  let refused = '';
  const choice = { stake: 0, stakes: [] as readonly number[], isOpen: false };
  const element = el('div', 'roulette');
  const total = el('p', 'total');
  const undo = button('tool', own.undo, () => change(() => chips.undo()));
  const clear = button('tool', own.clear, () => change(() => chips.set([])));
  const table = el('div', 'fields');
  table.setAttribute('role', 'group');
  table.setAttribute('aria-label', own.table);
  const buttons = new Map(fields.map((field) => [field, fieldButton(field)]));
  table.append(...buttons.values());
  const tools = el('div', 'tools');
  tools.append(total, undo, clear);
  element.append(fallen.element, wheel.element, tools, table);

  function fieldButton(field: Field): HTMLButtonElement {
    const label = typeof field === 'number' ? String(field) : own.groups[field];
    const made = button('field', label, () => change(() => place(field)));
    made.dataset['field'] = String(field);
    made.classList.add(typeof field === 'number' ? colorOf(field) : `group-${field}`);
    // A wide table has three rows and twelve columns of numbers, the smallest at the bottom.
    if (typeof field === 'number' && field > 0) {
      made.style.setProperty('--column', String(Math.ceil(field / 3) + 1));
      made.style.setProperty('--row', String(3 - ((field - 1) % 3)));
    }
    return made;
  }

  function place(field: Field): void {
    if (!chips.add(field, choice.stake, choice.stakes))
      refused = fill(own.limit, String(MOST_FIELDS), money(mostOn(choice.stakes)));
  }

  function change(how: () => void): void {
    if (!choice.isOpen) return;
    refused = '';
    mark(null);
    how();
    onBet();
  }

  function draw(): void {
    for (const [field, made] of buttons) {
      const amount = chips.on(field);
      const name = nameOf(field, own);
      made.dataset['chip'] = amount === 0 ? '' : shortAmount(amount);
      made.setAttribute(
        'aria-label',
        amount === 0 ? fill(own.field, name, String(factorOf(field))) : fill(own.placed, name, money(amount)),
      );
      made.setAttribute('aria-disabled', String(!choice.isOpen));
    }
    undo.disabled = clear.disabled = !choice.isOpen || chips.total === 0;
    total.textContent = refused || fill(own.total, money(chips.total));
  }

  /** Marks the fields that the pocket belongs to; null removes the marks. */
  function mark(pocket: number | null): void {
    for (const [field, made] of buttons) made.classList.toggle('won', pocket !== null && covers(field, pocket));
    wheel.element.setAttribute('aria-label', pocket === null ? own.wheel : pocketText(pocket, own));
  }

  return {
    element,
    wager: () => (chips.total === 0 ? null : { bet: chips.bet(), total: chips.total }),
    show: (round) => {
      wheel.show(round?.outcome ?? null);
      mark(round?.outcome ?? null);
      if (round) fallen.show(round.outcome, false);
      else fallen.clear();
      // After a reload the table is as it was in the last round.
      if (round && chips.total === 0) chips.set(round.bet);
    },
    start: () => {
      mark(null);
      fallen.clear();
      wheel.start();
    },
    finish: async ({ outcome }) => {
      await wheel.stopAt(outcome);
      mark(outcome);
      fallen.show(outcome, true);
    },
    update: (given) => {
      Object.assign(choice, given);
      draw();
    },
    stakeOf: ({ bet }) => Math.min(...bet.map(({ amount }) => amount)),
    rules: () => rules(own),
  };
}

function nameOf(field: Field, own: RouletteTexts): string {
  return typeof field === 'number' ? numberText(field, own) : own.groups[field];
}

const pocketText = (pocket: number, own: RouletteTexts) => fill(own.pocket, String(pocket), own[colorOf(pocket)]);

/** On a chip there is room for four characters. */
function shortAmount(minor: number): string {
  const whole = minor / 100;
  return whole >= 1_000 ? `${Number((whole / 1_000).toFixed(1))}k` : String(whole);
}

/** One line for each payout, with the fields that have it. */
function rules(own: RouletteTexts): readonly HTMLElement[] {
  const table = el('dl', 'factors');
  const factors = [...new Set(GROUP_NAMES.map(factorOf))];
  const rows = factors.map((factor) => {
    const groups = GROUP_NAMES.filter((group) => factorOf(group) === factor);
    return [groups.map((group) => own.groups[group]).join(', '), factor] as const;
  });
  for (const [names, factor] of [['0–36', factorOf(0)] as const, ...rows]) {
    const row = el('div', '');
    row.append(el('dt', '', names), el('dd', '', `× ${factor}`));
    table.append(row);
  }
  return [el('p', 'info-small', own.how), el('p', 'info-small', own.paysHow), table];
}
