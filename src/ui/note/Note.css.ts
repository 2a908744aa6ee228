import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

const note = uiStyle({
  display: 'flex',
  gap: space.s10,
  padding: '12px 14px',
  borderRadius: radius.card,
  fontSize: text.t13,
  lineHeight: lineHeight.body,
});
export const icon = uiStyle({ marginTop: '.15em', fontSize: text.t15 });
export const words = uiStyle({ flex: 1, minWidth: 0 });
export const action = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginTop: space.s8 });

export const tone = {
  info: uiStyle({ background: theme.infoSoft, color: theme.infoOnSoft }, note),
  caution: uiStyle({ background: theme.cautionSoft, color: theme.cautionOnSoft }, note),
  critical: uiStyle({ background: theme.criticalSoft, color: theme.criticalOnSoft }, note),
  positive: uiStyle({ background: theme.positiveSoft, color: theme.positiveOnSoft }, note),
  quiet: uiStyle({ background: theme.sunken, color: theme.muted }, note),
} as const;
