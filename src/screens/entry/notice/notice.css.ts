import { text } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const day = screenStyle({ display: 'block', marginTop: '2px', fontSize: text.t12 });
