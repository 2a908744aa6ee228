import { uiStyle } from '../../theme/styles.js';

export const arrival = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginTop: '8rem',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
