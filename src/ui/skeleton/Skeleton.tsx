import type { ReactNode } from 'react';
import { art as artFrame, card, maker, name } from '../game-card/GameCard.css.js';
import { item, row } from '../list-row/ListRow.css.js';
import { header, title as headerTitle } from '../page-header/PageHeader.css.js';
import { Panel } from '../panel/Panel.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './Skeleton.css.js';

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A label for screen readers; the skeleton itself is hidden from them. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden as="p">{label}</VisuallyHidden>
    <div aria-hidden="true">{children}</div>
  </div>
);

/** The rows of a List. */
export const SkeletonRows = ({ count = 6 }: { count?: number }) => (
  <Panel as="ul" kind="flush">
    {times(count, (index) => (
      <li key={index} className={item}>
        <div className={row}>
          <span className={css.disc} />
          <span className={css.words}>
            <span className={css.line} />
            <span className={css.thinLine} />
          </span>
          <span className={css.figure} />
        </div>
      </li>
    ))}
  </Panel>
);

/** Cards, as the children of a CardRow or a CardGrid. */
export const SkeletonCards = ({ count = 6 }: { count?: number }) => (
  <>
    {times(count, (index) => (
      <li key={index} className={card}>
        <div className={artFrame}>
          <span className={css.art} />
        </div>
        <div className={name}>
          <span className={css.line} />
        </div>
        <div className={maker}>
          <span className={css.thinLine} />
        </div>
      </li>
    ))}
  </>
);

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <div className={css.lines}>
    {times(lines, (index) => (
      <span key={index} className={css.paragraph} />
    ))}
  </div>
);

/** The header of a sub-page. */
export const SkeletonHeader = () => (
  <div className={header}>
    <div className={headerTitle}>
      <span className={css.title} />
    </div>
  </div>
);

export const SkeletonHeading = () => <span className={css.heading} />;
/** Fills its parent, which sets the shape. */
export const SkeletonBlock = () => <span className={css.block} />;
