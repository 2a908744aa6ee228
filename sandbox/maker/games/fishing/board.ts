import type { Board, Table } from '../../page/board.js';
import { button, el } from '../../page/dom.js';
import { onMotion, prefersStill, wait } from '../../page/motion.js';
import { fill } from '../../page/texts.js';
import { chanceOf, FISH, FISH_NAMES, isCaught, type Fish, type FishingBet } from './rules.js';
import type { FishingTexts } from './texts.js';

/** What swims, from the top down: small fish are more common. */
const shoal: readonly Fish[] = [
  'puffer',
  'seahorse',
  'whale',
  'puffer',
  'manta',
  'turtle',
  'crab',
  'octopus',
  'seahorse',
  'crab',
];

/** Seconds to cross the sea: the larger, the slower. */
const crossing = (fish: Fish): number => 12 + Math.sqrt(FISH[fish]) * 2;
const hitMs = 350;

interface Swimmer {
  readonly fish: Fish;
  readonly element: HTMLButtonElement;
}

/** The sea: each fish is a button, and a press shoots at it. */
export function createSea(table: Table<FishingTexts>): Board<FishingBet, number> {
  const { own, onBet, onPlay } = table;
  const sea = el('div', 'sea');
  sea.setAttribute('role', 'group');
  sea.setAttribute('aria-label', own.sea);
  const swimmers = shoal.map((fish, lane) => swimmerOf(fish, lane));
  sea.append(...swimmers.map(({ element }) => element));
  let target = swimmers[0] as Swimmer;
  let isOpen = false;

  function swimmerOf(fish: Fish, lane: number): Swimmer {
    const element = button(
      `swimmer ${fish}`,
      fill(own.swimmer, own.fish[fish], String(FISH[fish])),
      () => shootAt(lane),
      ' ',
    );
    const picture = el('img', '');
    Object.assign(picture, {
      src: `/sandbox/maker/art/fishing/${fish}.svg`,
      alt: '',
      decoding: 'async',
      draggable: false,
    });
    element.replaceChildren(picture, el('span', 'factor', `×${FISH[fish]}`));
    element.style.setProperty('--lane', String(lane));
    return { fish, element };
  }

  onMotion((isStill) => {
    sea.classList.toggle('moving', !isStill);
    for (const [lane, { fish, element }] of swimmers.entries()) {
      for (const swimming of element.getAnimations()) swimming.cancel();
      if (!isStill) swim(element, fish, lane);
    }
  });

  function shootAt(lane: number): void {
    const aimed = swimmers[lane];
    if (!isOpen || aimed === undefined) return;
    target = aimed;
    onBet();
    onPlay();
  }

  return {
    element: sea,
    wager: (stake) => ({ bet: { fish: target.fish }, total: stake }),
    show: (round) => {
      target = swimmers.find(({ fish }) => fish === round?.bet.fish) ?? target;
    },
    start: () => target.element.classList.add('shot'),
    finish: async ({ bet, outcome }) => {
      const { element } = target;
      element.classList.remove('shot');
      element.classList.add(isCaught(bet, outcome) ? 'caught' : 'missed');
      await wait(prefersStill() ? 0 : hitMs);
      element.classList.remove('caught', 'missed');
    },
    update: (choice) => {
      ({ isOpen } = choice);
      for (const { element } of swimmers) {
        element.classList.toggle('target', element === target.element);
        element.setAttribute('aria-disabled', String(!isOpen));
        if (isOpen) element.classList.remove('shot');
      }
    },
    stakeOf: ({ stake }) => stake,
    rules: (stake) => rules(stake, table),
  };
}

/** Swims across and back in again at the other side, each fish somewhere else on its way. */
function swim(element: HTMLElement, fish: Fish, lane: number): void {
  const [from, to] = lane % 2 === 0 ? ['-30%', '110%'] : ['110%', '-30%'];
  // The pictures look to the left.
  element.classList.toggle('rightwards', lane % 2 === 0);
  element.animate([{ insetInlineStart: from }, { insetInlineStart: to }], {
    duration: crossing(fish) * 1_000,
    iterations: Infinity,
    // A fixed share of the way, so that the sea is full from the beginning.
    iterationStart: ((lane * 37) % 100) / 100,
  });
}

function rules(stake: number, { own, texts, money }: Table<FishingTexts>): readonly HTMLElement[] {
  const list = el('dl', 'catches');
  for (const fish of FISH_NAMES) {
    const row = el('div', '');
    row.append(
      el('dt', '', fill(own.chance, own.fish[fish], String(chanceOf(fish) / 100))),
      el('dd', '', `×${FISH[fish]} · ${money(stake * FISH[fish])}`),
    );
    list.append(row);
  }
  return [el('p', 'info-small', own.how), el('h3', '', texts.pays), list];
}
