import { expect } from 'vitest';
import { myPromotionsMachine, type MyPromotionsRef } from '../../../machines/promotions/myPromotions.machine.js';
import { MyPromotionsScreen } from '../../../src/screens/promotions/myPromotions/Screen.js';
import { myPromotionsSpec } from '../../fixtures/promotions/myPromotions.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const more = ({ queryByRole }: Page) => queryByRole('button', { name: 'Show more' });
const lists = ({ queryByRole }: Page) => {
  const running = queryByRole('link', { name: /Reel starter/ });
  const over = queryByRole('link', { name: /Net climb/ });
  expect(running ?? over).toBeTruthy();
  if (running) {
    expect(running.getAttribute('href')).toBe('/pages/account/myPromotion/myPromotionDetail?id=7');
    expect(running.textContent).toMatch(/Play until .*Bets₱\s1,386\.00 of ₱\s4,500\.00.*₱\s640\.00.*Ongoing/);
  }
  if (over) expect(over.textContent).toMatch(/Ended .*₱\s640\.00.*Closed/);
};

const view: View<typeof myPromotionsMachine, Page> = {
  open: (ref) => openPage(<MyPromotionsScreen records={ref as MyPromotionsRef} />),
  ...onPage,
  send: { 'records.moreWanted': press('Show more'), 'records.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading your promotions')).toBeTruthy(),
    empty: ({ getByRole }) =>
      expect(getByRole('link', { name: 'See the promotions' }).getAttribute('href')).toBe('/pages/privilege/privilege'),
    unavailable: seesText('alert', /could not be loaded/),
    'listed.partial': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBeNull();
    },
    'listed.extending': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBe('true');
    },
    'listed.stuck': (page) => {
      lists(page);
      seesText('alert', /More of your promotions could not be loaded/)(page);
    },
    'listed.complete': (page) => {
      lists(page);
      expect(more(page)).toBeNull();
    },
  },
};

describePaths(myPromotionsMachine, myPromotionsSpec, view);
