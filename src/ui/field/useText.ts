import { use, useRef, useState, type CompositionEvent, type FocusEvent, type InputEvent, type RefObject } from 'react';
import { FormBusy } from './busy.js';
import { reformat, type Format } from './reformat.js';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

export type TextRules = {
  defaultValue?: string | undefined;
  /** A new value empties the field, which keeps the focus: the text belonged to the old one. */
  resetBy?: string | undefined;
  /** Formats the text while typing; the caret stays after the same character. */
  format?: Format | undefined;
  /** Keeps the text as typed; otherwise the field trims it on blur (spec: inputs trim by default). */
  isVerbatim?: boolean;
  /** The error text of an empty field; without it the field may stay empty. */
  requiredText?: string | undefined;
  /** The error text of an invalid text, or null. */
  validate?: ((text: string) => string | null) | undefined;
  onChange?: ((text: string) => void) | undefined;
};

/**
 * The text of a field and its error. The error shows when an edited field loses the focus, and is checked again at every
 * change until the text is valid. react-aria commits an error on a native `change` event, so that event starts a check.
 */
export function useText({
  defaultValue = '',
  resetBy,
  format,
  isVerbatim = false,
  requiredText,
  validate,
  onChange,
}: TextRules) {
  const [value, setValue] = useState(format === undefined ? defaultValue : format.apply(defaultValue));
  const isBusy = use(FormBusy);
  const [isEdited, setEdited] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [reset, setReset] = useState(resetBy);
  if (resetBy !== reset) {
    setReset(resetBy);
    setValue('');
    setChecked(false);
    setEdited(false);
  }
  const input: RefObject<TextInput | null> = useRef(null);
  const composedIn = useRef<string | null>(null);

  const change = (text: string) => {
    // While the form is submitted its text must not change, not even by the clear button or a quick pick.
    if (isBusy) return;
    setEdited(true);
    // The format has removed the typed character, for example a seventh digit of six.
    if (text === value) return;
    setValue(text);
    onChange?.(text);
  };

  const setText = (text: string) => {
    change(format === undefined ? text : format.apply(text));
    if (isShownInvalid(input.current)) commitError(input.current);
  };

  return {
    value,
    /** The text has passed the field's own rule. Never true for an empty field or a field without a rule. */
    isValid: isChecked && validate !== undefined && value.trim() !== '' && validate(value) === null,
    /** Does not move the focus: a quick pick must not open a phone's keyboard. */
    setText,
    clear: () => {
      setText('');
      input.current?.focus();
    },
    field: {
      value,
      onChange: change,
      isRequired: requiredText !== undefined,
      validate: (text: string) => (text.trim() === '' ? (requiredText ?? null) : (validate?.(text) ?? null)),
    },
    input: {
      ...(isBusy ? { readOnly: true } : {}),
      ref: (element: TextInput | null) => {
        input.current = element;
      },
      onCompositionStart: () => {
        composedIn.current = value;
      },
      /** No input event need follow the end of a composition, so the text is formatted here. */
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => {
        if (format !== undefined) reformat(currentTarget, composedIn.current ?? value, format);
        composedIn.current = null;
        change(currentTarget.value);
      },
      onInput: (event: InputEvent<TextInput>) => {
        if (format !== undefined && !event.nativeEvent.isComposing) reformat(event.currentTarget, value, format);
        if (isShownInvalid(event.currentTarget)) commitError(event.currentTarget);
      },
      onBlur: (event: FocusEvent<TextInput>) => {
        if (!isEdited) return;
        // Without a change there is nothing to check, and a refusal of the server stays.
        setEdited(false);
        const trimmed = isVerbatim ? value : value.trim();
        if (trimmed !== value) {
          setValue(trimmed);
          onChange?.(trimmed);
        }
        setChecked(true);
        commitError(event.currentTarget);
      },
    },
  };
}

const isShownInvalid = (input: TextInput | null): boolean => input?.getAttribute('aria-invalid') === 'true';

function commitError(input: TextInput | null): void {
  input?.dispatchEvent(new Event('change'));
}
