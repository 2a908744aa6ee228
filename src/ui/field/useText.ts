import { use, useRef, useState, type FocusEvent, type InputEvent, type RefObject } from 'react';
import { FormBusy } from './busy.js';
import { reformat, type Format } from './reformat.js';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

export type TextRules = {
  defaultValue?: string | undefined;
  /** What the field makes of what is typed; the caret stays behind the same character. */
  format?: Format | undefined;
  /** Trimmed on leaving, unless told otherwise (spec: inputs trim by default). */
  isVerbatim?: boolean;
  /** The sentence shown when nothing is filled in; without it the field may stay empty. */
  requiredText?: string | undefined;
  /** The sentence to show for a text that won't do, or null. */
  validate?: ((text: string) => string | null) | undefined;
  onChange?: ((text: string) => void) | undefined;
};

/**
 * The text of a field and when its error shows: on leaving a field that was edited, then anew at every change until it
 * is right. react-aria commits an error on a native `change`, so that event is what says "judge now".
 */
export function useText({
  defaultValue = '',
  format,
  isVerbatim = false,
  requiredText,
  validate,
  onChange,
}: TextRules) {
  const [value, setValue] = useState(format === undefined ? defaultValue : format.apply(defaultValue));
  const isBusy = use(FormBusy);
  const isEdited = useRef(false);
  const [isJudged, setJudged] = useState(false);
  const input: RefObject<TextInput | null> = useRef(null);

  const change = (text: string) => {
    // What was sent is what is being judged: the crosses and quick picks beside a field stand still as well.
    if (isBusy) return;
    isEdited.current = true;
    // A sign the format drops at once: a seventh digit of six.
    if (text === value) return;
    setValue(text);
    onChange?.(text);
  };

  const setText = (text: string) => {
    change(format === undefined ? text : format.apply(text));
    if (isShownInvalid(input.current)) judge(input.current);
  };

  return {
    value,
    /** Judged by a rule of its own and found right; an empty field and one that takes anything never are. */
    isRight: isJudged && validate !== undefined && value.trim() !== '' && validate(value) === null,
    /** Leaves the focus where it is: a quick pick must not open a phone's keyboard. */
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
      onInput: (event: InputEvent<TextInput>) => {
        if (format !== undefined && !event.nativeEvent.isComposing) reformat(event.currentTarget, value, format);
        if (isShownInvalid(event.currentTarget)) judge(event.currentTarget);
      },
      onBlur: (event: FocusEvent<TextInput>) => {
        if (!isEdited.current) return;
        // Left again without a change, there is nothing new to judge: a refusal of the server stays.
        isEdited.current = false;
        const trimmed = isVerbatim ? value : value.trim();
        if (trimmed !== value) {
          setValue(trimmed);
          onChange?.(trimmed);
        }
        setJudged(true);
        judge(event.currentTarget);
      },
    },
  };
}

const isShownInvalid = (input: TextInput | null): boolean => input?.getAttribute('aria-invalid') === 'true';

function judge(input: TextInput | null): void {
  input?.dispatchEvent(new Event('change'));
}
