import { on, screenStyle } from '../../../theme/styles.js';

/** Where a button leads on the same page: it takes the focus, and the header does not cover it. */
export const target = screenStyle({
  scrollMarginTop: '8rem',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** On desktop the form stands beside the questions. */
export const toForm = screenStyle({ selectors: { [on.desktop]: { display: 'none' } } });
