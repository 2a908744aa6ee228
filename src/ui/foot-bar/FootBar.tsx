import type { ReactNode } from 'react';
import * as css from './FootBar.css.js';

export type FootBarProps = {
  /** The figure of the decision: "You pay". */
  figure?: { label: string; value: ReactNode };
  /** At most a secondary button, then the primary one. */
  children: ReactNode;
};

/** Keeps the decision of a page in reach of the thumb; on desktop it is the end of the form. */
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
