import type { Board } from './board.js';
import { button, el } from './dom.js';
import { infoDialog } from './info.js';
import type { GameTexts, Texts } from './texts.js';
import type { Tools } from './tools.js';

type Buttons = {
  readonly onPlay: () => void;
  readonly onLower: () => void;
  readonly onRaise: () => void;
  readonly onInfo: () => void;
  readonly onRecharge: () => void;
  readonly onExit: () => void;
};

type Parts = {
  readonly title: string;
  readonly texts: Texts;
  readonly own: GameTexts;
  readonly board: Pick<Board<never, never>, 'element' | 'rules'>;
  readonly tools: Tools | undefined;
  readonly returnToPlayer: number;
};

/** All elements of the page, without logic. */
export function createStage(
  root: HTMLElement,
  { title, texts, own, board, tools, returnToPlayer }: Parts,
  on: Buttons,
) {
  const result = el('p', 'result', texts.loading);
  result.setAttribute('role', 'status');
  const free = el('p', 'free');
  free.hidden = true;
  const link = el('p', 'link', texts.reconnecting);
  link.setAttribute('role', 'alert');
  link.hidden = true;
  const balance = el('b', 'figure', '–');
  const balanceName = el('span', 'name', texts.balance);
  const stake = el('b', 'figure', '–');
  const play = button('spin', own.action, on.onPlay);
  // Until the game has entered, a press would do nothing.
  play.setAttribute('aria-disabled', 'true');
  const lower = button('step', texts.lower, on.onLower, '−');
  const raise = button('step', texts.raise, on.onRaise, '+');
  const recharge = button('recharge', texts.recharge, on.onRecharge);
  recharge.hidden = true;
  const info = infoDialog({ texts, fair: own.fair, returnToPlayer, rules: board.rules });

  const head = el('header', 'head');
  head.append(el('h1', 'title', title), button('info-open', texts.info, on.onInfo, 'i'));
  const machine = el('div', 'machine');
  machine.append(board.element, free, result, recharge);
  const panel = el('footer', 'panel');
  const held = el('p', 'money');
  held.append(balanceName, balance);
  const stakeBox = el('div', 'stake');
  const staked = el('p', 'money');
  const stakeName = el('span', 'name', own.stake);
  staked.append(stakeName, stake);
  stakeBox.append(lower, staked, raise);
  panel.append(held, play, stakeBox);
  root.append(head, machine, panel, link, info.element);
  if (tools) {
    panel.classList.add('with-tools');
    panel.append(...tools.elements);
    root.append(tools.dialog);
  }

  return {
    openInfo: info.open,
    say: (text: string, tone: 'plain' | 'win' = 'plain'): void => {
      result.textContent = text;
      result.dataset['tone'] = tone;
    },
    add: (text: string): void => {
      result.textContent = `${result.textContent} · ${text}`;
    },
    showBalance: (text: string, isDemo: boolean): void => {
      balance.textContent = text;
      balanceName.textContent = isDemo ? texts.demo : texts.balance;
    },
    /** Null hides it: none is left. */
    showFree: (text: string | null): void => {
      free.textContent = text;
      free.hidden = text === null;
    },
    showStake: (name: string, text: string, canLower: boolean, canRaise: boolean): void => {
      stakeName.textContent = name;
      stake.textContent = text;
      lower.disabled = !canLower;
      raise.disabled = !canRaise;
    },
    showAction: (text: string): void => {
      play.textContent = text;
    },
    /** aria-disabled instead of disabled, so that the focus stays on the button between two rounds. */
    setPlayable: (can: boolean): void => play.setAttribute('aria-disabled', String(!can)),
    showLink: (isLost: boolean): void => {
      link.hidden = !isLost;
    },
    offerRecharge: (isShort: boolean): void => {
      recharge.hidden = !isShort;
    },
    close: (): void => {
      const end = el('div', 'closed');
      end.setAttribute('role', 'alertdialog');
      end.setAttribute('aria-label', texts.closed);
      const exit = button('spin', texts.exit, on.onExit);
      end.append(el('h2', '', texts.closed), el('p', '', texts.closedWhy), exit);
      root.replaceChildren(end);
      exit.focus();
    },
  };
}
