import { space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const figure = screenStyle({ display: 'block', marginBottom: space.s8 });
