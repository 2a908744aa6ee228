import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import { ClearButton, FieldLabel, FieldNotes, RightMark } from '../field/FieldParts.js';
import * as css from '../field/field.css.js';
import { useText, type TextRules } from '../field/useText.js';
import { Icon } from '../icon/Icon.js';

export type TextFieldProps = TextRules & {
  name: string;
  label: string;
  hint?: ReactNode;
  /** A link on the label's line. */
  action?: ReactNode;
  /** A leading icon. */
  glyph?: string;
  placeholder?: string;
  /** Another name for the cross that empties the field than "Clear". */
  clearLabel?: string;
  /** No cross: a password has its reveal button in that place, a picture code its picture. */
  isNotCleared?: boolean;
  /** Stands at the end of the field: a reveal button, a picture. */
  trailing?: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'sentences';
  enterKeyHint?: 'next' | 'done' | 'go' | 'search' | 'send';
  /** The browser cuts what is pasted to it before anything sees it: a limit of a rule belongs to the rule. */
  maxLength?: number;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** How the form hands the value on: see ui/form. */
  submitsAs?: 'trimmed' | 'verbatim' | 'digits' | 'amount';
};

/** The spec's input: trims, takes 140 characters at most, can be cleared. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    action,
    glyph,
    clearLabel,
    isNotCleared = false,
    trailing,
    submitsAs = 'trimmed',
    isDisabled = false,
    isReadOnly = false,
  } = props;
  const { placeholder, type = 'text', inputMode, autoComplete, autoCapitalize, enterKeyHint, maxLength = 140 } = props;
  const text = useText({ ...props, isVerbatim: submitsAs === 'verbatim' });

  return (
    <AriaTextField
      {...text.field}
      name={name}
      type={type}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      className={css.field}
    >
      <FieldLabel label={label} action={action} />
      <Group role="presentation" className={css.box}>
        {glyph === undefined ? null : <Icon glyph={glyph} className={css.leading} />}
        <Input
          {...text.input}
          {...defined({ placeholder, inputMode, autoComplete, autoCapitalize, enterKeyHint })}
          maxLength={maxLength}
          data-submits-as={submitsAs}
          className={css.input}
        />
        {text.isRight ? <RightMark /> : null}
        {isNotCleared || text.value === '' || isDisabled || isReadOnly ? null : (
          <ClearButton label={clearLabel} onPress={text.clear} />
        )}
        {trailing ?? null}
      </Group>
      <FieldNotes hint={hint} />
    </AriaTextField>
  );
}

/** Without the entries that are undefined, which exact optional properties refuse. */
const defined = <Attributes extends object>(attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Attributes]?: NonNullable<Attributes[Key]>;
  };
