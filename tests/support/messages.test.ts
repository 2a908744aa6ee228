import { expect, test } from 'vitest';
import { messagesIn } from '../../src/i18n/extract.js';
import { argumentsOf, wordsOf } from './messages.js';

test('finds the texts of defineMessages, defineMessage and <FormattedMessage>, and no others', () => {
  const source = `
    const messages = defineMessages({ title: { id: 'a.title', defaultMessage: 'Title' } });
    const one = defineMessage({ id: 'a.one', defaultMessage: \`One\` });
    const not = { id: 'a.not', text: 'Not' };
    const jsx = <FormattedMessage id="a.jsx" defaultMessage="Jsx" values={{ id: 'x' }} />;`;
  expect(messagesIn('a.tsx', source).map(({ id, defaultMessage }) => [id, defaultMessage])).toEqual([
    ['a.title', 'Title'],
    ['a.one', 'One'],
    ['a.jsx', 'Jsx'],
  ]);
});

test('lists the arguments and the words of a text', () => {
  const text = 'Pay <b>{amount}</b> in {count, plural, one {# day} other {{count} days}}';
  expect(argumentsOf(text)).toEqual(['<b>', 'amount', 'count']);
  expect(wordsOf(text)).not.toMatch(/amount|count|plural/);
});
