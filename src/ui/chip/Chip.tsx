import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { PressTarget, type PressProps } from '../press/PressTarget.js';
import * as css from './Chip.css.js';

export type ChipProps = Pick<PressProps, 'href' | 'onPress' | 'isReplacing' | 'isDisabled'> & {
  children: ReactNode;
  glyph?: string;
  isSelected?: boolean;
  /** What a press does, if the text on the chip does not say it. It contains that text. */
  label?: string;
};

/** A filter or a category: a link uses `aria-current`, a button `aria-pressed`. */
export function Chip({ children, glyph, isSelected = false, label, ...press }: ChipProps) {
  const state =
    label !== undefined
      ? { 'aria-label': label }
      : press.href === undefined
        ? { 'aria-pressed': isSelected }
        : isSelected
          ? { 'aria-current': 'true' as const }
          : {};
  return (
    <PressTarget {...press} {...state} isRepeatable className={isSelected ? css.selected : css.chip}>
      {glyph === undefined ? null : <Icon glyph={glyph} {...(isSelected ? {} : { className: css.icon })} />}
      {children}
    </PressTarget>
  );
}

const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Scrolls sideways to the screen's edge on mobile, wraps on desktop. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  // Chromium leaves the last chip of a row half outside when the Tab key reaches it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the chips are the controls; the row only scrolls
  <fieldset aria-label={label} onFocus={showWhole} className={css.row}>
    {children}
  </fieldset>
);
