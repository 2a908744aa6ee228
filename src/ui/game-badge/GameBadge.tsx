import { Icon } from '../icon/Icon.js';
import { flameGlyph } from '../icon/glyphs/flame.js';
import { playGlyph } from '../icon/glyphs/play.js';
import { sparklesGlyph } from '../icon/glyphs/sparkles.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './GameBadge.css.js';

const glyphs = { new: sparklesGlyph, hot: flameGlyph, play: playGlyph } as const;

/** Letters that fit into 56 px beside the heart, at 11 px. Combining marks take no room; the flame takes the room of two letters. */
function fits(word: string, kind: GameBadgeProps['kind']): boolean {
  const letters = word.replaceAll(/\p{Mn}/gu, '').length + (kind === 'hot' ? 2 : 0);
  return letters <= (/^[\p{Script=Latin}\s]+$/u.test(word) ? 8 : 7);
}

export type GameBadgeProps = { kind: keyof typeof css.kind; label: string };

/** At most one on a card, at the top left. If the word is too wide, its icon is shown and the word is for screen readers. */
export const GameBadge = ({ kind, label }: GameBadgeProps) => (
  <span className={css.kind[kind]}>
    {kind === 'hot' || !fits(label, kind) ? <Icon glyph={glyphs[kind]} /> : null}
    {fits(label, kind) ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
