import { useId, useState, type ReactNode } from 'react';
import { useSite } from '../../i18n/site.js';
import * as css from './CardRow.css.js';
import { SectionHead, type SectionHeadProps } from './SectionHead.js';

export type CardRowProps = Omit<SectionHeadProps, 'id'> & {
  kind?: keyof typeof css.kind;
  /** Items of a list: GameCard, ContinueCard, a tile. */
  children: ReactNode;
};

/** A section whose cards scroll sideways on mobile and form a grid on desktop. */
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

/** A desktop shows one line; "All" leads to the rest. A phone shows three and a bit, and renders the others once the row is scrolled. */
const inLine = 6;
const inView = 5;
/** Margins of the intersection observers: about a screen before a row comes into view, about a card before its end does. */
const nearRow = { rootMargin: '600px 0px' };
const nearEnd = '0px 40%';

export type LongRowProps<T> = {
  items: readonly T[];
  /** The row is far below the first view: a phone renders nothing of it until it is near. */
  isLater?: boolean;
  children: (item: T, index: number) => ReactNode;
};

/** The items of a row that may be long. On a page with many rows the hidden cards cost more than all visible ones, so they render later. */
export function LongRow<T>({ items, isLater = false, children }: LongRowProps<T>) {
  const [drawn, setDrawn] = useState(isLater ? 0 : inView);
  if (useSite().device === 'pc') return items.slice(0, inLine).map(children);
  const watch = (place: HTMLLIElement) => {
    const near = drawn === 0 ? nearRow : { root: place.parentElement, rootMargin: nearEnd };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(drawn === 0 ? inView : items.length);
    }, near);
    observer.observe(place);
    return () => observer.disconnect();
  };
  return (
    <>
      {items.slice(0, drawn).map(children)}
      {items.slice(drawn).map((_, index) => (
        // Keyed by index: if the element that the row snapped to went away, the browser would lose the scroll position.
        // oxlint-disable-next-line react/no-array-index-key -- A placeholder has only its index.
        <li key={drawn + index} ref={index === 0 ? watch : undefined} aria-hidden className={css.place} />
      ))}
    </>
  );
}

export const CardGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={css.grid}>
    {children}
  </ul>
);
