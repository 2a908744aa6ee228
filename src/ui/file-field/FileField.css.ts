import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../theme/scale.js';
import { cover, covered } from '../field/field.css.js';
import { uiStyle } from '../../theme/styles.js';

/** Side by side while both prompts fit. */
export const areas = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s10 });
export const drop = uiStyle(
  {
    flex: '1 1 9rem',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s10,
    minHeight: '4rem',
    padding: '10px 14px',
    border: `1px dashed ${theme.borderStrong}`,
    borderRadius: radius.card,
    background: theme.raised,
    color: theme.accentText,
    fontSize: text.t14,
    fontWeight: weight.semi,
    lineHeight: lineHeight.snug,
    selectors: {
      '&:has(:disabled)': { background: theme.sunken, color: theme.muted },
    },
  },
  covered,
);
export const input = cover;
