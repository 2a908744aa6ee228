import { expect, test } from 'vitest';
import { tidied } from '../../../../machines/account/profile.js';
import { holder, nickname, realname, tidyName } from '../../../../machines/shared/rules/names.js';
import typed from '../../../fixtures/shared/typedNames.json' with { type: 'json' };

const rules = { nickname, holder, realname };
type Row = { typed: string; becomes?: string };

for (const kind of ['nickname', 'holder', 'realname'] as const)
  test.each<Row>(typed[kind])(`${kind} $typed: $becomes $refused`, ({ typed: text, becomes }) => {
    expect(rules[kind](text) === null).toBe(becomes !== undefined);
    if (becomes !== undefined) expect(tidyName(text)).toBe(becomes);
  });

test('a refusal names the control, the marks or what is missing', () => {
  expect(nickname('\u202egro')).toEqual({ name: 'characters', characters: 'U+202E' });
  expect(nickname('Z\u0351\u0352\u0353algo')).toEqual({ name: 'marks' });
  expect(nickname('\u3164J')).toEqual({ name: 'tooShort', min: 2 });
});

test('a name is sent as the server stores it, so that both can be compared', () => {
  expect(tidied({ field: 'nickname', value: ' Mari\u200bsol ' }).value).toBe('Marisol');
  expect(tidied({ field: 'realname', value: 'Maria\u00a0 Clara' }).value).toBe('Maria Clara');
});
