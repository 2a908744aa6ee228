import { theme } from '../../../theme/contract.css.js';
import { level, size, space, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** The back button and the field on one line; on a desktop only the field. */
export const head = screenStyle({
  position: 'sticky',
  zIndex: level.bar,
  top: size.line,
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  padding: `calc(env(safe-area-inset-top) + 6px) ${space.gutter} 6px calc(${space.gutter} - 12px)`,
  background: theme.page,
  selectors: { [on.desktop]: { position: 'static', padding: '4px 0 16px', maxWidth: '40rem' } },
});
export const back = screenStyle({ selectors: { [on.desktop]: { display: 'none' } } });
export const field = screenStyle({ flex: 1, minWidth: 0 });
export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  padding: `${space.s12} ${space.gutter} ${space.s24}`,
  selectors: { [on.desktop]: { gap: space.s32, padding: `0 0 ${space.s24}` } },
});
export const nothing = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 });
/** The letters that the player typed: heavier, and underlined for those who see no weight. */
export const mark = screenStyle({
  background: 'none',
  color: theme.accentText,
  fontWeight: weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
/** As wide as the suggestions that follow. */
export const waiting = screenStyle({ maxWidth: '40rem' });
/** The parts of the page before the player types. */
export const sections = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  selectors: { [on.desktop]: { gap: space.s32 } },
});
