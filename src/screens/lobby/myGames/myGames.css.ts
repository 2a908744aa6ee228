import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const page = screenStyle({
  padding: `0 ${space.gutter} ${space.s24}`,
  selectors: { [on.desktop]: { padding: `0 0 ${space.s24}` } },
});
export const title = screenStyle({ marginBottom: space.s8 });
export const list = screenStyle({ paddingTop: space.s16 });
