import { describe, expect, test } from 'vitest';
import { nearness } from '../../../server/domain/lobby/nearness.js';
import { maskName } from '../../../server/domain/lobby/mask-name.js';

describe('the word "dragonfruit" is near', () => {
  test.each(['dragonfruit', 'dragon', 'dra', 'fruit', 'dragonfriut', 'drgaonfru', 'dragonfruti'])('%j', (typed) =>
    expect(nearness('dragonfruit', typed)).toBeGreaterThan(0),
  );
});

describe('the word "dragon" is near, with an error of typing,', () => {
  test.each(['drgaon', 'dragn', 'draagon', 'drqgon'])('%j', (typed) => expect(nearness('dragon', typed)).toBe(2));
});

describe('the word "dragon" is not near', () => {
  test.each(['xyzzy', 'drn', 'gdarno', 'cat', 'z', '虎', 'ปลา', '%', '_'])('%j', (typed) =>
    expect(nearness('dragon', typed)).toBe(0),
  );
});

test('a word is not found by a short one that only resembles its beginning', () => {
  expect(nearness('carnival', 'card')).toBe(0);
});

test('a Chinese character is a whole word; another single letter is not', () => {
  expect(nearness('火龙果', '龙')).toBe(5);
  expect(nearness('dragon', 'g')).toBe(0);
});

test('the exact word is nearer than a beginning, that than a middle, that than a mistake', () => {
  const order = ['dragon', 'drag', 'rago', 'drgaon'].map((typed) => nearness('dragon', typed));
  expect(order).toEqual([10, 8, 5, 2]);
});

test.each([
  ['joanna', 'jo***na'],
  ['maria.santos', 'ma***os'],
  ['joann', 'j***'],
  ['jo', 'j***'],
  ['09171234567', '09•• ••• 567'],
])('%s is shown as %s', (name, masked) => expect(maskName(name)).toBe(masked));
