import { expect } from 'vitest';
import { myPromotionsMachine } from '../../../machines/promotions/myPromotions.js';
import { MyPromotionsScreen } from '../../../src/screens/promotions/myPromotions/Screen.js';
import { ended, record } from '../../fixtures/promotions/records.js';
import { describeList } from '../../support/describe-list.js';
import { openPage, seesText } from '../../support/render.js';

describeList(
  myPromotionsMachine,
  {
    query: null,
    first: [record()],
    second: [{ ...ended('close'), recordId: '6', title: 'Net climb' }],
  },
  {
    open: (records) => openPage(<MyPromotionsScreen records={records} />),
    loading: ({ getByText }) => expect(getByText('Loading your promotions')).toBeTruthy(),
    empty: ({ getByRole }) =>
      expect(getByRole('link', { name: 'See the promotions' }).getAttribute('href')).toBe('/pages/privilege/privilege'),
    unavailable: seesText('alert', /could not be loaded/),
    rows: ({ queryByRole }) => {
      const running = queryByRole('link', { name: /Reel starter/ });
      const over = queryByRole('link', { name: /Net climb/ });
      expect(running ?? over).toBeTruthy();
      if (running) {
        expect(running.getAttribute('href')).toBe('/pages/account/myPromotion/myPromotionDetail?id=7');
        expect(running.textContent).toMatch(/Play until .*Bets₱\s1,386\.00 of ₱\s4,500\.00.*₱\s640\.00.*Ongoing/);
      }
      if (over) expect(over.textContent).toMatch(/Ended .*₱\s640\.00.*Closed/);
    },
    stuck: seesText('alert', /More of your promotions could not be loaded/),
  },
);
