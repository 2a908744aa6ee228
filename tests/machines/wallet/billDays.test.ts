import { expect, test } from 'vitest';
import { billLines } from '../../../machines/wallet/billDays.js';
import { bill } from '../../fixtures/wallet/orders.js';

/** Before and after midnight in Manila (UTC+8). */
const [late, early] = ['2026-11-20T16:00:00.000Z', '2026-11-20T15:59:59.000Z'];
const moved = (billId: string, createTime: string, amount: number) => bill({ billId, createTime, amount });

test('each day of the site has a head with what its bills changed', () => {
  const bills = [moved('3', late, 50_000), moved('2', late, -20_000), moved('1', early, -700)];
  const heads = (hasMore: boolean) =>
    billLines(bills, hasMore, 480).flatMap((line) => (line.kind === 'day' ? [[line.id, line.sum]] : []));
  expect(heads(false)).toEqual([
    ['2026-11-21', 30_000],
    ['2026-11-20', -700],
  ]);
  // More bills of the last day may come with the next page.
  expect(heads(true)).toEqual([
    ['2026-11-21', 30_000],
    ['2026-11-20', null],
  ]);
  expect(billLines(bills, false, 480).map(({ id }) => id)).toEqual(['2026-11-21', '3', '2', '2026-11-20', '1']);
});

test('a deposit that moved no money is no part of the sum', () => {
  const open = bill({ billId: '4', createTime: late, amount: 99_000, balanceAfter: null, status: 'failed' });
  expect(billLines([open, moved('3', late, 500)], false, 480)[0]).toMatchObject({ kind: 'day', sum: 500 });
});
