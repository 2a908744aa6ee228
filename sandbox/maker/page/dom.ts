/** An element with its classes and text. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  if (text !== '') element.textContent = text;
  return element;
}

/** A button named by its text or, if that is only a sign, by its label. */
export function button(className: string, label: string, onPress: () => void, sign = ''): HTMLButtonElement {
  const element = el('button', className, sign === '' ? label : sign);
  element.type = 'button';
  if (sign !== '') element.setAttribute('aria-label', label);
  element.addEventListener('click', onPress);
  return element;
}
