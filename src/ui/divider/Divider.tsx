import * as css from './Divider.css.js';

/** "or", between two ways to do the same thing. */
export const Divider = ({ children }: { children: string }) => <p className={css.divider}>{children}</p>;
