import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseContent, readContent, texts, whole } from '../../demo/content/read.js';

const offers = v.strictObject({ offers: v.array(v.strictObject({ id: v.string(), most: whole, title: texts })) });
const title = '{ en_US: Boat, ms_MY: Bot, my_MM: လှေ, th_TH: เรือ, zh_CN: 船 }';
const read = (text: string) => parseContent('demo/content/offers.yaml', text, offers, { usualOf: 'offers' });

describe('a file of content', () => {
  test('is read, with what is usual in every entry that does not say otherwise', () => {
    const { offers: found } = read(
      `usual: { most: 5 }\noffers:\n  - { id: a, title: ${title} }\n  - { id: b, most: 7, title: ${title} }`,
    );
    expect(found.map(({ id, most }) => [id, most])).toEqual([
      ['a', 5],
      ['b', 7],
    ]);
    expect(found[0]?.title).toEqual({ en_US: 'Boat', ms_MY: 'Bot', my_MM: 'လှေ', th_TH: 'เรือ', zh_CN: '船' });
  });

  test.each([
    ['a language without a text', `[{ id: a, title: { en_US: Boat } }]`, 'offers.0.title.ms_MY: '],
    ['an empty text', `[{ id: a, title: ${title.replace('Boat', "''")} }]`, 'offers.0.title.en_US: '],
    ['an unknown key', `[{ id: a, titel: 1, title: ${title} }]`, 'offers.0.titel: '],
    ['a number with a fraction', `[{ id: a, most: 1.5, title: ${title} }]`, 'offers.0.most: '],
    ['a text where a list belongs', 'none', 'offers: '],
  ])('with %s fails with its name and the path', (_, list, path) => {
    expect(() => read(`usual: { most: 5 }\noffers: ${list}`)).toThrow(`demo/content/offers.yaml is wrong. ${path}`);
  });

  test('names each of its faults', () => {
    const wrong = `usual: { most: -1 }\noffers: [{ id: 4, title: ${title} }]`;
    expect(() => read(wrong)).toThrow(/offers\.0\.id: .*; offers\.0\.most: /);
  });

  test('that is no YAML fails with its name and the line', () => {
    expect(() => read('usual: {}\noffers: [')).toThrow(/demo\/content\/offers\.yaml.*[23]/s);
  });

  test('that is of another kind fails with its name', () => {
    expect(() => readContent('hot-words', v.array(whole))).toThrow('demo/content/hot-words.yaml is wrong. 0: ');
  });
});
