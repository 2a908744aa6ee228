import { font, lineHeight, onArt, space, text, tracking, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** On a phone the tabs take the whole width, below the close button. */
export const body = screenStyle({ selectors: { [on.mobile]: { paddingTop: space.s24 } } });
export const form = screenStyle({ marginTop: space.s20 });

/** Its upper third has no detail, because text covers it. */
export const poster = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});
export const words = screenStyle({ position: 'absolute', inset: '28px 28px auto', color: onArt.text });
export const brand = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  fontWeight: weight.bold,
  fontSize: text.t17,
});
export const sail = screenStyle({ width: '26px', height: '26px', fill: onArt.text });
export const greeting = screenStyle({
  maxWidth: '13rem',
  marginTop: space.s16,
  fontFamily: font.display,
  fontSize: text.t20,
  fontWeight: weight.semi,
  lineHeight: lineHeight.tight,
  letterSpacing: tracking.tight,
});
