import { page as playPage } from '../../src/app/pages/play/gameSession.js';
import { page as depositPage } from '../../src/app/pages/wallet/deposit.js';
import { choice } from '../fixtures/wallet/orders.js';
import type { Tab } from '../support/browser.js';
import { childOf, ended, hosted } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const deposit = hosted('deposit', depositPage);
const formOf = (tab: Tab) => childOf(deposit.flow(tab), 'depositForm');
const playOf = (tab: Tab) => tab.flow('gameSession');

const ofPlayer = 'the session has ended, and the page belongs to its player';
const blocked: Row['except'] = {
  'HTTP 403': ended('gone', 'blocked: the token is removed, and the page of its player is closed (A3)'),
};
/** No form is open: the page closes with the session. */
const closes: Row['except'] = {
  ...blocked,
  'body 401': ended('gone', ofPlayer),
  'body 403': ended('gone', ofPlayer),
};

/** Only the next request goes wrong. */
function onlyOnce({ server }: Stage, call: string): void {
  const mishap = server.mishaps.get(call);
  if (!mishap) throw new Error(`${call} has no mishap`);
  server.mishaps.set(call, (reached) => {
    server.mishaps.delete(call);
    return mishap(reached);
  });
}

const submit = async ({ tab, browser }: Stage) => {
  deposit.enter(tab);
  await browser.settle();
  formOf(tab).send({ type: 'deposit.submitted', choice });
};
const opening = 'POST /game/play/1001';
const exit = 'POST /exitGame';
const status = 'GET /pay/getOrderStatus/D1';

export const moneyRows: Rows = {
  'depositForm.quoteDeposit': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/budgetAmount',
    reach: ({ tab }) => deposit.enter(tab),
    act: ({ tab }) => formOf(tab).send({ type: 'deposit.submitted', choice }),
    chart: formOf,
    good: 'confirming',
    broken: 'choosing.refused',
    except: blocked,
  },
  'orderPlacement.createOrder': {
    kind: 'write',
    who: 'player',
    call: 'POST /pay/qr/charge',
    reach: submit,
    act: ({ tab }) => formOf(tab).send({ type: 'deposit.confirmed' }),
    chart: deposit.flow,
    parts: ['depositForm', 'orderPlacement'],
    good: 'paying',
    broken: 'unknown.absent',
    refused: 'choosing.refused',
    // A payment channel has 300 s (B4).
    rest: 241_000,
    except: {
      ...blocked,
      'reset after': ended('paying', 'the order is found by its key'),
      'malformed JSON': ended('paying', 'the order is found by its key'),
    },
  },
  'orderStatus.loadOrder': {
    kind: 'watch',
    who: 'player',
    call: status,
    isBackground: true,
    reach: ({ tab }) => tab.enter('deposit', depositPage as Parameters<Tab['enter']>[1], { orderNo: 'D1' }),
    act: async (stage) => {
      onlyOnce(stage, status);
      stage.server.money.isPaid = true;
      // The next poll of a new order.
      await stage.browser.pass(3_000);
    },
    chart: deposit.flow,
    good: 'paid',
    except: closes,
  },
  'gameSession.openGame': {
    kind: 'watch',
    who: 'player',
    call: opening,
    isBackground: true,
    act: (stage) => {
      onlyOnce(stage, opening);
      const want = { id: '1001', amount: '30000' };
      stage.tab.enter('gameSession', playPage as Parameters<Tab['enter']>[1], want);
    },
    chart: playOf,
    good: 'seated',
    refused: 'refused',
    // No game runs in the frame: the seat waits 20 s for it.
    rest: 21_000,
    except: closes,
  },
  'gameExit.exitGame': {
    kind: 'watch',
    who: 'player',
    call: exit,
    isBackground: true,
    act: (stage) => {
      onlyOnce(stage, exit);
      stage.tab.enter('gameSession', playPage as Parameters<Tab['enter']>[1], { session: 'S1', exit: '1' });
    },
    chart: playOf,
    parts: ['gameExit'],
    good: 'settled',
    refused: 'refused',
    except: closes,
  },
};
