import { el } from './dom.js';
import { fill, type Texts } from './texts.js';

type Rules = {
  readonly texts: Texts;
  /** Why the game is fair. */
  readonly fair: string;
  /** Per cent. */
  readonly returnToPlayer: number;
  /** What the game says of its rules and payouts, for a stake. */
  readonly rules: (stake: number) => readonly HTMLElement[];
};

/** Dialog with rules and payouts. `open` fills it for the chosen stake. */
export function infoDialog({ texts, fair, returnToPlayer, rules }: Rules) {
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
        el('p', 'info-rtp', fill(texts.rtp, String(returnToPlayer))),
        el('p', 'info-small', texts.rtpWhy),
        ...rules(stake),
        el('p', 'info-small', fair),
      );
      dialog.showModal();
    },
  };
}
