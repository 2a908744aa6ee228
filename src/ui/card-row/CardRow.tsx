import { useId, type ReactNode } from 'react';
import * as css from './CardRow.css.js';
import { SectionHead, type SectionHeadProps } from './SectionHead.js';

export type CardRowProps = Omit<SectionHeadProps, 'id'> & {
  kind?: keyof typeof css.kind;
  /** Items of a list: GameCard, ContinueCard, a tile. */
  children: ReactNode;
};

/** A section whose cards scroll sideways on mobile and stand in a grid on desktop. */
export function CardRow({ kind = 'cards', children, ...head }: CardRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead {...head} id={id} />
      <ul aria-labelledby={id} className={css.kind[kind]}>
        {children}
      </ul>
    </section>
  );
}

export const CardGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={css.grid}>
    {children}
  </ul>
);
