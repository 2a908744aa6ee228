import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { chevronRightGlyph } from '../icon/glyphs/chevron-right.js';
import { Panel } from '../panel/Panel.js';
import { PressTarget, type PressProps } from '../press/PressTarget.js';
import * as css from './ListRow.css.js';

export type ListRowProps = Pick<PressProps, 'href' | 'onPress' | 'isDisabled'> & {
  title: ReactNode;
  note?: ReactNode;
  glyph?: string;
  /** `plain` is a menu row: the icon has no disc. */
  tone?: keyof typeof css.tone;
  /** Instead of an icon: an avatar, a rank, a mark. */
  leading?: ReactNode;
  /** A figure at the end: Money. */
  value?: ReactNode;
  /** A muted word at the end of a menu row: the present choice, a count. */
  detail?: ReactNode;
  /** A StatusTag under the figure. */
  status?: ReactNode;
  /** A small button at the end. A row with an action is not pressable itself. */
  action?: ReactNode;
  /** In a list of which only a part is rendered: the place of the row, and what measures it. */
  place?: { index: number; measure: (item: HTMLLIElement | null) => void };
};

/** A row of a List. With `href` or `onPress` the whole row is pressable and has a chevron. */
export function ListRow({
  title,
  note,
  glyph,
  tone = 'neutral',
  leading,
  value,
  detail,
  status,
  action,
  place,
  ...press
}: ListRowProps) {
  const isPressable = press.href !== undefined || press.onPress !== undefined;
  const figure = value ?? detail;
  const content = (
    <>
      {leading ?? null}
      {glyph === undefined ? null : (
        <span className={css.tone[tone]}>
          <Icon glyph={glyph} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </span>
      {figure === undefined && status === undefined ? null : (
        <span className={value === undefined && status === undefined ? css.quietFigures : css.figures}>
          {figure}
          {status}
        </span>
      )}
      {action ?? null}
      {isPressable ? <Icon glyph={chevronRightGlyph} className={css.go} /> : null}
    </>
  );
  const item =
    glyph === undefined && leading === undefined ? css.bareItem : tone === 'plain' ? css.plainItem : css.item;
  return (
    <li className={item} ref={place?.measure} data-index={place?.index}>
      {isPressable ? (
        <PressTarget {...press} className={css.pressable}>
          {content}
        </PressTarget>
      ) : (
        <div className={css.row}>{content}</div>
      )}
    </li>
  );
}

/** The panel around rows. */
export const List = ({ children, label }: { children: ReactNode; label?: string }) => (
  <Panel as="ul" kind="flush" {...(label === undefined ? {} : { 'aria-label': label })}>
    {children}
  </Panel>
);
