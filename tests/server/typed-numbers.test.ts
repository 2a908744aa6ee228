import { describe, expect, test } from 'vitest';
import { loadContract } from '../../server/contract/load.js';
import typed from '../fixtures/shared/typedNumbers.json' with { type: 'json' };

/** The patterns that the requests of the contract have for a field, by its name. */
async function patternsOf(field: string): Promise<readonly RegExp[]> {
  const found = new Set<string>();
  const visit = (node: unknown, isRequest: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, inner] of Object.entries(node)) {
      const pattern = (inner as { pattern?: unknown } | null)?.pattern;
      if (isRequest && name === field && typeof pattern === 'string') found.add(pattern);
      visit(inner, isRequest || name === 'requestBody');
    }
  };
  visit((await loadContract()).document['paths'], false);
  return [...found].map((pattern) => new RegExp(pattern, 'u'));
}

describe.each([
  ['phone', typed.phone],
  ['bankCardAccount', typed.account],
  ['inviteCode', typed.inviteCode],
  ['transactionNo', typed.transactionNo],
] as const)('%s in a request', (field, rows) => {
  test('is what the field makes of a text, and never a text that the field refuses', async () => {
    const patterns = await patternsOf(field);
    expect(patterns).not.toEqual([]);
    for (const pattern of patterns)
      for (const { typed: text, becomes } of rows as readonly { typed: string; becomes?: string }[])
        expect(pattern.test(becomes ?? text), `${pattern.source} ${becomes ?? text}`).toBe(becomes !== undefined);
  });
});
