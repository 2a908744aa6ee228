import { uiStyle } from '../../theme/styles.js';

/** Rows that are left out: a line of its own. */
export const space = uiStyle({ gridColumn: '1 / -1' });
