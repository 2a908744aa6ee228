import { onArt, radius, weight } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

const badge = uiStyle({
  position: 'absolute',
  zIndex: 1,
  left: '6px',
  top: '6px',
  display: 'flex',
  alignItems: 'center',
  gap: '3px',
  minHeight: '1.25rem',
  padding: '0 6px',
  borderRadius: radius.badge,
  fontSize: '.6875rem',
  fontWeight: weight.semi,
  lineHeight: '1.25rem',
  pointerEvents: 'none',
  selectors: { [on.burmese]: { lineHeight: '1.5rem' } },
  '@media': { [when.largeText]: { maxWidth: 'calc(100% - 2.75rem)', overflow: 'hidden', whiteSpace: 'nowrap' } },
});

export const kind = {
  new: uiStyle({ background: onArt.paper, color: onArt.ink }, badge),
  hot: uiStyle({ background: onArt.hot, color: onArt.text }, badge),
  play: uiStyle({ background: onArt.demo, color: onArt.text }, badge),
} as const;
