import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeOf } from './accents.js';

/** `accentSoftOn` → `accent-soft-on`, `hero2` → `hero-2`. */
const dashed = (name: string) => name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);

/** The roles a style may use: `theme.accentSoft` is `var(--accent-soft)`. Roles, never component names. */
export const theme = createGlobalThemeContract(themeOf('blue', 'light'), (_, path) => dashed(path.join('-')));
