import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  openDepositsMachine,
  type OpenDeposits,
  type OpenDepositsRef,
} from '../../../machines/lobby/openDeposits.machine.js';
import { OpenDepositsScreen } from '../../../src/screens/lobby/openDeposits/Screen.js';
import { openDepositsSpec } from '../../fixtures/lobby/openDeposits.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, type Page } from '../../support/render.js';

/** Home keeps the line of the last count, so that without one there is nothing to see. */
const isQuiet = ({ queryByRole }: Page) => {
  expect(queryByRole('alert')).toBeNull();
  expect(queryByRole('button')).toBeNull();
};

const view: View<typeof openDepositsMachine, Page> = {
  open: (ref) => openPage(<OpenDepositsScreen openDeposits={ref as OpenDepositsRef} />),
  ...onPage,
  send: { 'page.shown': 'outside' },
  sees: {
    counting: isQuiet,
    none: ({ queryByRole }) => expect(queryByRole('link')).toBeNull(),
    some: ({ getByRole }) =>
      expect(getByRole('link', { name: 'A deposit is not finished yet' }).getAttribute('href')).toBe(
        '/pages/account/myWallet/recharge?orderNo=D1',
      ),
    unknown: isQuiet,
  },
};

describePaths(openDepositsMachine, openDepositsSpec, view);

test('several open deposits lead to the wallet, where each of them stands', async () => {
  const several: OpenDeposits = { count: 3, address: null };
  const actors = { countOpenDeposits: fromPromise<OpenDeposits>(() => Promise.resolve(several)) };
  const openDeposits = createActor(openDepositsMachine.provide({ actors })).start();
  const { findByRole } = openPage(<OpenDepositsScreen openDeposits={openDeposits} />);
  const line = await findByRole('link', { name: '3 deposits are not finished yet' });
  expect(line.getAttribute('href')).toBe('/pages/account/myWallet');
});
