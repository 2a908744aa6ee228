import { describe, expect, test } from 'vitest';
import { loadContract } from '../../server/contract/load.js';
import { loadOperations, operationsOf } from '../../server/operations/load.js';
import { forAnyone, forPlayer } from '../../server/operations/operation.js';

const contract = await loadContract();
const listFaqs = forAnyone('listFaqs', () => ({ data: [] }));

test('every operation of the contract is exported by exactly one file', async () => {
  const { operations, missing } = await loadOperations(contract);
  expect(missing).toEqual([]);
  expect([...operations.keys()].toSorted()).toEqual([...contract.operations.keys()].toSorted());
});

test('an operation that no file exports is missing', () => {
  const { missing } = operationsOf(contract, [{ file: 'account/app.ts', exports: { listFaqs } }]);
  expect(missing).toContain('getAppVersion');
  expect(missing).not.toContain('listFaqs');
});

test('exports that are no operations are left out', () => {
  const { operations } = operationsOf(contract, [{ file: 'account/app.ts', exports: { listFaqs, limit: 5, of: {} } }]);
  expect([...operations.keys()]).toEqual(['listFaqs']);
});

describe('the server does not start', () => {
  test('when two files export one operation', () => {
    const files = ['account/app.ts', 'account/faqs.ts'].map((file) => ({ file, exports: { listFaqs } }));
    expect(() => operationsOf(contract, files)).toThrow('account/faqs.ts exports listFaqs a second time');
  });

  test.each(['getAppVersion', 'operation'])('when an operation is exported under another name: %s', (name) => {
    const files = [{ file: 'account/app.ts', exports: { [name]: listFaqs } }];
    expect(() => operationsOf(contract, files)).toThrow(`exports the operation listFaqs as ${name}`);
  });

  test('when an operation is in the folder of another area', () => {
    expect(() => operationsOf(contract, [{ file: 'lobby/app.ts', exports: { listFaqs } }])).toThrow('the area account');
  });

  test('when an operation is not in the contract', () => {
    const exports = { noSuch: { ...listFaqs, id: 'noSuch' } };
    expect(() => operationsOf(contract, [{ file: 'account/app.ts', exports }])).toThrow('not in the contract');
  });

  test('when an operation needs a player and the contract needs none', () => {
    const exports = { listFaqs: forPlayer('listFaqs', () => ({ data: [] })) };
    expect(() => operationsOf(contract, [{ file: 'account/app.ts', exports }])).toThrow('does not need a player');
  });
});
