import { LINE_PAYS, LINES, RETURN_TO_PLAYER, ROWS, SCATTER_PAYS, STRIPS, SYMBOLS, type SlotSymbol } from '../slot.js';
import { el } from './dom.js';
import { payOf } from './outcome.js';
import { drawnLine, picture } from './reels.js';
import { fill, type Texts } from './texts.js';

type Rules = { readonly theme: string; readonly texts: Texts; readonly money: (minor: number) => string };

/** Dialog with rules and payouts. `open` fills it for the chosen stake. */
export function infoDialog({ theme, texts, money }: Rules) {
  const dialog = el('dialog', 'info');
  dialog.setAttribute('aria-labelledby', 'info-title');
  const body = el('div', 'info-body');
  const close = el('button', 'info-close', texts.close);
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  const title = el('h2', '', texts.info);
  title.id = 'info-title';
  dialog.append(title, body, close);
  return {
    element: dialog,
    open: (stake: number): void => {
      body.replaceChildren(
        el('p', 'info-rtp', fill(texts.rtp, String(RETURN_TO_PLAYER))),
        el('p', 'info-small', texts.rtpWhy),
        el('h3', '', texts.pays),
        el('p', 'info-small', fill(texts.paysWhy, money(stake), String(LINES.length))),
        payTable(stake, { theme, texts, money }),
        el('p', 'info-small', texts.wild),
        el('p', 'info-small', texts.scatter),
        el('h3', '', texts.lines),
        lineTable(),
        el('p', 'info-small', texts.fair),
        el('p', 'info-small', fill(texts.symbols, STRIPS.map(({ length }) => String(length)).join(' × '))),
      );
      dialog.showModal();
    },
  };
}

function payTable(stake: number, { theme, texts, money }: Rules): HTMLElement {
  const table = el('dl', 'pays');
  for (const symbol of SYMBOLS) {
    const row = el('div', 'pay');
    const head = el('dt', '');
    head.append(picture(symbol, theme));
    const body = el('dd', '');
    body.append(
      ...paysOf(symbol, stake)
        .map((minor, index) => el('span', '', payOf(index + 3, minor, texts, money)))
        .toReversed(),
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
