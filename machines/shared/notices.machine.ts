import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ChartMeta, UiTag } from '../vocabulary.js';

/** Message ids; their texts are in src/app/notices/messages.ts. */
export type NoticeId =
  | 'network.restored'
  | 'requests.failed'
  | 'flow.broken'
  | 'access.codeSent'
  | 'access.welcome'
  | 'access.signedUp'
  | 'access.passwordSet'
  | 'access.loggedOut'
  | 'access.loggedOutElsewhere'
  | 'access.logInFirst'
  | 'access.phoneNumber'
  | 'access.noMatchPassword'
  | 'account.signedOut'
  | 'account.passkeyRemoved'
  | 'account.socialBound'
  | 'account.socialUnbound'
  | 'lobby.favoriteAdded'
  | 'lobby.favoriteRemoved'
  | 'play.settled'
  | 'deposit.credited'
  | 'deposit.waiting'
  | 'bankCards.deleted'
  | 'messages.deleted'
  | 'bankCards.saved'
  | 'profile.saved'
  | 'profile.birthdayFixed'
  | 'copy.done'
  | 'copy.failed';

/** The five kinds of toast of section 9 by their meaning: success, error, info, primary, warning. */
export type NoticeTone = 'positive' | 'critical' | 'info' | 'neutral' | 'caution';

/** Either a message id, or the sentence that the server sends in the player's language (section 8). */
export type Notice = { tone: NoticeTone; lasts?: 'short' | 'error' | 'long' } & (
  | { messageId: NoticeId }
  | { text: string }
);

/** The event that shows a notice: `sendTo(noticesOf, raised({ tone: 'info', messageId: 'copy.done' }))`. */
export const raised = (notice: Notice): { type: 'notices.raised'; notice: Notice } => ({
  type: 'notices.raised',
  notice,
});

/** Notices: short messages (toasts) that any flow may raise. Runs as long as the app. */
export const noticesMachine = setup({
  types: {} as {
    context: { queue: readonly Notice[] };
    events: { type: 'notices.raised'; notice: Notice };
    tags: UiTag;
    meta: ChartMeta;
  },
  guards: {
    hasNext: ({ context }) => context.queue.length > 1,
    isQueued: ({ context }, notice: Notice) => context.queue.some((queued) => isSame(queued, notice)),
  },
  actions: {
    enqueue: assign(({ context }, notice: Notice) => ({ queue: [...context.queue, notice] })),
    forgetShown: assign(({ context }) => ({ queue: context.queue.slice(1) })),
  },
  delays: {
    /** 1500 ms; 2 s for a network failure, 3 s for a refusal of the session or a field (sections 8 and 9). */
    noticeLifetime: ({ context }) => lifetimes[context.queue[0]?.lasts ?? 'short'],
  },
}).createMachine({
  id: 'notices',
  description: 'One notice is shown at a time, in the order in which they were raised.',
  meta: { title: 'Notices' },
  context: { queue: [] },
  initial: 'hidden',
  states: {
    hidden: {
      meta: { title: 'No notice' },
      description: 'No notice is on screen.',
      on: {
        'notices.raised': { target: 'open', actions: { type: 'enqueue', params: ({ event }) => event.notice } },
      },
    },
    open: {
      meta: { title: 'Showing' },
      description: 'The first notice of the queue is on screen. A new notice joins the end of the queue.',
      on: {
        'notices.raised': [
          {
            guard: { type: 'isQueued', params: ({ event }) => event.notice },
            description: 'The same notice is in the queue already, so the player sees it once (B3).',
          },
          { actions: { type: 'enqueue', params: ({ event }) => event.notice } },
        ],
      },
      after: {
        noticeLifetime: [
          { guard: 'hasNext', target: 'open', reenter: true, actions: 'forgetShown' },
          { target: 'hidden', actions: 'forgetShown' },
        ],
      },
    },
  },
});

export type NoticesRef = ActorRefFrom<typeof noticesMachine>;

const lifetimes = { short: 1_500, error: 2_000, long: 3_000 } as const;

const isSame = (one: Notice, other: Notice) =>
  'text' in one
    ? 'text' in other && one.text === other.text
    : 'messageId' in other && one.messageId === other.messageId;
