import type { AriaRole, ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import * as css from './Statement.css.js';

export type StatementProps = {
  /** A picture of ./pictures, or an icon in a soft disc. */
  picture?: ReactNode;
  glyph?: string;
  tone?: keyof typeof css.tone;
  heading: string;
  /** What happened, whether the money is safe, and what to do. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** One secondary action: a ghost button. */
  quiet?: ReactNode;
  level?: 1 | 2;
  /** `alert` for a failure, `status` for a result; none for an empty list. */
  role?: Extract<AriaRole, 'alert' | 'status'>;
};

/** An empty, failed or finished state, always with a next action. Used in a Panel or alone. */
export function Statement({
  picture,
  glyph,
  tone = 'accent',
  heading,
  children,
  action,
  quiet,
  level = 2,
  role,
}: StatementProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div role={role} className={css.statement}>
      {picture ?? null}
      {glyph === undefined ? null : (
        <span className={css.tone[tone]}>
          <Icon glyph={glyph} />
        </span>
      )}
      <Heading className={css.heading}>{heading}</Heading>
      {children === undefined ? null : <p className={css.sentence}>{children}</p>}
      {action === undefined && quiet === undefined ? null : (
        <div className={css.action}>
          {action}
          {quiet}
        </div>
      )}
    </div>
  );
}
