import { theme } from '../../theme/contract.css.js';
import { font, lineHeight, space, text, tracking, weight } from '../../theme/scale.js';
import { layeredGlobal, on, uiStyle, when } from '../../theme/styles.js';
import { rpx } from '../../theme/units.js';

export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  marginBottom: space.s10,
  '@media': { [when.largeText]: { flexWrap: 'wrap' } },
});
export const heading = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  fontFamily: font.display,
  fontSize: text.t17,
  fontWeight: weight.semi,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.tight,
});
export const headingIcon = uiStyle({ color: theme.accentText, fontSize: '1rem' });
export const all = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: '2.75rem',
  margin: '-0.625rem 0',
  color: theme.accentText,
  fontSize: text.t13,
  fontWeight: weight.semi,
});

/** Snaps, and extends to the screen's edge on mobile. */
export const row = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: space.s10,
  margin: `0 calc(-1 * ${space.gutter})`,
  padding: `0 ${space.gutter}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.gutter,
  scrollbarWidth: 'none',
});
layeredGlobal('ui', `${row} > *`, { scrollSnapAlign: 'start' });

export const kind = {
  /** 216rpx: 3.2 cards in view. Six in a line on desktop. */
  cards: uiStyle(
    {
      gridAutoColumns: rpx(216),
      selectors: {
        [on.desktop]: {
          gridAutoFlow: 'row',
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          gap: space.s16,
          margin: 0,
          padding: 0,
          overflow: 'visible',
          justifyContent: 'stretch',
        },
      },
      '@media': { [when.largeText]: { gridAutoColumns: rpx(340) } },
    },
    row,
  ),
  /** Wide cards, such as continue cards. Stacked on desktop. */
  wide: uiStyle(
    {
      gridAutoColumns: 'max(16.75rem, 78vw)',
      selectors: {
        [on.desktop]: {
          gridAutoFlow: 'row',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space.s8,
          margin: 0,
          padding: 0,
          overflow: 'visible',
          justifyContent: 'stretch',
        },
      },
      '@media': { [when.largeText]: { gridAutoColumns: '82vw' } },
    },
    row,
  ),
  /** Small tiles, such as makers. */
  tiles: uiStyle(
    {
      gridAutoColumns: '6.75rem',
      selectors: {
        [on.desktop]: {
          gridAutoFlow: 'row',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
          margin: 0,
          padding: 0,
          overflow: 'visible',
          justifyContent: 'stretch',
        },
      },
    },
    row,
  ),
} as const;

/** As high as a card with two lines of text. */
export const place = uiStyle({
  paddingBottom: '2.5rem',
  '::before': { content: '""', display: 'block', aspectRatio: '3/4' },
});

/** A page of cards: three in a line on a phone, five on a tablet, six on desktop, two with large text. */
export const grid = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(30%, 9rem), 1fr))',
  gap: `${space.s16} ${space.s10}`,
  selectors: { [on.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: `${space.s24} ${space.s16}` } },
  '@media': { [when.largeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
