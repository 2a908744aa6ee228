import { space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const part = screenStyle({ marginTop: space.s16 });
