import { lineHeight, space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

/** Limits the line length, so that long texts stay readable. */
export const text = screenStyle({ display: 'grid', gap: space.s20, maxWidth: '44rem', lineHeight: lineHeight.body });
export const section = screenStyle({ display: 'grid', gap: space.s8 });
export const choice = screenStyle({ marginBottom: space.s16 });
