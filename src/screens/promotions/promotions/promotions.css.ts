import { font, lineHeight, onArt, radius, space, text, tracking, weight } from '../../../theme/scale.js';
import { on, screenStyle, when } from '../../../theme/styles.js';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  padding: `0 ${space.gutter} ${space.s24}`,
  selectors: { [on.desktop]: { padding: `0 0 ${space.s24}` } },
});
export const offers = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  alignItems: 'start',
  selectors: { [on.desktop]: { gap: space.s24 } },
  '@media': { [when.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The picture is a strip, so that a whole offer is at most 300 px high on a phone. The title lies on its quiet left side. */
const strip = {
  aspectRatio: '5/1.25',
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  overflow: 'hidden',
} as const;
export const art = screenStyle({
  ...strip,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: onArt.text,
});
export const artShape = screenStyle(strip);
export const name = screenStyle({
  position: 'relative',
  maxWidth: '60%',
  padding: '0 16px',
  fontFamily: font.display,
  fontSize: text.t20,
  fontWeight: weight.bold,
  lineHeight: lineHeight.tight,
  letterSpacing: tracking.tight,
  textWrap: 'balance',
  selectors: {
    [on.burmese]: { fontSize: text.t17, lineHeight: 1.9 },
    [on.desktop]: { padding: '0 22px', fontSize: text.t24 },
  },
});
export const facts = screenStyle({
  display: 'grid',
  gap: space.s8,
  padding: '10px 16px 12px',
  selectors: { [on.desktop]: { padding: '14px 22px 16px' } },
});
/** When it ends, and the way on. */
export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
});
export const tags = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s6 });
