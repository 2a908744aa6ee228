import { assign, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../entry/navigator.js';
import { appOf, navigatorOf } from '../system.js';
import type { ChartMeta, Device, Plain, UiTag } from '../vocabulary.js';

/** The tabs of the popup, and the SMS form behind the tab Log in. */
export type LoginTab = 'signUp' | 'accountLogin' | 'codeLogin' | 'accountResetPwd';

/** Login guard: whoever needs a token is asked to log in, and brought back to what was wanted (A4, A5). */
export const loginGuardMachine = setup({
  types: {} as {
    input: { device: Device; wantedPath: string | null };
    /** `stopover`: a page that comes between the login and what was wanted. */
    context: { device: Device; wantedPath: string | null; stopover: string | null };
    events:
      /** `isInstead`: the address itself is for players, so the login page takes its place and Back leads out. */
      | { type: 'login.required'; wantedPath: string | null; isInstead?: boolean }
      | { type: 'login.interrupted'; wantedPath: string | null }
      | { type: 'login.tabChosen'; tab: LoginTab }
      | { type: 'login.detoured'; to: string }
      /** The player went somewhere. `isWayIn`: to a page that leads in, or to a step between. `isElsewhere`: to another page, not only to other parameters of the same. */
      | { type: 'login.placed'; isWayIn: boolean; isElsewhere: boolean }
      | Plain<'login.succeeded' | 'login.dismissed'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  guards: {
    isDesktop: ({ context }) => context.device === 'pc',
    /** Whoever was asked on a page went elsewhere. */
    isTurnedAway: ({ context }, isWayIn: boolean) => !isWayIn && context.wantedPath !== null,
    isElsewhere: (_, isElsewhere: boolean) => isElsewhere,
    hasStopover: ({ context }) => context.stopover !== null,
    isTab: (_, { tab, is }: { tab: LoginTab; is: LoginTab }) => tab === is,
  },
  actions: {
    want: assign((_, wantedPath: string | null) => ({ wantedPath })),
    forgetWanted: assign({ wantedPath: null }),
    planStopover: assign((_, stopover: string) => ({ stopover })),
    forgetStopover: assign({ stopover: null }),
    openPage: sendTo(navigatorOf, (_, tab: LoginTab) => ({ type: 'navigation.requested', to: pageOf[tab] })),
    askOnPage: sendTo(navigatorOf, (_, isInstead: boolean) => ({
      type: 'navigation.requested',
      to: pageOf.accountLogin,
      replace: isInstead,
    })),
    tellDeclined: sendTo(appOf, { type: 'login.declined' }),
    stopOver: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: context.stopover ?? path.home,
      replace: true,
    })),
    goBack: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: context.wantedPath ?? path.home,
      replace: true,
    })),
  },
}).createMachine({
  id: 'loginGuard',
  description: 'Popup on desktop, a page on a phone. The wanted path is restored once and only if the router knows it.',
  meta: { title: 'Login guard', resumes: { version: 1, fields: ['wantedPath'] } },
  context: ({ input }) => ({ device: input.device, wantedPath: input.wantedPath, stopover: null }),
  on: {
    'login.interrupted': {
      target: '.popup',
      actions: { type: 'want', params: ({ event }) => event.wantedPath },
      description: 'The session ended in mid form: over the page on a phone too, so that nothing typed is lost.',
    },
    'login.detoured': {
      actions: { type: 'planStopover', params: ({ event }) => event.to },
      description: 'Something is still to be asked of who is about to be logged in: a phone, a name.',
    },
    'login.succeeded': [
      {
        guard: 'hasStopover',
        target: '.free.led',
        actions: ['stopOver', 'forgetStopover'],
        description: 'What was wanted waits until the stopover leads on.',
      },
      {
        target: '.free.led',
        actions: ['goBack', 'forgetWanted'],
        description: 'Back to what was interrupted, else home (A5).',
      },
    ],
  },
  initial: 'free',
  states: {
    free: {
      initial: 'roaming',
      description: 'No popup: the player moves freely, on a phone through the pages that lead in too.',
      on: {
        'login.required': [
          {
            guard: 'isDesktop',
            target: 'popup',
            actions: { type: 'want', params: ({ event }) => event.wantedPath },
          },
          {
            target: '.roaming',
            actions: [
              { type: 'want', params: ({ event }) => event.wantedPath },
              { type: 'askOnPage', params: ({ event }) => event.isInstead === true },
            ],
          },
        ],
        'login.placed': [
          {
            guard: { type: 'isTurnedAway', params: ({ event }) => event.isWayIn },
            target: '.roaming',
            actions: ['forgetWanted', 'tellDeclined'],
            description: 'What was wanted is forgotten with the page that asked: a login tomorrow leads home.',
          },
          { target: '.roaming' },
        ],
        'login.tabChosen': [
          {
            guard: not('isDesktop'),
            target: '.roaming',
            actions: { type: 'openPage', params: ({ event }) => event.tab },
          },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'signUp' }) },
            target: 'popup.signUp',
          },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'accountLogin' }) },
            target: 'popup.accountLogin',
          },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'codeLogin' }) },
            target: 'popup.codeLogin',
          },
          { target: 'popup.accountResetPwd' },
        ],
      },
      states: {
        roaming: { meta: { title: 'Nobody is asked' }, description: 'No login is under way that the guard knows of.' },
        led: {
          meta: { title: 'Led on' },
          description: 'Until the page has changed, the same login told twice leads nowhere else.',
          on: { 'login.succeeded': { description: 'A form that hears of its own session says so again.' } },
        },
      },
    },
    popup: {
      tags: 'popup',
      description: 'Desktop: centred over the page; its mask does not close it.',
      on: {
        'login.required': { actions: { type: 'want', params: ({ event }) => event.wantedPath } },
        'login.dismissed': { target: 'free', actions: ['forgetWanted', 'tellDeclined'] },
        'login.placed': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.isElsewhere },
          target: 'free',
          actions: ['forgetWanted', 'tellDeclined'],
          description: 'A step back takes the popup along with the page that asked.',
        },
        'login.tabChosen': [
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'signUp' }) }, target: '.signUp' },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'accountLogin' }) },
            target: '.accountLogin',
          },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'codeLogin' }) },
            target: '.codeLogin',
          },
          { target: '.accountResetPwd' },
        ],
      },
      initial: 'accountLogin',
      states: {
        accountLogin: { meta: { title: 'Log in' }, description: 'The tab that opens first.' },
        codeLogin: {
          meta: { title: 'Log in by SMS' },
          description: 'The way round the captcha, under the tab Log in.',
        },
        signUp: { meta: { title: 'Sign up' }, description: 'Five steps at most.' },
        accountResetPwd: { meta: { title: 'Reset the password' }, description: 'By a code to the phone.' },
      },
    },
  },
});

export type LoginGuardRef = ActorRefFrom<typeof loginGuardMachine>;

/** The pages that show on a phone what the popup shows on a desktop. */
const pageOf: Readonly<Record<LoginTab, string>> = {
  signUp: path.accountSignUp,
  accountLogin: path.accountLogin,
  codeLogin: '/pages/login/codeLogin',
  accountResetPwd: '/pages/login/accountResetPwd',
};
