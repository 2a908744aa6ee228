import { expect, test } from 'vitest';
import { outboxOf } from '../../../src/i18n/site.js';
import { DemoCode } from '../../../src/screens/access/shared/DemoCode.js';
import { openPage } from '../../support/render.js';

test('a demo links the code step to its messages, in another tab so that the form stays', () => {
  const page = openPage(<DemoCode />, { site: { smsOutbox: '/sandbox/sms' } });
  const link = page.getByRole('link', { name: 'Read the code here' });
  expect(link.getAttribute('href')).toBe('/sandbox/sms?lang=en_US');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('a site that sends real messages says nothing of a demo', () => {
  const page = openPage(<DemoCode />);
  expect(page.queryByRole('link')).toBeNull();
  expect(page.queryByText(/demo/)).toBeNull();
});

test.each([undefined, '', '//codes.example', '/\\codes.example', 'https://codes.example', 'javascript:alert(1)'])(
  'no link leads to %j',
  (served) => expect(outboxOf(served)).toBeNull(),
);
