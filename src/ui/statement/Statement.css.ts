import { theme } from '../../theme/contract.css.js';
import { font, lineHeight, space, text, tracking, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const statement = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.s6,
  padding: '44px 20px 40px',
  textAlign: 'center',
});
export const picture = uiStyle({ flex: 'none', width: '88px', height: '88px', marginBottom: space.s12 });
export const heading = uiStyle({
  fontFamily: font.display,
  fontSize: text.t17,
  fontWeight: weight.semi,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.tight,
});
export const sentence = uiStyle({ maxWidth: '20rem', color: theme.muted, fontSize: text.t14 });
export const action = uiStyle({ display: 'grid', gap: space.s4, justifyItems: 'center', marginTop: '14px' });

const disc = uiStyle({ display: 'grid', placeItems: 'center', borderRadius: '50%', fontSize: '2rem' }, picture);
export const tone = {
  accent: uiStyle({ background: theme.accentSoft, color: theme.accentSoftOn }, disc),
  neutral: uiStyle({ background: theme.sunken, color: theme.muted }, disc),
  positive: uiStyle({ background: theme.positiveSoft, color: theme.positiveOnSoft }, disc),
  caution: uiStyle({ background: theme.cautionSoft, color: theme.cautionOnSoft }, disc),
  critical: uiStyle({ background: theme.criticalSoft, color: theme.criticalOnSoft }, disc),
} as const;

export const sea = uiStyle({ fill: theme.sunken });
export const hull = uiStyle({ fill: theme.muted });
export const wave = uiStyle({ fill: 'none', stroke: theme.muted, strokeWidth: 3, strokeLinecap: 'round' });
export const sky = uiStyle({ fill: theme.accentSoft });
export const paper = uiStyle({ fill: theme.raised });
export const writing = uiStyle({
  fill: 'none',
  stroke: theme.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  opacity: 0.55,
});
