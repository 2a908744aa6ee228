import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CountryCode } from '../../../server/base/site.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { startStocked } from '../stocked.js';
import { openTill } from './till.js';

/** The fields of an EMVCo code by their tags. */
function fieldsOf(text: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE as a remainder of polynomials, of the text before the checksum. */
function checksumOf(code: string): string {
  const polynomial = 0x1_1021n;
  const bytes = Buffer.from(code.slice(0, -4));
  // The initial value FFFF is as if it were added to the first two bytes.
  let rest = BigInt(`0x${bytes.toString('hex')}0000`) ^ (0xffffn << BigInt(bytes.length * 8));
  for (let bit = bytes.length * 8 + 15; bit >= 16; bit -= 1)
    if ((rest >> BigInt(bit)) & 1n) rest ^= polynomial << BigInt(bit - 16);
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

test('the checksum of the tests is that of the standard', () => {
  expect(checksumOf('123456789____')).toBe('29B1');
});

describe.each(ENGINES)('the code of an order, on %s', (engine) => {
  describe.each<[CountryCode, object]>([
    ['PH', { 53: '608', 58: 'PH', 28: expect.stringContaining('ph.ppmi.p2m') }],
    ['TH', { 53: '764', 58: 'TH', 30: expect.stringMatching(/^0016A0000006770101120115\d{15}02\d\d[A-Z\d]{1,20}$/) }],
  ])('in %s', (site, ofSite) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startStocked(engine, site);
    });
    afterAll(() => server.close());

    test('is one that its bank apps read, with the amount and a right checksum', async () => {
      const { qrContent, payAmount } = await (await openTill(server)).order(50_000);
      const code = qrContent ?? '';
      expect(fieldsOf(code)).toMatchObject({ '00': '01', '01': '12', 54: (payAmount / 100).toFixed(2), ...ofSite });
      expect(code.slice(-4)).toBe(checksumOf(code));
    });
  });

  describe('in MM', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startStocked(engine, 'MM');
    });
    afterAll(() => server.close());

    test('is the whole address of the payment page, because no bank app there reads a code', async () => {
      const { qrContent, payUrl } = await (await openTill(server)).order(1_000_000);
      const { protocol, pathname, host } = new URL(qrContent ?? '');
      expect({ pathname, host }).toEqual({ pathname: payUrl, host: new URL(server.url).host });
      expect(protocol).toMatch(/^https?:$/);
    });
  });
});
