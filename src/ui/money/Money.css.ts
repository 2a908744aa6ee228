import { theme } from '../../theme/contract.css.js';
import { font, text, weight } from '../../theme/scale.js';
import { uiStyle, when } from '../../theme/styles.js';

const figure = uiStyle({ fontVariantNumeric: 'tabular-nums', letterSpacing: '-.01em', whiteSpace: 'nowrap' });
const large = { fontFamily: font.display, fontWeight: weight.semi, letterSpacing: '-.035em' };

export const size = {
  /** The size of the text around it. */
  normal: figure,
  amount: uiStyle(
    { ...large, fontSize: text.t32, lineHeight: 1.3, '@media': { [when.largeText]: { fontSize: text.t24 } } },
    figure,
  ),
  balance: uiStyle(
    { ...large, fontSize: text.t40, lineHeight: 1.15, '@media': { [when.largeText]: { fontSize: text.t24 } } },
    figure,
  ),
} as const;
export const cents = uiStyle({ fontSize: '.55em', fontWeight: weight.medium, opacity: 0.9, letterSpacing: '-.01em' });
export const tone = { plus: uiStyle({ color: theme.positive }), lost: uiStyle({ color: theme.critical }) } as const;
