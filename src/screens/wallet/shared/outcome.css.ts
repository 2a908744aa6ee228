import { space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const line = screenStyle({ display: 'block', marginTop: space.s8 });
export const figure = screenStyle({ display: 'block', marginBottom: space.s8 });
