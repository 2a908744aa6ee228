import { shallowEqual } from '@xstate/react';
import { fromCallback, type AnyActorRef, type Subscription } from 'xstate';
import { addressOf } from '../../../machines/addresses.js';
import type { PasskeyOfferRef } from '../../../machines/account/passkeyOffer.machine.js';
import type { NoticeOfTheDayRef } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { popupNames, type FactsChanged, type LobbyFacts, type PopupName } from '../../../machines/overlays.js';
import { openDialogs } from '../../ui/dialog/open-dialogs.js';
import type { App } from '../context.js';
import { childrenOf } from '../hosting/useLobby.js';

type Popups = readonly (AnyActorRef | null | undefined)[];

/** Reports what decides about overlays: at once, and when a fact has changed. */
export const defineOverlaysActors = (app: App) => ({
  watchLobby: fromCallback<FactsChanged>(({ sendBack }) => {
    const { launch, loginGuard, balance, session, flows } = childrenOf(app.getSnapshot());
    let reported: LobbyFacts | null = null;
    const report = () => {
      const facts = factsOf(app);
      if (reported && isSame(reported, facts)) return;
      reported = facts;
      sendBack({ type: 'overlays.factsChanged', facts });
    };

    // The charts of the popups come and go.
    let popups: Popups = [];
    let ofPopups: readonly (Subscription | undefined)[] = [];
    const followPopups = () => {
      const running: Popups = popupNames.map((name) => flowIn(app, name));
      if (!shallowEqual(running, popups)) {
        popups = running;
        for (const subscription of ofPopups) subscription?.unsubscribe();
        ofPopups = running.map((popup) => popup?.subscribe(report));
      }
      report();
    };

    const deciding: readonly AnyActorRef[] = [app, launch, loginGuard, balance, session];
    const subscriptions = [...deciding.map((actor) => actor.subscribe(report)), flows.subscribe(followPopups)];
    const unfollowDialogs = openDialogs.subscribe(report);
    followPopups();
    return () => {
      unfollowDialogs();
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const subscription of ofPopups) subscription?.unsubscribe();
    };
  }),
});

function factsOf(app: App): LobbyFacts {
  const snapshot = app.getSnapshot();
  const { launch, loginGuard, balance, session } = childrenOf(snapshot);
  const isPlayer = snapshot.matches({ visit: 'player' });
  const offer = offerIn(app);
  const money = balance.getSnapshot();
  return {
    isReady: launch.getSnapshot().matches('live'),
    isPlayer,
    isAskedToLogIn: loginGuard.getSnapshot().hasTag('popup'),
    isHeld: snapshot.hasTag('held'),
    isOnMainPage: addressOf(snapshot.context.place.path)?.frame === 'tab',
    isBalanceKnown: money.matches('player') && !money.hasTag('unread'),
    isMoneyInGame: (money.context.info?.inGame.length ?? 0) > 0,
    notice: endOf(noticeIn(app)),
    isByPassword: isPlayer && session.getSnapshot().context.isByPassword,
    isOfferOver: offer === null || offer?.getSnapshot().hasTag('done') === true,
    popups: popupNames.filter((name) => flowIn(app, name)?.getSnapshot().hasTag('popup') === true),
    isDialogOpen: openDialogs.isOfPage(),
  };
}

const isSame = (one: LobbyFacts, other: LobbyFacts): boolean =>
  shallowEqual(one.popups, other.popups) && shallowEqual({ ...one, popups: null }, { ...other, popups: null });

/** Null after the chart broke; undefined while it is not running. */
const flowIn = (app: App, name: PopupName) => childrenOf(app.getSnapshot()).flows.getSnapshot().context.flows[name];
const noticeIn = (app: App): NoticeOfTheDayRef | null | undefined => flowIn(app, 'noticeOfTheDay');
const offerIn = (app: App): PasskeyOfferRef | null | undefined => flowIn(app, 'passkeyOffer');

function endOf(notice: NoticeOfTheDayRef | null | undefined): LobbyFacts['notice'] {
  if (notice === null) return 'broken';
  const snapshot = notice?.getSnapshot();
  if (snapshot?.matches('ended')) return 'read';
  return snapshot?.matches('hidden') ? 'none' : null;
}
