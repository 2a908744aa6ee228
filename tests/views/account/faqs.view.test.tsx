import { expect, test } from 'vitest';
import type { Faq } from '../../../machines/account/faqs.js';
import { faqsMachine, type FaqsRef } from '../../../machines/account/faqs.machine.js';
import { FaqsScreen } from '../../../src/screens/account/faqs/Screen.js';
import { FaqsView } from '../../../src/screens/account/faqs/View.js';
import { faqsSpec } from '../../fixtures/account/faqs.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const questions = (page: Page) => page.queryAllByRole('group').map((group) => group as HTMLDetailsElement);
const marked = (page: Page) => page.queryAllByRole('mark').map(({ textContent }) => textContent);

const view: View<typeof faqsMachine, Page> = {
  open: (ref) => openPage(<FaqsScreen faqs={ref as FaqsRef} />),
  ...onPage,
  send: {
    'faqs.searched': (page, { query }) => fill(page, 'Search the questions', query),
    'faqs.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the questions')).toBeTruthy(),
    'shown.untouched': (page) => {
      expect(questions(page).map(({ open }) => open)).toEqual([false, false]);
      expect(page.getByRole('heading', { name: 'Deposits' })).toBeTruthy();
      expect(marked(page)).toEqual([]);
    },
    'shown.matched': (page) => {
      expect(questions(page).map(({ open }) => open)).toEqual([true]);
      expect(marked(page).length).toBeGreaterThan(0);
      expect(page.getByText('1 question found')).toBeTruthy();
      expect(page.queryByRole('heading', { name: 'Account and login' })).toBeNull();
    },
    'shown.unmatched': (page) => {
      seesText('status', /Nothing found/)(page);
      expect(page.getByRole('button', { name: 'Write to us' })).toBeTruthy();
      expect(questions(page)).toEqual([]);
    },
    empty: ({ queryByRole }) => expect(queryByRole('heading')).toBeNull(),
    unavailable: seesText('alert', /did not load/),
  },
};

describePaths(faqsMachine, faqsSpec, view);

const inLanguage = (question: string, answer: string): Faq => ({ id: 'one', topic: 'safety', question, answer });
test.each([
  ['Malay', 'Kod tidak sampai?', 'Tunggu.', 'KOD', ['Kod']],
  ['Burmese', 'ကုဒ် မရောက်လာပါ။', 'တစ်မိနစ်စောင့်ပါ။', 'ကုဒ်', ['ကုဒ်']],
  ['Thai', 'ไม่ได้รับรหัส', 'รอหนึ่งนาที', 'รหัส', ['รหัส']],
  ['Chinese', '收不到验证码怎么办？', '请等一分钟。', '验证码', ['验证码']],
])('a word of %s is found and highlighted whole', (_, question, answer, query, matches) => {
  const page = openPage(
    <FaqsView
      panel="matched"
      faqs={[inLanguage(question, answer)]}
      query={query}
      onSearch={() => undefined}
      onRetry={() => undefined}
    />,
  );
  expect(marked(page)).toEqual(matches);
});

test('markup in a question is text', () => {
  const page = openPage(
    <FaqsView
      panel="untouched"
      faqs={[inLanguage('<img src=x onerror=alert(1)>', '<b>bold</b>')]}
      query=""
      onSearch={() => undefined}
      onRetry={() => undefined}
    />,
  );
  expect(page.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(page.queryByRole('img')).toBeNull();
});
