import { theme } from '../../theme/contract.css.js';
import { radius, space } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const frame = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  width: 'min(100%, 20rem, 55dvh)',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: radius.control,
  background: theme.sunken,
  cursor: 'grab',
  // A finger moves the picture, not the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-is-still]': { cursor: 'default' } },
});
/** Its place and width in the frame are set by the crop. */
export const picture = uiStyle({ position: 'absolute', maxWidth: 'none', height: 'auto', pointerEvents: 'none' });
/** What is outside of the circle is not seen where the picture is shown round. */
export const circle = uiStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / .5), inset 0 0 0 2px rgb(255 255 255 / .8)',
  pointerEvents: 'none',
});
export const sliders = uiStyle({ display: 'grid', gap: space.s4, marginTop: space.s12 });
