/**
 * Switches of the site arrive as texts (B6): true, 1, Y or false, 0, N, in any case. What says neither, or is not there, is
 * off, but for the two lists of amounts (section 3), whose readers say so.
 */
export const isOn = (flag: string | undefined, unsaid = false): boolean =>
  said[flag?.trim().toLowerCase() ?? ''] ?? unsaid;

const said: Readonly<Record<string, boolean | undefined>> = {
  __proto__: null as never,
  true: true,
  1: true,
  y: true,
  false: false,
  0: false,
  n: false,
};
