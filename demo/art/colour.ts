/** Colours are `#rrggbb`. Mixing happens in Oklab, where halfway looks halfway. */
type Oklab = readonly [lightness: number, a: number, b: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const channel = (hex: string, start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
const hexByte = (value: number) =>
  Math.round(clamp(toGamma(value), 0, 1) * 255)
    .toString(16)
    .padStart(2, '0');

function toOklab(hex: string): Oklab {
  const red = channel(hex, 1);
  const green = channel(hex, 3);
  const blue = channel(hex, 5);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function toHex([lightness, a, b]: Oklab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = hexByte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = hexByte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = hexByte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return `#${red}${green}${blue}`;
}

/** The colour at `share` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const start = toOklab(from);
  const end = toOklab(to);
  return toHex([
    start[0] + (end[0] - start[0]) * share,
    start[1] + (end[1] - start[1]) * share,
    start[2] + (end[2] - start[2]) * share,
  ]);
}

/** The same hue, lighter by `amount` of Oklab lightness; a negative amount darkens. */
export function lighten(colour: string, amount: number): string {
  const [lightness, a, b] = toOklab(colour);
  return toHex([clamp(lightness + amount, 0.08, 0.98), a, b]);
}
