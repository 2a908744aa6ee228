import { expect } from 'vitest';
import type { DepositChoice } from '../../../machines/wallet/order.js';
import { depositFormMachine, type DepositFormRef } from '../../../machines/wallet/depositForm.machine.js';
import { FormPart } from '../../../src/screens/wallet/deposit/FormPart.js';
import { depositFormSpec } from '../../fixtures/wallet/depositForm.spec.js';
import { offer } from '../../fixtures/wallet/orders.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, openPage, press, seesText, type Page } from '../../support/render.js';

const forms = new WeakMap<Page, DepositFormRef>();
const complaints = /The minimum deposit is|The maximum deposit is|Limit exceeded/;

/** A person's hands. What the field or the channel refuses never leaves the form, so the chart is told from outside then. */
async function submit(page: Page, choice: DepositChoice): Promise<void> {
  const channel = offer.channels.find(({ id }) => id === choice.channelId);
  const radio = page.getByRole<HTMLInputElement>('radio', { name: new RegExp(channel?.name ?? '') });
  if (!radio.disabled) {
    await page.user.click(radio);
    await fill(page, 'Amount', (choice.amount / 100).toFixed(2));
    await press('Continue')(page);
  }
  const isHeld = page.queryByText(complaints) !== null;
  if (isHeld || radio.disabled)
    await actOnPage(async () => forms.get(page)?.send({ type: 'deposit.submitted', choice }));
}

const isForm = ({ getByLabelText, getByRole }: Page) => {
  expect(getByLabelText('Amount')).toBeTruthy();
  expect(getByRole('button', { name: 'Continue' })).toBeTruthy();
};

const view: View<typeof depositFormMachine, Page> = {
  open: (ref) => {
    const page = openPage(<FormPart form={ref as DepositFormRef} />);
    forms.set(page, ref as DepositFormRef);
    return page;
  },
  act: actOnPage,
  send: {
    'deposit.submitted': (page, { choice }) => submit(page, choice),
    'deposit.confirmed': press('Confirm'),
    'deposit.edited': press('Change'),
    'deposit.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the payment channels')).toBeTruthy(),
    closed: seesText('status', /Deposits are closed/),
    unavailable: seesText('alert', /could not be loaded/),
    'choosing.untouched': (page) => {
      isForm(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'choosing.refused': (page) => {
      isForm(page);
      expect(
        page.queryAllByText(
          /The minimum deposit is|The maximum deposit is|Limit exceeded|Please choose another|No connection/,
        ).length,
      ).toBeGreaterThan(0);
    },
    quoting: ({ getByRole }) =>
      expect(getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true'),
    confirming: ({ getByText }) => expect(getByText('₱ 505.00')).toBeTruthy(),
    confirmed: ({ queryByRole }) => expect(queryByRole('button', { name: 'Continue' })).toBeTruthy(),
  },
};

describePaths(depositFormMachine, depositFormSpec, view);
