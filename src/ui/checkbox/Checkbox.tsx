import { useId, type ReactNode } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { useChoice } from '../field/useChoice.js';
import { Icon } from '../icon/Icon.js';
import { checkGlyph } from '../icon/glyphs/check.js';
import * as css from './Checkbox.css.js';

export type CheckboxProps = {
  name: string;
  children: ReactNode;
  /** The second line of a card. */
  note?: ReactNode;
  kind?: keyof typeof css.kind;
  defaultChecked?: boolean;
  /** The error text of a required box that is not ticked. */
  requiredText?: string;
  isDisabled?: boolean;
  onChange?: (isChecked: boolean) => void;
};

export function Checkbox({
  name,
  children,
  note,
  kind = 'line',
  defaultChecked = false,
  requiredText,
  isDisabled = false,
  onChange,
}: CheckboxProps) {
  const id = useId();
  const choice = useChoice(name, requiredText);
  return (
    <div>
      <label className={css.kind[kind]}>
        <input
          {...choice.control}
          type="checkbox"
          value="true"
          defaultChecked={defaultChecked}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={(event) => {
            choice.settle();
            onChange?.(event.target.checked);
          }}
          className={css.input}
        />
        <span className={css.box}>
          <Icon glyph={checkGlyph} className={css.tick} />
        </span>
        <span className={css.words}>
          <span className={kind === 'card' ? css.title : undefined}>{children}</span>
          {note === undefined ? null : <span className={css.note}>{note}</span>}
        </span>
      </label>
      <ChoiceError id={id} error={choice.error} />
    </div>
  );
}
