/**
 * Switches of the site arrive as texts (B6): true, 1, Y or false, 0, N, in any case. Any other text and a missing switch
 * count as off, except for the two lists of amounts (section 3), whose callers pass `fallback`.
 */
export const isOn = (flag: string | undefined, fallback = false): boolean =>
  meanings[flag?.trim().toLowerCase() ?? ''] ?? fallback;

const meanings: Readonly<Record<string, boolean | undefined>> = {
  __proto__: null as never,
  true: true,
  1: true,
  y: true,
  false: false,
  0: false,
  n: false,
};
