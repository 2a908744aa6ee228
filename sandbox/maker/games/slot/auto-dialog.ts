import { button, el } from '../../page/dom.js';
import type { Texts } from '../../page/texts.js';
import { LOSS_LIMITS, ROUNDS, USUAL_LOSS_LIMIT, WIN_STOPS, type AutoPlan } from './auto.js';
import type { SlotTexts } from './texts.js';

type Parts = {
  readonly texts: Texts;
  readonly own: SlotTexts;
  readonly money: (minor: number) => string;
  readonly onStart: (plan: AutoPlan) => void;
};

/** The player chooses how many rounds, and at what auto play stops. `open` writes the amounts for a stake, in minor units. */
export function autoDialog({ texts, own, money, onStart }: Parts) {
  const dialog = el('dialog', 'info');
  dialog.setAttribute('aria-labelledby', 'auto-title');
  const title = el('h2', '', own.auto);
  title.id = 'auto-title';
  const rounds = choice(own.autoRounds, 'rounds', ROUNDS);
  const loss = choice(own.autoLoss, 'loss', LOSS_LIMITS, USUAL_LOSS_LIMIT);
  const win = choice(own.autoWin, 'win', WIN_STOPS);
  const free = tick('checkbox', 'free', '1');
  free.input.checked = true;
  free.word.textContent = own.autoFree;
  const body = el('div', 'info-body');
  body.append(rounds.element, loss.element, win.element, free.element);
  const openedFor = { stake: 0 };
  const foot = el('div', 'auto-foot');
  foot.append(
    button('info-close auto-not', texts.close, () => dialog.close()),
    button('info-close', own.autoStart, () => {
      const { stake } = openedFor;
      const winStop = win.chosen() * stake;
      dialog.close();
      onStart({
        rounds: rounds.chosen(),
        lossLimit: loss.chosen() * stake,
        winStop: winStop === 0 ? null : winStop,
        stopsAtFreeSpins: free.input.checked,
      });
    }),
  );
  dialog.append(title, body, foot);
  return {
    element: dialog,
    open: (stake: number): void => {
      openedFor.stake = stake;
      rounds.write(String);
      loss.write((stakes) => money(stakes * stake));
      win.write((stakes) => (stakes === 0 ? own.autoNoWin : money(stakes * stake)));
      dialog.showModal();
    },
  };
}

/** One of some numbers; at first the first, or `usual`. */
function choice(name: string, field: string, values: readonly number[], usual = values[0]) {
  const element = el('fieldset', 'auto-choice');
  element.append(el('legend', '', name));
  const row = el('div', 'auto-row');
  const options = values.map((value) => ({ value, ...tick('radio', field, String(value)) }));
  for (const { value, input } of options) input.checked = value === usual;
  row.append(...options.map((option) => option.element));
  element.append(row);
  return {
    element,
    chosen: (): number => options.find(({ input }) => input.checked)?.value ?? usual ?? 0,
    write: (words: (value: number) => string): void => {
      for (const { value, word } of options) word.textContent = words(value);
    },
  };
}

function tick(type: 'radio' | 'checkbox', name: string, value: string) {
  const input = el('input', '');
  Object.assign(input, { type, name: `auto-${name}`, value });
  const word = el('span', '');
  const element = el('label', 'auto-tick');
  element.append(input, word);
  return { element, input, word };
}
