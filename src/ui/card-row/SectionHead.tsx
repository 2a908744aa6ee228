import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { chevronRightGlyph } from '../icon/glyphs/chevron-right.js';
import { PressTarget } from '../press/PressTarget.js';
import * as css from './CardRow.css.js';

export type SectionHeadProps = {
  heading: ReactNode;
  id?: string;
  glyph?: string;
  /** "All ›" as a link, "Clear" as a button. `name` is the full label for screen readers. */
  all?: { href?: string; onPress?: () => void; label: string; name?: string } | undefined;
};

export const SectionHead = ({ heading, id, glyph, all }: SectionHeadProps) => (
  <div className={css.head}>
    <h2 id={id} className={css.heading}>
      {glyph === undefined ? null : <Icon glyph={glyph} className={css.headingIcon} />}
      {heading}
    </h2>
    {all === undefined ? null : (
      <PressTarget
        href={all.href}
        onPress={all.onPress}
        isRepeatable
        {...(all.name === undefined ? {} : { 'aria-label': all.name })}
        className={css.all}
      >
        {all.label}
        {all.href === undefined ? null : <Icon glyph={chevronRightGlyph} />}
      </PressTarget>
    )}
  </div>
);
