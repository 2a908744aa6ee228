import { Icon } from '../icon/Icon.js';
import { flameGlyph } from '../icon/glyphs/flame.js';
import { gamepad2Glyph } from '../icon/glyphs/gamepad-2.js';
import { sparklesGlyph } from '../icon/glyphs/sparkles.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './GameBadge.css.js';

const glyphs = { new: sparklesGlyph, hot: flameGlyph, demo: gamepad2Glyph } as const;

/** What fits into 56 px beside the heart, at 11 px. Marks above and below a letter take no room, the flame takes two letters'. */
function fits(word: string, kind: GameBadgeProps['kind']): boolean {
  const letters = word.replaceAll(/\p{Mn}/gu, '').length + (kind === 'hot' ? 2 : 0);
  return letters <= (/^[\p{Script=Latin}\s]+$/u.test(word) ? 8 : 7);
}

export type GameBadgeProps = { kind: keyof typeof css.kind; label: string };

/** At most one on a card, at the top left of the art. A word too wide for it becomes its icon, with the word for readers. */
export const GameBadge = ({ kind, label }: GameBadgeProps) => (
  <span className={css.kind[kind]}>
    {kind === 'hot' || !fits(label, kind) ? <Icon glyph={glyphs[kind]} /> : null}
    {fits(label, kind) ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
