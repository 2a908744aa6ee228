import { shallowEqual } from '@xstate/react';
import { fromCallback, type AnyActorRef, type Subscription } from 'xstate';
import { addressOf } from '../../../machines/addresses.js';
import type { NoticeOfTheDayRef } from '../../../machines/entry/noticeOfTheDay.machine.js';
import type { FactsChanged, LobbyFacts } from '../../../machines/overlays.machine.js';
import type { App } from '../context.js';
import { childrenOf } from '../hosting/useLobby.js';

/** Reports what decides about overlays: at once, and when a fact has changed. */
export const defineOverlaysActors = (app: App) => ({
  watchLobby: fromCallback<FactsChanged>(({ sendBack }) => {
    const { launch, loginGuard, balance, flows } = childrenOf(app.getSnapshot());
    let reported: LobbyFacts | null = null;
    const report = () => {
      const facts = factsOf(app);
      if (reported && shallowEqual(reported, facts)) return;
      reported = facts;
      sendBack({ type: 'overlays.factsChanged', facts });
    };

    // The chart of the notice comes and goes with its popup.
    let notice: NoticeOfTheDayRef | null = null;
    let ofNotice: Subscription | undefined;
    const followNotice = () => {
      const running = noticeIn(app) ?? null;
      if (running !== notice) {
        notice = running;
        ofNotice?.unsubscribe();
        ofNotice = running?.subscribe(report);
      }
      report();
    };

    const deciding: readonly AnyActorRef[] = [app, launch, loginGuard, balance];
    const subscriptions = [...deciding.map((actor) => actor.subscribe(report)), flows.subscribe(followNotice)];
    followNotice();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      ofNotice?.unsubscribe();
    };
  }),
});

function factsOf(app: App): LobbyFacts {
  const snapshot = app.getSnapshot();
  const { launch, loginGuard, balance } = childrenOf(snapshot);
  const money = balance.getSnapshot();
  return {
    isReady: launch.getSnapshot().matches('ready'),
    isPlayer: snapshot.matches({ visit: 'player' }),
    isAskedToLogIn: loginGuard.getSnapshot().hasTag('popup'),
    isHeld: snapshot.hasTag('held'),
    isOnMainPage: addressOf(snapshot.context.place.path)?.frame === 'tab',
    isBalanceKnown: money.matches('player') && !money.hasTag('unread'),
    isMoneyInGame: (money.context.info?.inGame.length ?? 0) > 0,
    notice: endOf(noticeIn(app)),
  };
}

/** Null after the chart broke; undefined while it is not running. */
const noticeIn = (app: App): NoticeOfTheDayRef | null | undefined =>
  childrenOf(app.getSnapshot()).flows.getSnapshot().context.flows['noticeOfTheDay'];

function endOf(notice: NoticeOfTheDayRef | null | undefined): LobbyFacts['notice'] {
  if (notice === null) return 'broken';
  const snapshot = notice?.getSnapshot();
  if (snapshot?.matches('read')) return 'read';
  return snapshot?.matches('quiet') ? 'none' : null;
}
