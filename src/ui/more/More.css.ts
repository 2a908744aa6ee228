import { space } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const more = uiStyle({ display: 'grid', justifyItems: 'center', paddingTop: space.s20 });
