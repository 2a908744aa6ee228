import { theme } from '../../theme/contract.css.js';
import { level, lineHeight, space, text, weight } from '../../theme/scale.js';
import { layeredGlobal, screenStyle, when } from '../../theme/styles.js';

export const slot = screenStyle({ position: 'sticky', zIndex: level.bar + 1, top: 0 });

// The bars of the page keep clear of the line (`size.line`).
layeredGlobal('screens', `.${slot}:not(:empty) ~ *`, {
  vars: { '--line': '2rem' },
  '@media': { [when.largeText]: { vars: { '--line': '3.5rem' } } },
});

/** One line high; large letters need two. */
export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s8,
  minHeight: '2rem',
  padding: `env(safe-area-inset-top) ${space.gutter} 0`,
  borderBottom: `1px solid ${theme.border}`,
  background: theme.sunken,
  color: theme.text,
  fontSize: text.t13,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  '@media': { [when.largeText]: { minHeight: '3.5rem' } },
});
