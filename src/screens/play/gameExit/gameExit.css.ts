import { space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

/** Separates the timeline from the buttons. */
export const way = screenStyle({ paddingBottom: space.s12 });
