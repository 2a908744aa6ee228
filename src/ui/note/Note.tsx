import type { AriaRole, ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { circleAlertGlyph } from '../icon/glyphs/circle-alert.js';
import { circleCheckGlyph } from '../icon/glyphs/circle-check.js';
import { infoGlyph } from '../icon/glyphs/info.js';
import * as css from './Note.css.js';

export type NoteProps = {
  tone?: keyof typeof css.tone;
  /** One or two sentences; <b> marks the important part. */
  children: ReactNode;
  glyph?: string;
  action?: ReactNode;
  role?: Extract<AriaRole, 'alert' | 'status'>;
};

const glyphs = {
  info: infoGlyph,
  caution: infoGlyph,
  critical: circleAlertGlyph,
  positive: circleCheckGlyph,
  quiet: infoGlyph,
} as const;

export const Note = ({ tone = 'info', children, glyph = glyphs[tone], action, role }: NoteProps) => (
  <div role={role} className={css.tone[tone]}>
    <Icon glyph={glyph} className={css.icon} />
    <div className={css.words}>
      {children}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  </div>
);
