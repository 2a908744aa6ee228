const scripts = [
  [/^\p{Script=Myanmar}/u, 'my'],
  [/^\p{Script=Thai}/u, 'th'],
  [/^\p{Script=Han}/u, 'zh'],
] as const;

/**
 * What `lang` says of a text that a person wrote: its first letter tells the script, and with it the height of its lines and
 * the voice that reads it. Latin letters count as English; undefined without a letter.
 */
export function langOf(text: string): 'my' | 'th' | 'zh' | 'en' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return scripts.find(([script]) => script.test(letter))?.[1] ?? (/^\p{Script=Latin}/u.test(letter) ? 'en' : undefined);
}
