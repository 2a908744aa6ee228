import { expect } from 'vitest';
import { orderPlacementMachine, type OrderPlacementRef } from '../../../machines/wallet/orderPlacement.machine.js';
import { PlacementPart } from '../../../src/screens/wallet/deposit/PlacementPart.js';
import { orderPlacementSpec } from '../../fixtures/wallet/orderPlacement.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isBusy = (page: Page) => {
  seesText('status', /Making your order/)(page);
  expect(page.queryByRole('button')).toBeNull();
};

const view: View<typeof orderPlacementMachine, Page> = {
  open: (ref) => openPage(<PlacementPart placement={ref as OrderPlacementRef} />),
  ...onPage,
  send: {
    'orderPlacement.retried': press(/Check again|Send it again/),
    'orderPlacement.abandoned': press('Change the deposit'),
  },
  sees: {
    sending: isBusy,
    'unknown.tracing': seesText('status', /do not pay again/),
    'unknown.unanswered': (page) => {
      seesText('alert', /do not pay again/)(page);
      expect(page.getAllByRole('button')).toHaveLength(1);
    },
    'unknown.unsent': seesText('alert', /Nothing was taken/),
    placed: isBusy,
    refused: isBusy,
    abandoned: isBusy,
  },
};

describePaths(orderPlacementMachine, orderPlacementSpec, view);
