import { theme } from '../../../theme/contract.css.js';
import { radius, space, text } from '../../../theme/scale.js';
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
/** The form while the quote is shown: beside it on desktop, hidden on a phone. */
export const behind = screenStyle({ selectors: { [on.mobile]: { display: 'none' } } });
export const gone = screenStyle({ display: 'none' });
export const ended = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gap: space.s24, gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

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

export const pay = screenStyle({ display: 'grid', justifyItems: 'center', gap: space.s12, textAlign: 'center' });
/** QR scanners need dark modules on a light ground, in the dark theme too. */
export const qr = screenStyle({
  display: 'block',
  width: 'min(12.5rem, 60vw)',
  boxSizing: 'content-box',
  padding: '16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.border}`,
  background: '#fff',
  color: '#111',
});
export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s10,
  width: '100%',
});
export const button = screenStyle({ flex: '1 1 auto' });
export const hint = screenStyle({ color: theme.muted, fontSize: text.t13, textAlign: 'center' });
export const orderLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space.s8}`,
  color: theme.muted,
  fontSize: text.t13,
});
export const another = screenStyle({
  justifySelf: 'center',
  selectors: { [on.desktop]: { marginTop: space.s8, marginInlineStart: '-20px' } },
});
