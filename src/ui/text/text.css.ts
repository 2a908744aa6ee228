import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { font, lineHeight, text, tracking, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

const heading = (size: string, leading: string): StyleRule => ({
  fontFamily: font.display,
  fontSize: size,
  fontWeight: weight.semi,
  lineHeight: leading,
  letterSpacing: tracking.tight,
});

/** The name of a page. */
export const title = uiStyle(heading(text.t24, lineHeight.tight));
/** The large title of a page: login, a game on desktop. */
export const bigTitle = uiStyle(heading(text.t32, lineHeight.tight));
export const sheetTitle = uiStyle(heading(text.t20, lineHeight.snug));
/** The heading of a section. */
export const sectionTitle = uiStyle(heading(text.t17, lineHeight.snug));
/** The heading of a group or a row. */
export const rowTitle = uiStyle({ fontSize: text.t15, fontWeight: weight.semi, lineHeight: lineHeight.snug });
export const small = uiStyle({ fontSize: text.t13, lineHeight: lineHeight.snug });
export const caption = uiStyle({ fontSize: text.t12, lineHeight: lineHeight.snug });
export const muted = uiStyle({ color: theme.muted });
export const smallMuted = uiStyle({ color: theme.muted }, small);
export const critical = uiStyle({ color: theme.critical });
export const positive = uiStyle({ color: theme.positive });
export const strong = uiStyle({ fontWeight: weight.semi });
export const centred = uiStyle({ textAlign: 'center' });
/** Figures of equal width that never wrap. */
export const figures = uiStyle({ fontVariantNumeric: 'tabular-nums', letterSpacing: '-.01em', whiteSpace: 'nowrap' });
/** A link in a sentence. */
export const link = uiStyle({
  color: theme.accentText,
  fontWeight: weight.semi,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});
/** Text that a person wrote, with its line breaks. */
export const written = uiStyle({ whiteSpace: 'pre-line' });
