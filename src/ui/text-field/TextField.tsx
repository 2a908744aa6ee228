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
  /** The name of the clear button, if not "Clear". */
  clearLabel?: string;
  /** No clear button: a password has a reveal button in its place, a picture code its picture. */
  isNotCleared?: boolean;
  /** At the end of the field: a reveal button, a picture. */
  trailing?: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'sentences';
  enterKeyHint?: 'next' | 'done' | 'go' | 'search' | 'send';
  /** The browser cuts pasted text to this length without a message, so a limit that a rule reports belongs to the rule. */
  maxLength?: number;
  isDisabled?: boolean;
  /** What a generated password must be: the attribute `passwordrules`. */
  passwordRules?: string | undefined;
  /** No tick for a text that keeps the rule: only the server knows whether it is right. */
  isJudgedByServer?: boolean;
  /** How the form submits the value: see ui/form. */
  submitsAs?: 'trimmed' | 'verbatim' | 'digits' | 'amount' | 'code';
};

/** The input of the spec: it trims, accepts at most 140 characters and can be cleared. */
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
    isJudgedByServer = false,
  } = props;
  const {
    placeholder,
    type = 'text',
    inputMode,
    autoComplete,
    autoCapitalize,
    enterKeyHint,
    maxLength = 140,
    passwordRules,
  } = props;
  const text = useText({ ...props, isVerbatim: submitsAs === 'verbatim' });

  return (
    <AriaTextField
      {...text.field}
      name={name}
      type={type}
      isDisabled={isDisabled}
      className={action === undefined ? css.field : css.fieldWithAction}
    >
      <FieldLabel label={label} />
      <Group role="presentation" className={css.box}>
        {glyph === undefined ? null : <Icon glyph={glyph} className={css.leading} />}
        <Input
          {...text.input}
          {...defined({
            placeholder,
            inputMode,
            autoComplete,
            autoCapitalize,
            enterKeyHint,
            passwordrules: passwordRules,
          })}
          maxLength={maxLength}
          data-submits-as={submitsAs}
          className={css.input}
        />
        {text.isValid && !isJudgedByServer ? <RightMark /> : null}
        {isNotCleared || text.value === '' || isDisabled ? null : (
          <ClearButton label={clearLabel} onPress={text.clear} />
        )}
        {trailing ?? null}
      </Group>
      <FieldNotes hint={hint} />
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </AriaTextField>
  );
}

/** Removes undefined entries, which exactOptionalPropertyTypes does not allow. */
const defined = <Attributes extends object>(attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Attributes]?: NonNullable<Attributes[Key]>;
  };
