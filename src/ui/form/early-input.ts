/**
 * Reports to React what the player entered into a form before React hydrated it. React leaves it in the fields, but does not
 * know of it, and would overwrite it in the next render.
 */
export function reportEarlyInput(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    // A press, as the player made it.
    if (field.checked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      field.click();
    } else if (field.value !== field.defaultValue) reportText(field);
  }
}

/** React compares a text with the last one that it knows, and sees what is written by the setter of the element itself. */
function reportText(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Fields without a caret, such as dates, refuse it.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
