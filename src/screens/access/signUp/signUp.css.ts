import { theme } from '../../../theme/contract.css.js';
import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const mark = screenStyle({ flex: 'none', borderRadius: '10px', background: theme.sunken });
/** Between the bars and the step. */
export const panel = screenStyle({ marginTop: space.s16 });
/** The back button, if no page header has it. */
export const back = screenStyle({ marginInlineStart: '-12px', marginBottom: space.s4 });
/** Takes the focus for screen readers; it cannot be pressed. */
export const heading = screenStyle({ outline: 'none', selectors: { '&:focus-visible': { outline: 'none' } } });
/** The header is above the column of the form. */
export const page = screenStyle({ selectors: { [on.desktop]: { maxWidth: '31rem', margin: '0 auto' } } });
