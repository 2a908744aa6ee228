import { theme } from '../../../theme/contract.css.js';
import { level, lineHeight, radius, size, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle, when } from '../../../theme/styles.js';

export const playing = screenStyle({
  height: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  background: theme.sunken,
  color: theme.text,
  selectors: { [on.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
});
/** For screen readers only: the bar has no room for the game's name on a phone. */
export const heading = screenStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const table = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: theme.sunken,
});

export const bar = screenStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '3.5rem',
  padding: `env(safe-area-inset-top) ${space.s8} 0 ${space.s4}`,
  background: theme.raised,
  borderBottom: `1px solid ${theme.border}`,
  selectors: { [on.desktop]: { minHeight: '3.75rem', padding: `0 ${space.s16}`, gap: space.s8 } },
});
const barButton = screenStyle({ minHeight: size.target, paddingInline: space.s12 });
export const exit = screenStyle({ color: theme.text }, barButton);
export const recharge = barButton;
/** The smallest phones have no room for it; the page after an exit leads home too. */
export const home = screenStyle({ '@media': { [when.small]: { display: 'none' } } });
export const name = screenStyle({
  display: 'none',
  selectors: {
    [on.desktop]: {
      display: 'block',
      flex: 1,
      minWidth: 0,
      paddingLeft: space.s16,
      borderLeft: `1px solid ${theme.border}`,
      fontWeight: weight.semi,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
/** The sandbox's games are drawn for a phone that is held upright. In landscape the bar has the room to say so. */
export const upright = screenStyle({
  display: 'none',
  flex: 1,
  minWidth: 0,
  fontSize: text.t13,
  color: theme.muted,
  '@media': { [when.landscape]: { display: 'block' } },
  selectors: { [on.desktop]: { display: 'none' } },
});
export const money = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  selectors: {
    [on.desktop]: { flex: 'none', flexDirection: 'row-reverse', gap: space.s8, alignItems: 'baseline' },
    [on.burmese]: { lineHeight: 1.7 },
  },
});
export const figure = screenStyle({
  fontSize: text.t15,
  fontWeight: weight.semi,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const figureName = screenStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.t12,
  color: theme.muted,
  '@media': { [when.largeText]: { display: 'none' } },
});

export const handle = screenStyle({
  position: 'absolute',
  zIndex: level.bar,
  top: `calc(${space.s8} + env(safe-area-inset-top))`,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: '2.25rem',
  padding: '0 14px',
  borderRadius: radius.pill,
  background: theme.raised,
  boxShadow: theme.e2,
  fontSize: text.t13,
  fontWeight: weight.semi,
});

/** Has its height before its text is there, so that the game below does not move. Wraps where a text needs more. */
export const stake = screenStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.s8,
  minHeight: '2rem',
  padding: `${space.s4} ${space.s16}`,
  background: theme.raised,
  borderBottom: `1px solid ${theme.border}`,
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  selectors: { [on.burmese]: { lineHeight: 1.7 } },
});

export const floor = screenStyle({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  selectors: { [on.desktop]: { placeItems: 'center', padding: `${space.s20} ${space.s24}` } },
});
export const frame = screenStyle({
  width: '100%',
  height: '100%',
  border: 0,
  background: '#000',
  selectors: {
    [on.desktop]: {
      height: 'auto',
      maxHeight: '100%',
      maxWidth: '100%',
      aspectRatio: '16 / 9',
      borderRadius: radius.panel,
    },
  },
});
export const loading = screenStyle({
  position: 'absolute',
  inset: 'auto 0 20%',
  margin: 'auto',
  textAlign: 'center',
  color: '#fff',
  fontSize: text.t15,
  pointerEvents: 'none',
});
export const notice = screenStyle({
  position: 'absolute',
  top: '4.5rem',
  left: space.s16,
  right: space.s16,
  maxWidth: '24rem',
  marginInline: 'auto',
  display: 'grid',
  gap: space.s8,
  justifyItems: 'center',
  padding: `${space.s12} ${space.s16}`,
  borderRadius: radius.card,
  background: theme.raised,
  color: theme.text,
  boxShadow: theme.e2,
  fontWeight: weight.medium,
  textAlign: 'center',
});
export const elsewhere = screenStyle({ display: 'grid', placeItems: 'center', padding: space.gutter });
export const outward = screenStyle({ color: theme.accentText, fontWeight: weight.semi });

export const aside = screenStyle({
  borderLeft: `1px solid ${theme.border}`,
  background: theme.raised,
  padding: space.s20,
  overflowY: 'auto',
});
