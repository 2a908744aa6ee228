import { fromCallback, fromPromise } from 'xstate';
import type { ClockEvent, MoneyEvent, MoneyRefresh, SeatSession } from '../../../machines/play/seat.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { watchNetwork } from '../page.js';
import { soundAndMotionIn } from '../soundAndMotion.js';
import { defineGuardBack } from './guardBack.js';
import { keepAwake } from './keepAwake.js';
import { noIndicator, noToast, type SessionRequest } from './requests.js';
import { watchFrame } from './watchFrame.js';

const second = 1_000;
/** How often the in-game balance is polled while the game reports no change. */
const pollInterval = 20 * second;
/** ms. A fast game reports a change at every round: one request serves all reports of this time. */
const refreshDebounce = 400;

type World = Pick<Outside, 'api' | 'guardBack' | 'open' | 'now' | 'store'>;

export const defineGameSeatActors = (world: World) => ({
  loadSession: defineLoadSession(world),
  watchFrame,
  watchMoney: defineWatchMoney(world),
  watchNetwork,
  watchClock: fromCallback<ClockEvent>(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: world.now() }), second);
    return () => clearInterval(timer);
  }),
  guardBack: defineGuardBack(world),
  keepAwake,
});

/** The game's URL carries the player's sound and motion: a frame without an origin has no storage to read them from. */
const defineLoadSession = ({ api, open, now, store }: World) =>
  fromPromise<Result<SeatSession>, SessionRequest>(async ({ input, signal }) => {
    const { hasSound, hasMotion } = soundAndMotionIn(store);
    const query = { sound: hasSound ? 'on' : 'off', motion: hasMotion ? 'full' : 'less' } as const;
    const found = await open(
      api.GET('/game/session/info/{sessionId}', { params: { path: input, query }, headers: noIndicator, signal }),
      noToast,
    );
    return found.ok ? { ok: true, value: { ...found.value, readAt: now() } } : found;
  });

const defineWatchMoney = ({ api, open }: World) =>
  fromCallback<MoneyRefresh, SessionRequest, MoneyEvent>(({ input, receive, sendBack }) => {
    const ended = new AbortController();
    let debounce: ReturnType<typeof setTimeout> | undefined;
    const refresh = async () => {
      if (document.hidden) return;
      const request = api.POST('/game/session/refreshBalance/{sessionId}', {
        params: { path: input },
        headers: noIndicator,
        signal: ended.signal,
      });
      const result = await open(request, noToast).catch(() => null);
      if (ended.signal.aborted) return;
      if (result?.ok === false) sendBack({ type: 'money.refused' });
      else sendBack({ type: 'money.updated', held: result?.value.inGameBalance ?? null });
    };
    const poll = setInterval(() => void refresh(), pollInterval);
    receive(() => {
      clearTimeout(debounce);
      debounce = setTimeout(() => void refresh(), refreshDebounce);
    });
    return () => {
      ended.abort();
      clearInterval(poll);
      clearTimeout(debounce);
    };
  });
