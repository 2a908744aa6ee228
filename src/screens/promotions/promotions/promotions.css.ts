import { font, lineHeight, onArt, radius, space, text, tracking, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

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
  selectors: { [on.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s24 } },
});
/** The picture fills the panel, with the text on its quiet left side, as on home. */
export const art = screenStyle({
  position: 'relative',
  aspectRatio: '5/2.15',
  display: 'flex',
  alignItems: 'center',
  color: onArt.text,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  overflow: 'hidden',
  selectors: { [on.burmese]: { aspectRatio: '5/2.6' } },
});
export const words = screenStyle({
  position: 'relative',
  maxWidth: '60%',
  padding: '12px 18px',
  textWrap: 'balance',
  selectors: { [on.burmese]: { maxWidth: '56%' }, [on.desktop]: { padding: '0 24px' } },
});
export const name = screenStyle({
  fontFamily: font.display,
  fontSize: text.t20,
  fontWeight: weight.bold,
  lineHeight: lineHeight.tight,
  letterSpacing: tracking.tight,
  selectors: { [on.burmese]: { lineHeight: 1.9 }, [on.desktop]: { fontSize: text.t24 } },
});
export const sentence = screenStyle({
  marginTop: space.s4,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  color: 'oklch(1 0 0 / .88)',
  selectors: { [on.burmese]: { lineHeight: 1.9 }, [on.desktop]: { fontSize: text.t15 } },
});
export const facts = screenStyle({
  padding: '14px 16px 4px',
  selectors: { [on.desktop]: { padding: '16px 22px 8px' } },
});
export const tags = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s6, marginBottom: space.s6 });
export const artShape = screenStyle({
  aspectRatio: '5/2.15',
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  overflow: 'hidden',
});
