import { assignVars } from '@vanilla-extract/css';
import { accentRoles } from './accents.js';
import { theme } from './contract.css.js';
import { accents, statuses, type Accent } from './recipe.js';
import { layeredGlobal } from './styles.js';

/**
 * `data-accent` and `data-mode` on <html> choose the theme. Without `data-mode` the system's setting applies, by CSS alone,
 * so that the first paint is right before any script runs. Light is the default and needs no selector; dark applies if
 * `data-mode` is dark, or if it is missing and the system is dark.
 */
const systemIsDark = { '@media': '(prefers-color-scheme: dark)', selector: ':root:not([data-mode])' };
const isDark = ':root[data-mode=dark]';
/** A part of the page that is dark in every theme: a game and its bar. It has to set its own `color` and `background`. */
const darkPart = '[data-always-dark]';
const ofAccent = (accent: Accent) => (accent === 'blue' ? '' : `[data-accent=${accent}]`);

type Roles = Partial<Record<keyof typeof theme, string>>;
const vars = (roles: Roles) => {
  const names = Object.fromEntries(Object.keys(roles).map((role) => [role, theme[role as keyof typeof theme]]));
  return assignVars(names, roles as Record<string, string>);
};

layeredGlobal('theme', ':root', { colorScheme: 'light dark', vars: vars(statuses('light')) });
layeredGlobal('theme', ':root[data-mode=light]', { colorScheme: 'light' });
layeredGlobal('theme', `${isDark}, ${darkPart}`, { colorScheme: 'dark', vars: vars(statuses('dark')) });
layeredGlobal('theme', systemIsDark.selector, {
  '@media': { [systemIsDark['@media']]: { vars: vars(statuses('dark')) } },
});

for (const accent of accents) {
  const only = ofAccent(accent);
  const dark = vars(accentRoles(accent, 'dark'));
  layeredGlobal('theme', `:root${only}`, { vars: vars(accentRoles(accent, 'light')) });
  layeredGlobal('theme', `${isDark}${only}, :root${only} ${darkPart}`, { vars: dark });
  layeredGlobal('theme', `${systemIsDark.selector}${only}`, { '@media': { [systemIsDark['@media']]: { vars: dark } } });
}
