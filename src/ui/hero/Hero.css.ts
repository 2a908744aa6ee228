import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const hero = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  padding: '20px',
  borderRadius: radius.panel,
  background: `linear-gradient(135deg, ${theme.hero}, ${theme.hero2})`,
  color: theme.heroOn,
});
export const sail = uiStyle({
  position: 'absolute',
  right: '-64px',
  top: '-30px',
  width: '250px',
  height: '250px',
  maxWidth: 'none',
  fill: 'currentColor',
  opacity: 0.12,
  pointerEvents: 'none',
});
export const head = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  color: theme.heroMuted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
});
export const figure = uiStyle({ position: 'relative', marginTop: space.s4 });
export const note = uiStyle({
  position: 'relative',
  marginTop: space.s2,
  color: theme.heroMuted,
  fontSize: text.t12,
  lineHeight: lineHeight.snug,
});
export const actions = uiStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s10,
  marginTop: '18px',
});
