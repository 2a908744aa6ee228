import type { ReactNode } from 'react';
import { Sail } from '../brand-mark/Sail.js';
import * as css from './Hero.css.js';

export type HeroProps = {
  label: ReactNode;
  /** At the end of the label's line: a StatusTag of tone `hero`, a button that hides the figure. */
  aside?: ReactNode;
  /** Money of size `balance` or `amount`. */
  children: ReactNode;
  /** "as of 14:31". */
  note?: ReactNode;
  /** Buttons of variant `onHero` and `heroLine`. */
  actions?: ReactNode;
};

/** The only saturated surface of a screen, reserved for money. */
export const Hero = ({ label, aside, children, note, actions }: HeroProps) => (
  <section className={css.hero}>
    <Sail className={css.sail} isHull={false} />
    <div className={css.head}>
      <h2>{label}</h2>
      {aside ?? null}
    </div>
    <p className={css.figure}>{children}</p>
    {note === undefined ? null : <p className={css.note}>{note}</p>}
    {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
  </section>
);
