import { fromCallback } from 'xstate';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchNetwork } from '../page.js';
import { guardBack } from './back.js';
import { watchFrame } from './frame.js';
import { defineBoardGame, defineExitGame } from './session.js';

const second = 1_000;
/** How often the maker is asked what it holds while nothing hints at a change. */
const moneyEvery = 20 * second;
/** A game played fast hints at every round: one question serves them all. */
const hintsWithin = 400;

type World = Pick<Outside, 'api' | 'open' | 'now'>;
type MoneyNews = { type: 'money.told'; held: number | null } | { type: 'money.gone' };

export const defineGameSeatActors = (world: World) => ({
  boardGame: defineBoardGame(world),
  watchFrame,
  watchMoney: defineWatchMoney(world),
  watchNetwork,
  watchClock: fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: world.now() }), second);
    return () => clearInterval(timer);
  }),
  guardBack,
});

export const defineGameExitActors = (world: Pick<Outside, 'api' | 'open'>) => ({
  exitGame: defineExitGame(world),
  guardBack,
});

const defineWatchMoney = ({ api, open }: World) =>
  fromCallback<{ type: 'money.hinted' }, { sessionId: string }, MoneyNews>(({ input, receive, sendBack }) => {
    const ended = new AbortController();
    let hinted: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (document.hidden) return;
      const call = api.POST('/game/session/refreshBalance/{sessionId}', {
        params: { path: input },
        headers: { [quietHeader]: '1' },
        signal: ended.signal,
      });
      const answer = await open(call, { quiet: true }).catch(() => null);
      if (ended.signal.aborted) return;
      if (answer?.ok === false) sendBack({ type: 'money.gone' });
      else sendBack({ type: 'money.told', held: answer?.value.inGameBalance ?? null });
    };
    const timer = setInterval(() => void ask(), moneyEvery);
    receive(() => {
      clearTimeout(hinted);
      hinted = setTimeout(() => void ask(), hintsWithin);
    });
    return () => {
      ended.abort();
      clearInterval(timer);
      clearTimeout(hinted);
    };
  });
