import { space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

/** The timeline stands apart from what can be pressed. */
export const way = screenStyle({ paddingBottom: space.s12 });
