import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  openDepositsMachine,
  type OpenDeposits,
  type OpenDepositsRef,
} from '../../../machines/lobby/openDeposits.machine.js';
import { OpenDepositsScreen } from '../../../src/screens/lobby/openDeposits/Screen.js';
import { homeMachine } from '../../../machines/lobby/home.machine.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { balanceOf, heldIn, homeOf } from '../../fixtures/lobby/games.js';
import { openDepositsSpec } from '../../fixtures/lobby/openDeposits.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, type Page } from '../../support/render.js';

const balance = createActor(balanceMachine);
const home = createActor(homeMachine, { input: { home: homeOf() } });

/** Home keeps the line of the last count, so that without one there is nothing to see. */
const isQuiet = ({ queryByRole }: Page) => {
  expect(queryByRole('alert')).toBeNull();
  expect(queryByRole('button')).toBeNull();
};

const view: View<typeof openDepositsMachine, Page> = {
  open: (ref) => openPage(<OpenDepositsScreen openDeposits={ref as OpenDepositsRef} balance={balance} home={home} />),
  ...onPage,
  send: { 'page.shown': 'outside', 'network.confirmed': 'outside' },
  sees: {
    loading: isQuiet,
    empty: ({ queryByRole }) => expect(queryByRole('link')).toBeNull(),
    shown: ({ getByRole }) =>
      expect(getByRole('link', { name: 'A deposit is not finished yet' }).getAttribute('href')).toBe(
        '/pages/account/myWallet/recharge?orderNo=D1',
      ),
    unavailable: isQuiet,
  },
};

describePaths(openDepositsMachine, openDepositsSpec, view);

const opened = ({ count, address }: OpenDeposits, inGame = balanceOf(0).inGame) => {
  const loadOpenDeposits = fromPromise<OpenDeposits>(() => Promise.resolve({ count, address }));
  const loadBalance = fromPromise(() => Promise.resolve(balanceOf(0, inGame)));
  const wallet = createActor(balanceMachine.provide({ actors: { loadBalance } })).start();
  wallet.send({ type: 'balance.start' });
  return openPage(
    <OpenDepositsScreen
      openDeposits={createActor(openDepositsMachine.provide({ actors: { loadOpenDeposits } })).start()}
      balance={wallet}
      home={home}
    />,
  );
};
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('several open deposits lead to the wallet, where each of them stands', async () => {
  const { findByRole } = opened({ count: 3, address: null });
  expect(hrefOf(await findByRole('link', { name: '3 deposits are not finished yet' }))).toBe('/pages/account/myWallet');
});

test('money in games leads to the page that lists it, and comes before deposits and the bulletin', async () => {
  const held = [heldIn('7', 120_00), heldIn('8', 30_00), heldIn('8', 5_00)];
  const { findByRole, getAllByRole } = opened({ count: 1, address: null }, held);
  await findByRole('link', { name: /^₱.155\.00 in 2 games$/ });
  await findByRole('link', { name: 'A deposit is not finished yet' });
  expect(getAllByRole('link').map(hrefOf)).toEqual([
    '/pages/account/myWallet/moneyInGames',
    '/pages/account/myWallet',
    '/pages/index/noticeDetail?id=n1',
  ]);
});

test('money in one game is said of one game', async () => {
  const { findByRole } = opened({ count: 0, address: null }, [heldIn('7', 120_00)]);
  await findByRole('link', { name: /^₱.120\.00 in a game$/ });
});
