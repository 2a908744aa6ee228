import { space, text, weight } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const number = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  marginTop: space.s8,
  fontSize: text.t20,
  fontWeight: weight.semi,
});
