export type Format = {
  /** `before` is the text before the input, so that typed characters can be distinguished from inserted separators. */
  apply: (text: string, before?: string) => string;
  /** Matches a character that the player types, not a separator that the format inserts. */
  isTyped: RegExp;
};

/**
 * Formats while typing. Runs in `onInput`, before React reads the value in `onChange`, so the caret can be set at once
 * and no effect has to put it back.
 */
export function reformat(
  input: HTMLInputElement | HTMLTextAreaElement,
  before: string,
  { apply, isTyped }: Format,
): void {
  const text = input.value;
  const formatted = apply(text, before);
  if (formatted === text) return;
  const caret = input.selectionStart ?? text.length;
  const typed = typedIn(text.slice(0, caret), isTyped);
  input.value = formatted;
  const place = placeAfter(formatted, typed, isTyped);
  input.setSelectionRange(place, place);
}

function typedIn(text: string, isTyped: RegExp): number {
  let typed = 0;
  for (let index = 0; index < text.length; index += 1) if (isTyped.test(text.charAt(index))) typed += 1;
  return typed;
}

function placeAfter(text: string, typed: number, isTyped: RegExp): number {
  let index = 0;
  for (let seen = 0; seen < typed && index < text.length; index += 1) if (isTyped.test(text.charAt(index))) seen += 1;
  return index;
}
