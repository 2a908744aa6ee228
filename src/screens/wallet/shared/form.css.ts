import { theme } from '../../../theme/contract.css.js';
import { radius, space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** The form: a panel on desktop, the page itself on a phone. */
export const main = screenStyle({
  minWidth: 0,
  selectors: {
    [on.desktop]: {
      background: theme.raised,
      border: `1px solid ${theme.border}`,
      borderRadius: radius.panel,
      padding: '20px 22px',
    },
  },
});
/** The form while its figures are to be confirmed: beside them on desktop, hidden on a phone. */
export const behind = screenStyle({ selectors: { [on.mobile]: { display: 'none' } } });
export const gone = screenStyle({ display: 'none' });
/** Unlike the form, a panel on a phone; the foot bar is outside of it. */
export const quote = screenStyle({
  selectors: {
    [on.mobile]: {
      background: theme.raised,
      border: `1px solid ${theme.border}`,
      borderRadius: radius.panel,
      padding: '16px',
    },
  },
});

/** Two buttons side by side in the narrow column on desktop. */
export const half = screenStyle({ selectors: { [on.desktop]: { flex: '1 1 0', minWidth: 0 } } });
/** What stands below a statement in the same panel. */
export const below = screenStyle({ marginTop: space.s20 });
