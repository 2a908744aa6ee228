import type { ReactNode } from 'react';
import { Picture, type Art } from '../picture/Picture.js';
import * as css from './ContinueCard.css.js';

export type ContinueCardProps = {
  name: string;
  art: Art;
  /** The money in the game, or its maker. */
  note: ReactNode;
  /** A small soft button: "Resume". */
  action?: ReactNode;
  as?: 'li' | 'div';
};

export const ContinueCard = ({ name, art, note, action, as: Element = 'li' }: ContinueCardProps) => (
  <Element className={css.card}>
    <div className={css.art}>
      <Picture art={art} kind="card" sizes="48px" />
    </div>
    <div className={css.words}>
      <h3 className={css.name} lang="en">
        {name}
      </h3>
      <p className={css.note}>{note}</p>
    </div>
    {action ?? null}
  </Element>
);
