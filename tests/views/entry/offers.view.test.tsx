import { expect } from 'vitest';
import { offersMachine, type OffersRef } from '../../../machines/entry/offers.machine.js';
import { OffersScreen } from '../../../src/screens/entry/offers/Screen.js';
import { offersSpec } from '../../fixtures/entry/offers.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, openPage, press, seesText, type Page } from '../../support/render.js';

const view: View<typeof offersMachine, Page> = {
  open: (ref) => openPage(<OffersScreen offers={ref as OffersRef} />),
  act: actOnPage,
  send: { 'offers.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the promotions')).toBeTruthy(),
    shown: ({ getByRole, getByText }) => {
      expect(getByRole('heading', { name: 'Mango week' })).toBeTruthy();
      expect(getByText(/Turnover 6×/)).toBeTruthy();
      expect(getByText(/The bonus is bet six times/)).toBeTruthy();
    },
    empty: seesText('heading', /No promotions/),
    failed: seesText('alert', /could not be loaded/),
  },
};

describePaths(offersMachine, offersSpec, view);
