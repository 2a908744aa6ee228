import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../../server/domain/lobby/search.js';
import { maskName } from '../../../server/domain/lobby/winners.js';

const keywords = {
  en_US: 'dragonfruit fruit',
  ms_MY: 'naga buah',
  my_MM: 'နဂါးမောက်သီး သစ်သီး',
  th_TH: 'แก้วมังกร ผลไม้',
  zh_CN: '火龙果 水果',
};
const game = { name: 'Dragon Piña', keywords, maker_name: 'Kasoy Works' };
const score = (typed: string) => scoreOf(game, typed);

describe('a game is found', () => {
  test.each([
    'dragon',
    'DRAGON',
    'dra',
    'pina',
    'piña',
    'Pin\u0303a',
    'naga',
    'နဂါး',
    'มังกร',
    '火龙果',
    '龙',
    'kasoy',
    '  dragon   pina ',
    'works dragon',
  ])('by %j', (typed) => expect(score(typed)).toBeGreaterThan(0));

  test.each(['drgaon', 'dragn', 'draagon', 'drqgon', 'dragonfriut', 'drgaonfru'])(
    'by %j, with errors of typing',
    (typed) => expect(score(typed)).toBeGreaterThan(0),
  );

  test('by an empty search, which finds every game', () => expect(score(' ')).toBe(1));
});

describe('a game is not found', () => {
  test.each(['xyzzy', 'drn', 'gdarno', 'dragon xyzzy', 'cat', 'z', '虎', 'ปลา', '%', '_'])('by %j', (typed) =>
    expect(score(typed)).toBe(0),
  );

  test('by a short word that only resembles the beginning of a longer one', () => {
    expect(scoreOf({ ...game, name: 'Carnival' }, 'card')).toBe(0);
  });
});

test('the exact word is better than a beginning, that than a middle, that than a mistake; the name more than a keyword', () => {
  const order = ['dragon', 'drag', 'rago', 'drgaon'].map(score);
  expect(order).toEqual(order.toSorted((one, other) => other - one));
  expect(new Set(order).size).toBe(4);
  expect(score('dragon')).toBeGreaterThan(score('naga'));
});

test.each([
  ['joanna', 'jo***na'],
  ['maria.santos', 'ma***os'],
  ['joann', 'j***'],
  ['jo', 'j***'],
  ['09171234567', '09•• ••• 567'],
])('%s is shown as %s', (name, masked) => expect(maskName(name)).toBe(masked));
