import type { ReactNode } from 'react';
import * as css from './FootBar.css.js';

export type FootBarProps = {
  /** The figure the decision is about: "You pay". */
  figure?: { label: string; value: ReactNode };
  /** At most a secondary and, last, the primary button. */
  children: ReactNode;
};

/** A page with a decision keeps it in reach of the thumb; on desktop it ends the form. */
export const FootBar = ({ figure, children }: FootBarProps) => (
  <>
    <div className={css.room} />
    <div className={css.bar}>
      {figure === undefined ? null : (
        <div className={css.words}>
          <p className={css.label}>{figure.label}</p>
          <p className={css.figure}>{figure.value}</p>
        </div>
      )}
      {children}
    </div>
  </>
);
