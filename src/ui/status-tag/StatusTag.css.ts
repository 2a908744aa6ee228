import { theme } from '../../theme/contract.css.js';
import { onArt, radius, space, text, weight } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

const tag = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '1.5rem',
  padding: '0 8px',
  borderRadius: radius.badge,
  fontSize: text.t12,
  fontWeight: weight.semi,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: { [on.burmese]: { lineHeight: 2 } },
  '@media': { [when.forcedColors]: { border: '1px solid' } },
});

export const tone = {
  neutral: uiStyle({ background: theme.sunken, color: theme.muted }, tag),
  accent: uiStyle({ background: theme.accentSoft, color: theme.accentSoftOn }, tag),
  positive: uiStyle({ background: theme.positiveSoft, color: theme.positiveOnSoft }, tag),
  caution: uiStyle({ background: theme.cautionSoft, color: theme.cautionOnSoft }, tag),
  critical: uiStyle({ background: theme.criticalSoft, color: theme.criticalOnSoft }, tag),
  info: uiStyle({ background: theme.infoSoft, color: theme.infoOnSoft }, tag),
  hero: uiStyle({ background: onArt.veil, color: theme.heroOn }, tag),
} as const;
