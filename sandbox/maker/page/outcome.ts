import { fill, type Texts } from './texts.js';
import type { WireRound } from './wire.js';

/** What a round cost the player: a free spin nothing. */
export const costOf = ({ stake, isFree }: Pick<WireRound, 'stake' | 'isFree'>): number => (isFree ? 0 : stake);

type Settled = Pick<WireRound, 'stake'> & { readonly win: number };
type Money = (minor: number) => string;

/** What the player reads after a round. No more than the stake is not told as a win: the player has lost money or kept it. */
export function resultOf(
  { stake, win }: Settled,
  texts: Pick<Texts, 'won' | 'cameBack' | 'lost'>,
  money: Money,
): { text: string; tone: 'plain' | 'win' } {
  if (win === 0) return { text: texts.lost, tone: 'plain' };
  return win > stake
    ? { text: fill(texts.won, money(win)), tone: 'win' }
    : { text: fill(texts.cameBack, money(win), money(stake)), tone: 'plain' };
}

/** What the latest round of an earlier visit gave; null if it gave nothing, or is still open. */
export function previousOf(
  { stake, win }: Pick<WireRound, 'stake' | 'win'>,
  texts: Pick<Texts, 'previous' | 'previousBack'>,
  money: Money,
): string | null {
  if (win === null || win === 0) return null;
  return fill(win > stake ? texts.previous : texts.previousBack, money(win), money(stake));
}
