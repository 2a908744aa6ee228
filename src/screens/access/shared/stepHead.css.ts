import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** No header above: the player cannot step back into a login. */
export const head = screenStyle({ padding: `${space.s24} 0`, selectors: { [on.desktop]: { paddingTop: 0 } } });
