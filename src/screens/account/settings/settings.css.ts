import { themeOf } from '../../../theme/accents.js';
import { theme } from '../../../theme/contract.css.js';
import type { Accent } from '../../../theme/recipe.js';
import { space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const columns = screenStyle({
  display: 'grid',
  gap: space.s12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginTop: space.s12,
  selectors: { [on.desktop]: { gap: space.s20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const column = screenStyle({ display: 'grid', gap: space.s12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const body = screenStyle({ display: 'grid', gap: space.s12, marginTop: space.s12 });
export const group = screenStyle({ display: 'grid', gap: space.s8 });
export const switches = screenStyle({ display: 'grid', gap: space.s16, marginTop: space.s12 });

export const languages = screenStyle({
  display: 'grid',
  gap: space.s8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
});

/** Choices side by side, each with a picture of what it gives. */
export const cards = screenStyle({
  display: 'grid',
  gap: space.s10,
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
});
export const card = screenStyle({
  display: 'grid',
  gap: space.s8,
  alignContent: 'start',
  padding: space.s6,
  borderRadius: '16px',
  border: `2px solid ${theme.border}`,
  color: theme.muted,
  fontSize: text.t13,
  textAlign: 'center',
  selectors: {
    '&[aria-pressed=true]': { borderColor: theme.accent, color: theme.text, fontWeight: weight.semi },
  },
});
export const named = screenStyle({ paddingBottom: space.s4, overflowWrap: 'anywhere' });

const screen = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '5px',
  aspectRatio: '8 / 7',
  padding: '7px',
  borderRadius: '10px',
  overflow: 'hidden',
  maxWidth: '11rem',
  width: '100%',
  justifySelf: 'center',
});
const part = (rule: Parameters<typeof screenStyle>[0]) => screenStyle({ display: 'block', ...rule });

/** A small screen of the lobby: its bar, the wallet, two games and a button. Colours are those of one theme. */
const painted = (accent: Accent, mode: 'light' | 'dark') => {
  const roles = themeOf(accent, mode);
  const games = `linear-gradient(90deg, ${roles.raised} 47%, transparent 47% 53%, ${roles.raised} 53%)`;
  return {
    screen: screenStyle({ background: roles.page }, screen),
    bar: part({
      height: '5px',
      borderRadius: '3px',
      background: `linear-gradient(90deg, ${roles.text} 34%, transparent 34% 82%, ${roles.faint} 82%)`,
    }),
    hero: part({
      height: '1.35rem',
      borderRadius: '5px',
      background: `linear-gradient(120deg, ${roles.hero}, ${roles.hero2})`,
    }),
    games: part({ height: '1.1rem', borderRadius: '4px', background: games }),
    button: part({ height: '9px', borderRadius: '4px', background: roles.accent }),
  };
};
export type Painted = ReturnType<typeof painted>;
const both = (accent: Accent) => ({ light: painted(accent, 'light'), dark: painted(accent, 'dark') });
export const previews: Readonly<Record<Accent, { light: Painted; dark: Painted }>> = {
  blue: both('blue'),
  pink: both('pink'),
  green: both('green'),
};

/** The left half is light, the right half is dark. */
export const halves = screenStyle({ position: 'relative', display: 'grid', justifyItems: 'center' });
export const darkHalf = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  clipPath: 'polygon(62% 0, 100% 0, 100% 100%, 38% 100%)',
});

const frame = screenStyle({
  position: 'relative',
  justifySelf: 'center',
  height: '4.75rem',
  borderRadius: '8px',
  border: `2px solid ${theme.borderStrong}`,
  background: theme.sunken,
});
const bars = (place: string) => `linear-gradient(${theme.borderStrong}, ${theme.borderStrong}) ${place} no-repeat`;
/** A phone with its tabs below, a desktop with its menu at the side. */
export const outline = {
  other: screenStyle({ width: '2.75rem', background: `${bars('0 100% / 100% 14%')}, ${theme.sunken}` }, frame),
  pc: screenStyle(
    { width: '7.25rem', maxWidth: '100%', background: `${bars('0 0 / 22% 100%')}, ${theme.sunken}` },
    frame,
  ),
};
