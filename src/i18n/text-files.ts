import type { TextFiles, Texts } from './texts.js';

export const textFiles: TextFiles = import.meta.glob<Texts>('./compiled/*.json', { import: 'default' });
