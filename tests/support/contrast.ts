/** WCAG 2.2 contrast of two `oklch(L C H)` colours. Throws outside sRGB, where browsers clip differently. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance; Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/ */
function luminance(colour: string): number {
  const parts = /^oklch\((\S+) (\S+) (\S+)\)$/.exec(colour);
  if (!parts) throw new Error(`${colour} is not an opaque oklch() colour`);
  const [, L = 0, C = 0, H = 0] = parts.map(Number);
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (light.some((part) => part < -0.003 || part > 1.003)) throw new Error(`${colour} is outside sRGB`);
  const [red = 0, green = 0, blue = 0] = light.map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
