import type { Page } from 'playwright-core';
import { exitGame, gameIn, idle, pressIn } from '../../browser/steps/play.js';
import { dialog, fill, heads, press, sees, typed } from '../../browser/steps/screen.js';
import { placeOrder, settle, type WireOrder } from '../../browser/support/api.js';
import type { Lobby } from '../../browser/support/lobby.js';
import type { PlayerLedger } from '../../../server/testing/ledger.js';
import type { TestPlayer } from '../../../server/testing/players.js';

export type Scene = { lobby: Lobby; page: Page; player: TestPlayer };

/** A step of the journey at which money moves or could move. */
export type Step = {
  /** Operation of the contract; null for the maker's own API. */
  operation: string | null;
  calls: RegExp;
  /** Does everything before the press. */
  reach: (scene: Scene) => Promise<void>;
  act: (scene: Scene) => Promise<void>;
  /** Waits until the page shows that the step is done. */
  done: (scene: Scene) => Promise<void>;
  /** How often the step took effect, according to the ledger. */
  writes: (ledger: PlayerLedger) => number;
  /** Checks that the page is as before the press, with the typed values. */
  kept?: (scene: Scene) => Promise<void>;
};

const depositForm = async ({ page }: Scene) => {
  await page.goto('/pages/account/myWallet/recharge');
  await page
    .getByRole('form', { name: 'Deposit' })
    .getByRole('radio', { name: /^Sampan Pay/ })
    .check();
  await fill(page, 'Amount', '500');
};
const keptForm = async ({ page }: Scene) => {
  const radio = page.getByRole('form', { name: 'Deposit' }).getByRole('radio', { name: /^Sampan Pay/ });
  await radio.waitFor();
  if (!(await radio.isChecked()) || (await typed(page, 'Amount')) !== '500') throw new Error('What was typed is lost');
};
const detail = '/pages/index/gameDetail?id=1015';
const open = async ({ page }: Scene) => {
  await page.goto(detail);
  await fill(page, 'Bring into the game', '300');
};
const seat = async (scene: Scene) => {
  await open(scene);
  await press(scene.page.getByRole('main'), 'Play');
  await idle(scene.page);
};
const movesOf = (type: string) => (ledger: PlayerLedger) => ledger.moves.filter((move) => move.type === type).length;
const orders = new WeakMap<Page, WireOrder>();

export const steps = {
  quote: {
    operation: 'budgetAmount',
    calls: /\/pay\/budgetAmount/,
    reach: depositForm,
    act: ({ page }) => press(page, 'Continue'),
    done: ({ page }) => heads(page, 'Please check'),
    writes: ({ orders: placed }) => placed.length,
    kept: keptForm,
  },
  order: {
    operation: 'charge',
    calls: /\/pay\/\w+\/charge/,
    reach: async (scene) => {
      await depositForm(scene);
      await press(scene.page, 'Continue');
      await heads(scene.page, 'Please check');
    },
    act: ({ page }) => press(page, 'Confirm'),
    done: ({ page }) => sees(page, 'Pay exactly'),
    writes: ({ orders: placed }) => placed.length,
    kept: keptForm,
  },
  status: {
    operation: 'getOrderStatus',
    calls: /\/pay\/getOrderStatus/,
    reach: async ({ lobby, page, player }) => {
      const order = await placeOrder(lobby, player.token, 'ewallet-sampan', 50_000);
      orders.set(page, order);
      // The page reads the order, then polls its status at once: a poll in flight could see the payment before the fault begins.
      let answers = 0;
      const isQuiet = page.waitForResponse(
        (response) => response.url().includes('/pay/getOrderStatus/') && ++answers === 2,
      );
      await page.goto(`/pages/account/myWallet/rechargingPage?orderNo=${order.orderNo}`);
      await sees(page, 'Pay exactly');
      await isQuiet;
    },
    act: async ({ lobby, page }) => {
      const order = orders.get(page);
      if (!order) throw new Error('No order was placed');
      await settle(lobby, order, 'paid');
    },
    done: ({ page }) => heads(page, 'Deposit received'),
    writes: (ledger) => movesOf('deposit')(ledger) - 1,
  },
  opening: {
    operation: 'playGame',
    calls: /\/game\/play\//,
    // The page of the game fetches the code of the playing page ahead, so that a mishap meets the request alone.
    reach: async (scene) => {
      const code = scene.page.waitForResponse(/\/assets\/gameSession-.*\.js$/);
      await open(scene);
      await (await code).finished();
    },
    act: ({ page }) => press(page.getByRole('main'), 'Play'),
    done: ({ page }) => idle(page),
    writes: movesOf('to_maker'),
  },
  spin: {
    operation: null,
    calls: /\/sandbox\/maker\/api\/play/,
    reach: seat,
    act: ({ page }) => pressIn(page, 'Spin'),
    done: async ({ page }) => {
      await gameIn(page)
        .getByText(/^(?:You win|No win|.+ came back$)/)
        .waitFor();
      await idle(page);
    },
    writes: ({ rounds }) => rounds.length,
  },
  exit: {
    operation: 'exitGame',
    calls: /\/exitGame/,
    reach: async (scene) => {
      await seat(scene);
      await press(scene.page.getByRole('main'), 'Exit');
      await heads(scene.page, 'Exit the game?');
    },
    act: ({ page }) => press(dialog(page), 'Exit'),
    done: ({ page }) => heads(page, 'Your money is back'),
    writes: movesOf('out_maker'),
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** Returns the money that a test left in a game, so that the whole ledger can be compared. */
export async function leaveGame({ page }: Scene): Promise<void> {
  await page.goto(detail);
  // A player who returns to the lobby with money in a game sees a dialog about it (section 4).
  await press(dialog(page), 'Back to Dragon Pearl');
  await idle(page);
  await exitGame(page);
}
