import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { chevronDownGlyph } from '../icon/glyphs/chevron-down.js';
import * as css from './Disclosure.css.js';

/** Terms and FAQ answers: a native <details>, which the browser's search in the page finds. */
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
