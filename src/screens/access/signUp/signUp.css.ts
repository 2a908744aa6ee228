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
/** The bank that was chosen, above the account there. */
export const chosen = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  marginTop: space.s8,
  color: theme.text,
});
/** The button of a long list: at the lower edge of the screen until the end of the list is reached. */
export const stays = screenStyle({
  position: 'sticky',
  bottom: 0,
  paddingBlock: `${space.s12} calc(${space.s12} + env(safe-area-inset-bottom))`,
  background: theme.page,
  selectors: { [on.desktop]: { position: 'static', background: 'none' } },
});
