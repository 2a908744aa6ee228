import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { chevronDownGlyph } from '../icon/glyphs/chevron-down.js';
import * as css from './Disclosure.css.js';

/** Terms, answers: the platform's details, found by the browser's own search in the page. */
export const Disclosure = ({
  summary,
  children,
  isOpen = false,
}: {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
}) => (
  <details open={isOpen} className={css.details}>
    <summary className={css.summary}>
      {summary}
      <Icon glyph={chevronDownGlyph} className={css.chevron} />
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
