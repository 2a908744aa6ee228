import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { chevronRightGlyph } from '../icon/glyphs/chevron-right.js';
import { PressTarget } from '../press/PressTarget.js';
import * as css from './LineStrip.css.js';

export type StripLineProps = { href: string; glyph: string; title: string; text?: string };

/** The height of one line, whatever comes into it later: nothing below it moves. */
export const LineStrip = ({ children }: { children: ReactNode }) => <div className={css.strip}>{children}</div>;

/** One line without animation; a press opens the whole text. */
export const StripLine = ({ href, glyph, title, text }: StripLineProps) => (
  <PressTarget href={href} className={css.line}>
    <Icon glyph={glyph} className={css.icon} />
    <span className={css.words}>
      <span className={css.what}>{title}</span>
      {text === undefined ? null : ` · ${text}`}
    </span>
    <Icon glyph={chevronRightGlyph} />
  </PressTarget>
);
