import { expect } from 'vitest';
import { gameRechargeMachine, type GameRechargeRef } from '../../../machines/play/gameRecharge.machine.js';
import { GameRechargeScreen } from '../../../src/screens/play/gameRecharge/Screen.js';
import { gameRechargeSpec } from '../../fixtures/play/gameRecharge.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const refs = new WeakMap<Page, GameRechargeRef>();
const isOpen = (page: Page) => expect(page.getByRole('dialog')).toBeTruthy();

const view: View<typeof gameRechargeMachine, Page> = {
  open: (ref) => {
    const page = openPage(<GameRechargeScreen gameRecharge={ref as GameRechargeRef} held={32_000} openBets={null} />);
    refs.set(page, ref as GameRechargeRef);
    return page;
  },
  ...onPage,
  send: {
    'gameRecharge.submitted': async (page, { deposit }) => {
      await fill(page, 'Amount to deposit', deposit === null ? '' : String(deposit / 100));
      await press('Exit and deposit')(page);
    },
    'gameRecharge.retried': press('Try again'),
    'gameRecharge.depositChosen': press('Deposit instead'),
    'gameRecharge.abandoned': async (page, event) => {
      // The form of the bring-in has a button of its own; only a lost answer leaves through the recharge.
      const ref = refs.get(page);
      if (ref?.getSnapshot().matches('bringingIn')) await actOnPage(async () => ref.send(event));
      else await press('Keep playing')(page);
    },
  },
  sees: {
    recalling: (page) => expect(page.getByText('Looking into your wallet')).toBeTruthy(),
    loading: (page) => expect(page.getByText('Looking into your wallet')).toBeTruthy(),
    unavailable: seesText('alert', /could not look into your wallet.*Nothing was moved/),
    // The bring-in renders its own form.
    bringingIn: seesText('dialog', /Bring more into the game/),
    loadingTerms: seesText('dialog', /Exit to deposit\?/),
    'editing.untouched': seesText('dialog', /Exit to deposit\?.*Mango Moon stays one tap away/),
    'editing.refused': (page) => {
      seesText('dialog', /At least ₱\s100\.00/)(page);
      expect(page.getByLabelText('Amount to deposit').getAttribute('aria-invalid')).toBe('true');
    },
    placed: isOpen,
    left: isOpen,
    abandoned: isOpen,
  },
};

describePaths(gameRechargeMachine, gameRechargeSpec, view);
