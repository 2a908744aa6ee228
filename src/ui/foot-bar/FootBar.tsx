import type { ReactNode } from 'react';
import * as css from './FootBar.css.js';

export type FootBarProps = {
  /** The figure of the decision: "You pay". */
  figure?: { label: string; value: ReactNode };
  /** At most a secondary button, then the primary one. */
  children: ReactNode;
  /**
   * More comes after the decision, and the page puts FootRoom at its end: the buttons follow their form for the keyboard, not
   * everything else.
   */
  isRoomApart?: boolean;
};

/** Keeps the decision of a page in reach of the thumb; on desktop it is the end of the form. */
export const FootBar = ({ figure, children, isRoomApart = false }: FootBarProps) => (
  <>
    {isRoomApart ? null : <FootRoom />}
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

/** As high as the bar, so that the bar does not cover the end of the page. */
export const FootRoom = () => <div className={css.room} />;
