import type { AnyActorRef } from 'xstate';
import { page as playPage } from '../../src/app/pages/play/gameSession.js';
import type { Tab } from '../support/browser.js';
import { childOf, ended } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const transfer = 'POST /game/session/transferIn/S1';
const trace = 'POST /game/session/transferIn/trace/S1';

const seatOf = (tab: Tab) => childOf(tab.flow('gameSession'), 'gameSeat');
/** The recharge while it is open, else the seat around it. */
const rechargeOf = (tab: Tab): AnyActorRef => {
  const seat = seatOf(tab);
  return (seat.getSnapshot().children as { gameRecharge?: AnyActorRef }).gameRecharge ?? seat;
};
const openGame = async ({ tab, browser }: Stage) => {
  tab.enter('gameSession', playPage as Parameters<Tab['enter']>[1], { session: 'S1' });
  await browser.settle();
  seatOf(tab).send({ type: 'frame.ready' });
};
const askRecharge = ({ tab }: Stage) => seatOf(tab).send({ type: 'gameSeat.rechargeRequested' });
const openForm = async (stage: Stage) => {
  await openGame(stage);
  askRecharge(stage);
  await stage.browser.settle();
};
const submit = ({ tab }: Stage) =>
  childOf(rechargeOf(tab), 'bringIn').send({ type: 'bringIn.submitted', amount: 20_000 });

const closed = ended('gone', 'the session of the player has ended, and the page belongs to its player');
const recharging = {
  who: 'player',
  chart: rechargeOf,
  parts: ['bringIn'],
  // The seat has the money, and the dialog is gone.
  good: 'playing.frame.running + playing.question.hidden',
  except: {
    'HTTP 403': ended('gone', 'blocked: the token is removed, and the page of its player is closed (A3)'),
    'body 401': closed,
    'body 403': closed,
  },
} as const satisfies Partial<Row>;

/** Recharge in a game: the seat, the recharge and the bring-in run inside the chart of the page. */
export const rechargeRows: Rows = {
  'gameRecharge.loadPurse': {
    ...recharging,
    kind: 'read',
    call: 'GET /game/info/1001',
    reach: openGame,
    act: askRecharge,
    good: 'editing.untouched',
    broken: 'unavailable',
  },
  'bringIn.sendBringIn': {
    ...recharging,
    kind: 'write',
    call: transfer,
    reach: openForm,
    act: submit,
    broken: 'unknown.unsent',
    refused: 'refused',
    except: {
      ...recharging.except,
      'reset after': ended(recharging.good, 'the lookup finds it: nothing is sent again'),
      'malformed JSON': ended(recharging.good, 'the lookup finds it: nothing is sent again'),
    },
  },
  'bringIn.traceBringIn': {
    ...recharging,
    kind: 'write',
    call: trace,
    reach: async (stage) => {
      await openForm(stage);
      // The answer is lost, so the chart looks it up.
      stage.server.mishaps.set(transfer, () => {
        stage.server.mishaps.delete(transfer);
        throw new TypeError('offline');
      });
    },
    act: submit,
    broken: 'unknown.unanswered',
  },
};
