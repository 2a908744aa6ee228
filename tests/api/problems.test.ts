import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { problemByCode } from '../../src/api/problems.js';
import { read } from '../support/files.js';

const contract = load(read('openapi/user-api.yaml')) as { 'x-problem-codes': Record<string, { name: string }> };
const named = Object.fromEntries(Object.entries(contract['x-problem-codes']).map(([code, { name }]) => [code, name]));

test('codes and names are exactly those of the contract', () => {
  expect({ ...problemByCode }).toEqual(named);
});

test('the charts have the same names', () => {
  const union = /export type ContractProblem =([^;]+);/.exec(read('machines/vocabulary.ts'))?.[1] ?? '';
  expect(new Set(union.match(/\w+/g))).toEqual(new Set(Object.values(named)));
});
