import { describe, expect, test } from 'vitest';
import searches from '../../fixtures/shared/typedSearches.json' with { type: 'json' };
import { findFaqs, partsOf, wordsOf, type Faq } from '../../../machines/account/faqs.js';

const faq = (question: string, answer = ''): Faq => ({ id: question, topic: 'games', question, answer });
const isFound = (text: string, query: string) => findFaqs([faq(text)], query).length > 0;

describe('a search of the questions', () => {
  test.each([
    ['capitals', 'Where is my MONEY?', 'money'],
    ['full-width letters', 'Bonus terms', 'ｂｏｎｕｓ'],
    ['an accent that is not typed', 'Où est mon café?', 'cafe'],
    ['an accent that is typed', 'Where is the cafe?', 'café'],
    ['Burmese digits', 'Wait 24 hours.', '၂၄'],
    ['Thai digits', 'รอ 18:00', '๑๘'],
    ['spaces of no width in a Burmese text', 'ငွေ\u200Bထုတ်', 'ငွေထုတ်'],
    ['a part of a Chinese text', '我的钱在哪？', '钱在'],
    ['marks of direction in what was pasted', 'deposit', '\u202Edeposit\u202C'],
  ])('does not mind %s', (_, text, query) => expect(isFound(text, query)).toBe(true));

  test.each(searches)('finds by $typed what $like finds', ({ typed, like }) => {
    expect(isFound(like, typed)).toBe(true);
    expect(isFound(typed, like)).toBe(true);
    expect(partsOf(like, typed)).toEqual(partsOf(like, like));
  });

  test.each([
    ['another vowel of Burmese', 'ကုဒ်', 'ကိဒ်'],
    ['another tone of Thai', 'ใกล้', 'ใกล'.concat('่')],
    ['one of two words', 'deposit', 'deposit late'],
  ])('minds %s', (_, text, query) => expect(isFound(text, query)).toBe(false));

  test('looks for its words in the question and the answer together', () => {
    const faqs = [faq('I paid.', 'Do not pay again.'), faq('How much?', 'Each channel shows it.')];
    expect(findFaqs(faqs, 'again paid')).toEqual(faqs.slice(0, 1));
  });

  test('has at most five words, and none if it is blank', () => {
    expect(wordsOf('one two three four five six')).toHaveLength(5);
    expect(wordsOf(' \u200B ')).toEqual([]);
    expect(isFound('anything', ' ')).toBe(true);
  });
});

describe('the parts of a text', () => {
  test('are the words of the search and what is between them', () => {
    expect(partsOf('Pay, then pay again.', 'pay')).toEqual([
      { text: 'Pay', isMatch: true },
      { text: ', then ', isMatch: false },
      { text: 'pay', isMatch: true },
      { text: ' again.', isMatch: false },
    ]);
  });

  test('are one part without a search', () =>
    expect(partsOf('<b>Pay</b>', '')).toEqual([{ text: '<b>Pay</b>', isMatch: false }]));

  test('do not tear a vowel sign from its letter', () => {
    expect(partsOf('ကုဒ်', 'က')).toEqual([
      { text: 'ကု', isMatch: true },
      { text: 'ဒ်', isMatch: false },
    ]);
  });

  test('together are the text, whatever is searched', () => {
    const text = 'Ligatures ﬁ, ½ and 👩‍🚀: ငွေ\u200Bထုတ် ไม่ 钱';
    for (const query of ['fi', '1', 'ငွေ', 'ไม', '钱', 'a e i'])
      expect(
        partsOf(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
