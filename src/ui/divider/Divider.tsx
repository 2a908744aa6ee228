import * as css from './Divider.css.js';

/** "or", between two alternatives. */
export const Divider = ({ children }: { children: string }) => <p className={css.divider}>{children}</p>;
