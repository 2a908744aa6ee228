const zeros = ['0', '๐', '၀', '０'].map((zero) => zero.charCodeAt(0));

/** Converts Thai, Burmese and full-width digits, and full-width point and comma, to Latin ones (D3). */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[๐-๙၀-၉０-９．，]/g, (digit) => {
    if (digit === '．') return '.';
    if (digit === '，') return ',';
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((candidate) => candidate <= code) ?? code;
    return String(code - zero);
  });
}
