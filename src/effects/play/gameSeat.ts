import { fromCallback, fromPromise } from 'xstate';
import {
  moneyIn,
  type LoadSession,
  type MoneyEvent,
  type MoneyRefresh,
  type SeatRequest,
  type SeatSession,
  type SeatTaken,
} from '../../../machines/play/seat.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { watchNetwork } from '../page.js';
import { watchClock } from '../shared/watchClock.js';
import { soundAndMotionIn } from '../soundAndMotion.js';
import { bringInUnderWay } from './bringIn.js';
import { defineGuardBack } from './guardBack.js';
import { elsewhereOf } from './elsewhere.js';
import { keepAwake } from './keepAwake.js';
import { holdOpenGame, isOpenInOtherTab } from './openGame.js';
import { defineShareSettings } from './shareSettings.js';
import { watchFrame } from './watchFrame.js';
import { noIndicator } from '../../api/rules.js';

const second = 1_000;
/** How often the in-game balance is polled while the game reports no change. */
const pollInterval = 20 * second;
/** ms. A fast game reports a change at every shot: reports that follow closer than this wait, and share one request. */
const reportInterval = 400;
/** No game shows a round for longer. The server knows a win before the reels stop, and the bar must not tell it first. */
const roundLimit = 10 * second;

type World = Pick<Outside, 'api' | 'guardBack' | 'open' | 'now' | 'store'>;

export const defineGameEntryActors = (world: World) => ({ loadSession: defineLoadSession(world) });

export const defineGameSeatActors = (world: World) => ({
  loadSession: defineLoadSession(world),
  holdSeat: fromCallback<SeatTaken, SeatRequest>(({ input, sendBack }) =>
    holdOpenGame(input.sessionId, () => sendBack({ type: 'seat.taken' })),
  ),
  watchFrame,
  watchMoney: defineWatchMoney(world),
  watchNetwork,
  watchClock: watchClock(world.now, second),
  guardBack: defineGuardBack(world),
  shareSettings: defineShareSettings(world),
  keepAwake,
});

/**
 * The game's URL carries the player's sound and motion: a frame without an origin has no storage to read them from. The server
 * knows which device shows the game, and the browser which of its tabs.
 */
const defineLoadSession = ({ api, open, now, store }: World) =>
  fromPromise<Result<SeatSession>, LoadSession>(async ({ input: { sessionId, claim }, signal }) => {
    const { hasSound, hasMotion } = soundAndMotionIn(store);
    const isInOtherTab = claim !== 'take' && (await isOpenInOtherTab(sessionId));
    const query = {
      sound: hasSound ? 'on' : 'off',
      motion: hasMotion ? 'full' : 'less',
      seat: claim === 'ask' ? (isInOtherTab ? 'look' : 'free') : claim,
    } as const;
    const params = { path: { sessionId }, query };
    const found = await open(api.GET('/game/session/info/{sessionId}', { params, headers: noIndicator, signal }));
    if (!found.ok) return found;
    const elsewhere = elsewhereOf(found.value, isInOtherTab);
    const isBringingIn = bringInUnderWay({ store, now }, sessionId) !== null;
    return { ok: true, value: { ...found.value, readAt: now(), elsewhere, isBringingIn } };
  });

/**
 * A game reports when it has shown a round, so a figure that is asked for at once is of this round and not of the next.
 * The poll may ask in mid round: its figure is told when that round is over, unless the game reports until then.
 */
const defineWatchMoney = ({ api, open }: World) =>
  fromCallback<MoneyRefresh, SeatRequest, MoneyEvent | SeatTaken>(({ input, receive, sendBack }) => {
    const ended = new AbortController();
    let reported: ReturnType<typeof setTimeout> | undefined;
    let telling: ReturnType<typeof setTimeout> | undefined;
    let askedAt = -Infinity;
    let latest = 0;
    const refresh = async (delay: number) => {
      if (document.hidden) return;
      const turn = (latest += 1);
      clearTimeout(telling);
      const request = api.POST('/game/session/refreshBalance/{sessionId}', {
        params: { path: input },
        headers: noIndicator,
        signal: ended.signal,
      });
      const result = await open(request).catch(() => null);
      if (ended.signal.aborted) return;
      if (result?.ok === false) return sendBack({ type: 'money.refused' });
      if (result && elsewhereOf(result.value, false) !== null) return sendBack({ type: 'seat.taken' });
      if (turn !== latest) return;
      const read =
        result === null
          ? { held: null, openBets: null }
          : { ...moneyIn(result.value), movedIn: result.value.transferInAmount };
      const tell = () => sendBack({ type: 'money.updated', ...read });
      if (delay === 0) tell();
      else telling = setTimeout(tell, delay);
    };
    const answerReport = () => {
      askedAt = performance.now();
      void refresh(0);
    };
    const poll = setInterval(() => void refresh(roundLimit), pollInterval);
    receive(() => {
      clearTimeout(reported);
      const wait = askedAt + reportInterval - performance.now();
      if (wait <= 0) answerReport();
      else reported = setTimeout(answerReport, wait);
    });
    return () => {
      ended.abort();
      clearInterval(poll);
      clearTimeout(reported);
      clearTimeout(telling);
    };
  });
