import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The names of a text's arguments: `{amount}`, `{count, plural, …}`, `<b>`. */
export function argumentsOf(text: string): string[] {
  const names = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type === TYPE.tag) return [`<${element.value}>`, ...names(element.children)];
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => names(value))];
      return [element.value];
    });
  return [...new Set(names(parse(text)))].toSorted();
}

/** The words of a text, without its arguments. */
export function wordsOf(text: string): string {
  const words = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type === TYPE.tag) return words(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return Object.values(element.options).flatMap(({ value }) => words(value));
      return [];
    });
  return words(parse(text)).join(' ');
}
