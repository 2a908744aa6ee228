import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import * as css from './StatusTag.css.js';

export type StatusTagProps = { tone?: keyof typeof css.tone; glyph?: string; children: ReactNode };

/** One or two words: "In review". */
export const StatusTag = ({ tone = 'neutral', glyph, children }: StatusTagProps) => (
  <span className={css.tone[tone]}>
    {glyph === undefined ? null : <Icon glyph={glyph} />}
    {children}
  </span>
);
