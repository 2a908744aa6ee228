import { theme } from '../../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const own = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 });
export const ownHeading = screenStyle({ fontSize: text.t15, fontWeight: weight.semi, lineHeight: lineHeight.snug });
/** As high as a row of the list, so that the list below does not move when the place is known. */
export const ownText = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minHeight: 'calc(3.5rem + 2px)',
  padding: '10px 16px',
  background: theme.raised,
  border: `1px solid ${theme.border}`,
  borderRadius: radius.card,
  color: theme.muted,
  fontSize: text.t14,
  selectors: { [on.desktop]: { paddingInline: '20px' } },
});
