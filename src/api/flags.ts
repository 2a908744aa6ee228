/** Switches arrive as texts: true, 1 and Y are on, everything else and nothing is off (B6). */
export const isOn = (flag: string | undefined): boolean => flag === 'true' || flag === '1' || flag === 'Y';
