import { theme } from '../../theme/contract.css.js';
import { lineHeight, motion, onArt, radius, text, weight } from '../../theme/scale.js';
import { layeredGlobal, uiStyle, when } from '../../theme/styles.js';

export const card = uiStyle({ position: 'relative', minWidth: 0 });
export const art = uiStyle({
  position: 'relative',
  aspectRatio: '3/4',
  borderRadius: radius.card,
  overflow: 'hidden',
  background: theme.sunken,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${onArt.edge}`,
    pointerEvents: 'none',
  },
});
const line = uiStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: lineHeight.snug,
});
export const name = uiStyle({ marginTop: '7px', fontSize: text.t13, fontWeight: weight.semi }, line);
export const maker = uiStyle({ fontSize: text.t12, color: theme.muted }, line);
/** The link covers the whole card; the favourite button is above it, and after it for the Tab key. */
export const link = uiStyle({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.focus}`, outlineOffset: '2px' },
  },
});
export const maintenance = uiStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4px',
  padding: '6px',
  background: onArt.scrim,
  color: onArt.text,
  fontSize: text.t12,
  fontWeight: weight.semi,
  textAlign: 'center',
});
export const favourite = uiStyle({
  position: 'absolute',
  zIndex: 2,
  right: 0,
  top: 0,
  borderRadius: '50%',
  width: '2.5rem',
  height: '2.5rem',
  display: 'grid',
  placeItems: 'center',
  color: onArt.text,
  fontSize: '.875rem',
  '::before': { content: '""', position: 'absolute', inset: '6px', borderRadius: '50%', background: onArt.disc },
});
export const heart = uiStyle({ position: 'relative' });

// The mouse is on a card: it rises a little. A touch screen would keep the look after the tap.
layeredGlobal('ui', `${card} > ${art}`, { transition: `transform ${motion.fast} ${motion.ease}` });
layeredGlobal('ui', `${card}:hover > ${art}`, {
  '@media': { [when.hover]: { transform: 'translateY(-4px)', boxShadow: theme.e2 } },
});
