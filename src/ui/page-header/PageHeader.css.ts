import { theme } from '../../theme/contract.css.js';
import { font, level, lineHeight, size, space, text, tracking, weight } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

export const header = uiStyle({
  position: 'sticky',
  zIndex: level.bar,
  top: size.line,
  display: 'grid',
  gridTemplateColumns: `${size.target} minmax(0, 1fr) ${size.target}`,
  alignItems: 'center',
  minHeight: size.topbar,
  padding: `env(safe-area-inset-top) calc(${space.gutter} - 12px) 0`,
  background: theme.page,
  '@media': { [when.print]: { position: 'static' } },
  selectors: {
    [on.desktop]: {
      position: 'static',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      minHeight: 0,
      padding: '4px 0 16px',
      background: 'none',
    },
  },
});
export const back = uiStyle({ selectors: { [on.desktop]: { display: 'none' } } });
export const title = uiStyle({
  gridColumn: 2,
  fontFamily: font.display,
  fontSize: text.t17,
  fontWeight: weight.semi,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.tight,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [on.desktop]: { gridColumn: 1, fontSize: text.t24, lineHeight: lineHeight.tight, textAlign: 'start' } },
  '@media': { [when.largeText]: { whiteSpace: 'normal' } },
});
/** A wide action may move the title a little, but never out of view. */
export const action = uiStyle({ gridColumn: 3, justifySelf: 'end', selectors: { [on.desktop]: { gridColumn: 2 } } });
export const trail = uiStyle({
  display: 'none',
  selectors: {
    [on.desktop]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: space.s6,
      marginBottom: space.s8,
      color: theme.muted,
      fontSize: text.t13,
    },
  },
});
export const trailPart = uiStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s6 });
export const crumb = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  selectors: { '&:hover': { color: theme.text } },
});
