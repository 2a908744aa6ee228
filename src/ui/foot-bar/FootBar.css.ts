import { theme } from '../../theme/contract.css.js';
import { level, lineHeight, space, text, weight } from '../../theme/scale.js';
import { layeredGlobal, on, uiStyle, when } from '../../theme/styles.js';

export const bar = uiStyle({
  position: 'fixed',
  zIndex: level.bar,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.s10,
  // As wide as the forms above it on a tablet (A9).
  padding: `12px max(${space.gutter}, calc((100% - 640px) / 2 + ${space.gutter})) calc(16px + env(safe-area-inset-bottom))`,
  background: theme.raised,
  borderTop: `1px solid ${theme.border}`,
  selectors: {
    [on.desktop]: { position: 'static', padding: `${space.s16} 0 0`, marginTop: space.s20, background: 'none' },
  },
  '@media': {
    [when.largeText]: { position: 'static', flexDirection: 'column', alignItems: 'stretch' },
    [when.print]: { display: 'none' },
  },
});
/** As high as the bar, so that the bar does not cover the end of the page. */
export const room = uiStyle({
  height: '6.5rem',
  selectors: { [on.desktop]: { display: 'none' } },
  '@media': { [when.largeText]: { display: 'none' } },
});
export const words = uiStyle({ flex: 1, minWidth: 0 });
export const label = uiStyle({ color: theme.muted, fontSize: text.t12, lineHeight: lineHeight.snug });
export const figure = uiStyle({ fontSize: '1.125rem', fontWeight: weight.semi, lineHeight: lineHeight.snug });

// The secondary button takes one part of the width, the primary (last) two.
layeredGlobal('ui', `${bar} > button, ${bar} > a`, { flex: 1 });
layeredGlobal('ui', `${bar} > :last-child`, { flex: 2 });
layeredGlobal('ui', `:root[data-device=pc] ${bar} > :is(button, a)`, { flex: 'none', minWidth: '12rem' });
layeredGlobal('ui', `${bar} > :is(button, a)`, { '@media': { [when.largeText]: { flex: 'none' } } });
