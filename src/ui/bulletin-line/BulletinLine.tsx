import { Icon } from '../icon/Icon.js';
import { chevronRightGlyph } from '../icon/glyphs/chevron-right.js';
import { megaphoneGlyph } from '../icon/glyphs/megaphone.js';
import { PressTarget, type PressProps } from '../press/PressTarget.js';
import * as css from './BulletinLine.css.js';

export type BulletinLineProps = Pick<PressProps, 'href' | 'onPress'> & { title: string; text?: string };

/** One line without animation; a press opens the whole text. */
export const BulletinLine = ({ title, text, ...press }: BulletinLineProps) => (
  <PressTarget {...press} className={css.line}>
    <Icon glyph={megaphoneGlyph} className={css.icon} />
    <span className={css.words}>
      <span className={css.what}>{title}</span>
      {text === undefined ? null : ` · ${text}`}
    </span>
    <Icon glyph={chevronRightGlyph} />
  </PressTarget>
);
