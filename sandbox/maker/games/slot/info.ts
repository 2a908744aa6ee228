import { el } from '../../page/dom.js';
import { fill, type Texts } from '../../page/texts.js';
import { drawnLine, picture } from './reels.js';
import { LINE_PAYS, LINES, ROWS, SCATTER_PAYS, STRIPS, SYMBOLS, type SlotSymbol } from './rules.js';
import type { SlotTexts } from './texts.js';

type Paytable = {
  readonly theme: string;
  readonly texts: Texts;
  readonly own: SlotTexts;
  readonly money: (minor: number) => string;
};

/** Payouts and lines for a stake. */
export const slotInfo = (stake: number, paytable: Paytable): readonly HTMLElement[] => {
  const { texts, own, money } = paytable;
  return [
    el('h3', '', texts.pays),
    el('p', 'info-small', fill(own.paysWhy, money(stake), String(LINES.length))),
    payTable(stake, paytable),
    el('p', 'info-small', own.wild),
    el('p', 'info-small', own.scatter),
    el('h3', '', own.lines),
    lineTable(),
    el('h3', '', own.autoTitle),
    el('p', 'info-small', own.autoWhy),
    el('p', 'info-small', fill(own.symbols, STRIPS.map(({ length }) => String(length)).join(' × '))),
  ];
};

/** A line of the paytable: "5 of a kind: ₱ 1,000.00". */
export const payOf = (
  count: number,
  minor: number,
  { ofAKind }: Pick<SlotTexts, 'ofAKind'>,
  money: (minor: number) => string,
): string => fill(ofAKind, String(count), money(minor));

function payTable(stake: number, { theme, own, money }: Paytable): HTMLElement {
  const table = el('dl', 'pays');
  for (const symbol of SYMBOLS) {
    const row = el('div', 'pay');
    const head = el('dt', '');
    head.append(picture(symbol, theme));
    const body = el('dd', '');
    body.append(
      ...paysOf(symbol, stake)
        .map((minor, index) => el('span', '', payOf(index + 3, minor, own, money)))
        .reverse(),
    );
    row.append(head, body);
    table.append(row);
  }
  return table;
}

const paysOf = (symbol: SlotSymbol, stake: number): readonly number[] =>
  symbol === 'scatter'
    ? SCATTER_PAYS.map((factor) => factor * stake)
    : LINE_PAYS[symbol].map((factor) => (factor * stake) / LINES.length);

function lineTable(): HTMLElement {
  const table = el('div', 'line-table');
  LINES.forEach((rows, line) => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', `0 0 ${STRIPS.length * 100} ${ROWS * 100}`);
    drawing.append(drawnLine(rows, rows.length, line));
    const cell = el('div', 'line-cell');
    cell.append(drawing, el('span', '', String(line + 1)));
    table.append(cell);
  });
  return table;
}
