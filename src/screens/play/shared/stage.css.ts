import { onArt, space, text, weight } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';
import { theme } from '../../../theme/contract.css.js';

export const stage = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: space.gutter,
  overflow: 'hidden',
  background: theme.sunken,
  color: theme.text,
});
/** Taller than the screen, so that the lettering at the bottom of the picture is cut off. */
export const backdrop = screenStyle({
  position: 'absolute',
  inset: '0 0 -45%',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, background: onArt.scrim } },
});
export const card = screenStyle({ position: 'relative', width: '100%', maxWidth: '27rem' });
export const wait = screenStyle({
  display: 'block',
  marginBottom: space.s12,
  fontSize: text.t15,
  fontWeight: weight.semi,
});
