import { describe, expect, test } from 'vitest';
import { agreementMachine, type AgreementRef } from '../../../machines/entry/agreement.machine.js';
import { AgreementScreen } from '../../../src/screens/entry/agreement/Screen.js';
import { sectionsOf } from '../../../src/screens/entry/agreement/sections.js';
import { page as agreementPage } from '../../../src/app/pages/entry/agreement.js';
import { agreementSpec } from '../../fixtures/entry/agreement.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const view: View<typeof agreementMachine, Page> = {
  open: (ref) => openPage(<AgreementScreen agreement={ref as AgreementRef} />),
  ...onPage,
  send: { 'agreement.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the text')).toBeTruthy(),
    shown: ({ getByRole, getByText, queryByText }) => {
      expect(getByRole('heading', { level: 1 }).textContent).toBe('Terms of use');
      expect(getByRole('link', { name: 'Privacy notice' }).getAttribute('href')).toBe(
        '/pages/account/userAgreement?content=privacy',
      );
      expect(getByRole('heading', { name: 'Who may play' })).toBeTruthy();
      expect(getByText('One account a person.')).toBeTruthy();
      // The text is never parsed as HTML.
      expect(getByText('<b>Play money</b> only.')).toBeTruthy();
      expect(queryByText('Play money')).toBeNull();
    },
    unavailable: seesText('alert', /did not load/),
  },
};

describePaths(agreementMachine, agreementSpec, view);

describe('the text of an agreement', () => {
  test.each([
    ['', []],
    ['one\n\n two ', [{ heading: null, paragraphs: ['one', 'two'] }]],
    [
      '# A\r\none\r\n# B',
      [
        { heading: 'A', paragraphs: ['one'] },
        { heading: 'B', paragraphs: [] },
      ],
    ],
    [
      'before\n# A\n#not a heading',
      [
        { heading: null, paragraphs: ['before'] },
        { heading: 'A', paragraphs: ['#not a heading'] },
      ],
    ],
  ])('%j', (content, sections) => expect(sectionsOf(content)).toEqual(sections));
});

test.each([
  [{ content: 'privacy' }, 'terms', 'privacy'],
  [{ content: 'terms' }, 'privacy', 'terms'],
  [{}, 'terms', 'terms'],
  [{}, 'privacy', 'privacy'],
  [{}, '<b>', 'terms'],
  [{ content: '<script>alert(1)</script>' }, 'terms', 'terms'],
  [{ content: 'Privacy' }, 'terms', 'terms'],
])('the address names the text by a key, else site info does: %j, %s', (params, userAgreement, type) => {
  expect(agreementPage.input({ params, lobby: { site: { userAgreement } } } as never)).toEqual({ type });
});
