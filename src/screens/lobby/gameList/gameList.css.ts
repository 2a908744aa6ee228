import { space, text } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const count = screenStyle({ display: 'block', marginBottom: space.s10, fontVariantNumeric: 'tabular-nums' });
/** The line of the count before the count is known. */
export const countSkeleton = screenStyle({ height: `calc(${text.t13} * 1.35)`, marginBottom: space.s10 });
export const stuck = screenStyle({ marginTop: space.s20 });
export const stale = screenStyle({ marginBottom: space.s12 });
