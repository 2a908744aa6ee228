import { and, assign, fromCallback, not, or, setup, stateIn, type ActorRefFrom } from 'xstate';
import {
  hasLogin,
  isFree,
  isWanted,
  nothingKnown,
  type FactsChanged,
  type LobbyFacts,
  type OverlayMissed,
  type OverlayName,
  type PopupName,
  type SiteFacts,
} from './overlays.js';
import type { ChartMeta, UiTag } from './vocabulary.js';

/** Overlays: decides what may lie over the page. Runs as long as the app. */
export const overlaysMachine = setup({
  types: {} as {
    input: SiteFacts;
    context: SiteFacts & { facts: LobbyFacts };
    events: FactsChanged | OverlayMissed;
    tags: UiTag | OverlayName | `open.${OverlayName}`;
    meta: ChartMeta;
  },
  actors: { watchLobby: fromCallback<FactsChanged>(() => undefined) },
  guards: {
    isOffer: (_, name: OverlayName) => name === 'passkeyOffer',
    isNext: ({ context: { facts } }, name: PopupName) => !facts.isDialogOpen && isWanted(facts, name),
    isOver: ({ context: { facts } }, name: PopupName) => !isWanted(facts, name),
    isLoginWanted: ({ context: { facts } }) => hasLogin(facts),
    isPlayerReady: ({ context: { facts } }) => facts.isReady && facts.isPlayer,
    isPixelWanted: ({ context: { facts, hasPixel } }) => facts.isReady && hasPixel,
    isFree: ({ context: { facts } }) => isFree(facts),
    isByPassword: ({ context: { facts } }) => facts.isByPassword,
    isOfferOver: ({ context: { facts } }) => facts.isByPassword && facts.isOfferOver,
    isNoticeRead: ({ context: { facts } }) => facts.notice === 'read',
    isNoticeOver: ({ context: { facts } }) => facts.notice !== null,
    isAppDue: ({ context: { facts, hasApp } }) => facts.notice !== null && hasApp,
  },
  actions: { noteFacts: assign((_, facts: LobbyFacts) => ({ facts })) },
}).createMachine({
  id: 'overlays',
  description: 'Which popups may open over the page: a login and money left in a game come before any news.',
  meta: { title: 'Overlays' },
  context: ({ input }) => ({ ...input, facts: nothingKnown }),
  invoke: { id: 'watchLobby', src: 'watchLobby' },
  on: {
    'overlays.factsChanged': { actions: { type: 'noteFacts', params: ({ event }) => event.facts } },
  },
  type: 'parallel',
  states: {
    loginPopup: {
      description: 'The login popup (section 2).',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'No login asked for' },
          description: 'The page is free.',
          always: { guard: 'isLoginWanted', target: 'open' },
        },
        open: {
          tags: 'loginPopup',
          meta: { title: 'Login popup' },
          description: 'Over an interrupted form it stays until it is known which player has logged in.',
          always: { guard: not('isLoginWanted'), target: 'hidden' },
        },
      },
    },
    exitWarning: {
      description: 'The warning of money left in a game, on any page (J2).',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'No player yet' },
          description: 'A visitor has no money in a game.',
          always: { guard: 'isPlayerReady', target: 'open' },
        },
        open: {
          tags: 'exitWarning',
          meta: { title: 'Looking for a game that was left' },
          description: 'The chart of the warning looks for such a game, and opens its popup if it finds one.',
          always: { guard: not('isPlayerReady'), target: 'hidden' },
        },
      },
    },
    background: {
      description:
        'What is polled in the background for a player: participations that can be settled (F4), unread messages.',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'No player' },
          description: 'A visitor has no participation and no messages.',
          always: { guard: 'isPlayerReady', target: 'polling' },
        },
        polling: {
          tags: ['settlePolling', 'unreadMessages'],
          meta: { title: 'Polling' },
          description: 'Each has a chart of its own, which polls in one tab and pauses while the page is hidden.',
          always: { guard: not('isPlayerReady'), target: 'hidden' },
        },
      },
    },
    passkeyOffer: {
      description: 'The offer of a passkey, once after each login with a password (C10). News wait for it.',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'No offer' },
          description: 'No login with a password, or something more important is shown.',
          always: [
            { guard: 'isOfferOver', target: 'ended' },
            { guard: and(['isFree', 'isByPassword']), target: 'open' },
          ],
        },
        open: {
          tags: 'passkeyOffer',
          meta: { title: 'Offer of a passkey' },
          description: 'Its chart finds out whether there is something to offer.',
          on: {
            'overlays.missed': {
              guard: { type: 'isOffer', params: ({ event }) => event.name },
              target: 'ended',
              description: 'News wait for the offer, so an offer that cannot be shown counts as over.',
            },
          },
          always: [
            { guard: 'isOfferOver', target: 'ended' },
            { guard: not(and(['isFree', 'isByPassword'])), target: 'hidden' },
          ],
        },
        ended: {
          meta: { title: 'Offer over' },
          description:
            'It was answered, or there was nothing to offer. The next login with a password offers it again.',
          always: { guard: not('isByPassword'), target: 'hidden' },
        },
      },
    },
    news: {
      description: 'The notice of the day, then the offer of the app: at most one of them at a time.',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'News wait' },
          description:
            'Until a main page shows without a login. For a player, money in a game and the offer of a passkey come first too.',
          always: {
            guard: and(['isFree', or([not('isByPassword'), stateIn({ passkeyOffer: 'ended' })])]),
            target: 'open',
          },
        },
        open: {
          description: 'News may open over this page.',
          always: {
            guard: not(and(['isFree', or([not('isByPassword'), stateIn({ passkeyOffer: 'ended' })])])),
            target: 'hidden',
            description: 'Something more important came, or another page. An open popup of the news closes.',
          },
          initial: 'noticeOfTheDay',
          states: {
            noticeOfTheDay: {
              tags: 'noticeOfTheDay',
              meta: { title: 'Notice of the day' },
              description: 'It is checked, and shown if it is due.',
              always: [
                { guard: 'isNoticeRead', target: 'noticeRead' },
                { guard: 'isAppDue', target: 'appDownload' },
                { guard: 'isNoticeOver', target: 'ended' },
              ],
            },
            noticeRead: {
              tags: 'noticeOfTheDay',
              meta: { title: 'Notice read' },
              description:
                'One popup on a page is enough: the app is offered on the next main page, unless a notice is due there.',
            },
            appDownload: {
              tags: 'appDownload',
              meta: { title: 'Offer of the app' },
              description: 'There was no notice to show, or its chart broke.',
            },
            ended: {
              meta: { title: 'No news' },
              description: 'There is neither a notice to show nor an app to offer.',
            },
          },
        },
      },
    },
    popup: {
      description:
        'Which of the popups that open by themselves is on screen: one at a time. The others wait, and none opens over a login ' +
        'or over a dialog of the page.',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'No popup' },
          description: 'The most important one opens first.',
          always: [
            { guard: { type: 'isNext', params: 'exitWarning' }, target: 'exitWarning' },
            { guard: { type: 'isNext', params: 'settlePolling' }, target: 'settlePolling' },
            { guard: { type: 'isNext', params: 'passkeyOffer' }, target: 'passkeyOffer' },
            { guard: { type: 'isNext', params: 'noticeOfTheDay' }, target: 'noticeOfTheDay' },
            { guard: { type: 'isNext', params: 'appDownload' }, target: 'appDownload' },
          ],
        },
        exitWarning: {
          tags: 'open.exitWarning',
          meta: { title: 'Warning of money in a game' },
          description: 'Until the player has answered it.',
          always: { guard: { type: 'isOver', params: 'exitWarning' }, target: 'hidden' },
        },
        settlePolling: {
          tags: 'open.settlePolling',
          meta: { title: 'Offer to settle' },
          description: 'Until the player has answered it.',
          always: { guard: { type: 'isOver', params: 'settlePolling' }, target: 'hidden' },
        },
        passkeyOffer: {
          tags: 'open.passkeyOffer',
          meta: { title: 'Offer of a passkey on screen' },
          description: 'Until the player has answered it.',
          always: { guard: { type: 'isOver', params: 'passkeyOffer' }, target: 'hidden' },
        },
        noticeOfTheDay: {
          tags: 'open.noticeOfTheDay',
          meta: { title: 'Notice on screen' },
          description: 'Until the player has read it.',
          always: { guard: { type: 'isOver', params: 'noticeOfTheDay' }, target: 'hidden' },
        },
        appDownload: {
          tags: 'open.appDownload',
          meta: { title: 'Offer of the app on screen' },
          description: 'Until the player has answered it.',
          always: { guard: { type: 'isOver', params: 'appDownload' }, target: 'hidden' },
        },
      },
    },
    trackingPixel: {
      description: 'The tracking pixel of the site (G1).',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'No pixel' },
          description: 'The lobby is not launched yet, or the site has no pixel.',
          always: { guard: 'isPixelWanted', target: 'open' },
        },
        open: {
          tags: 'trackingPixel',
          meta: { title: 'Pixel' },
          description: 'Its own chart asks for consent. It runs as long as the lobby.',
        },
      },
    },
  },
});

export type OverlaysRef = ActorRefFrom<typeof overlaysMachine>;
