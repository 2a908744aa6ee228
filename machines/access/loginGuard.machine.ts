import { assign, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../addresses.js';
import { appOf, navigatorOf } from '../system.js';
import type { ChartMeta, Device, Plain, UiTag } from '../vocabulary.js';

/** The tabs of the popup, and the SMS form behind the tab Log in. */
export type LoginTab = 'signUp' | 'accountLogin' | 'codeLogin' | 'accountResetPwd';

/** Login guard: asks a visitor to log in when a token is needed, then returns to the wanted page (A4, A5). */
export const loginGuardMachine = setup({
  types: {} as {
    input: { device: Device; wantedPath: string | null };
    /**
     * `stopover`: a page between the login and the wanted page. `isAhead`: the visitor is still on the page before the wanted
     * one, and Back has to lead there.
     */
    context: { device: Device; wantedPath: string | null; stopover: string | null; isAhead: boolean };
    events:
      /**
       * `isInstead`: the address is for players only, so the login page replaces it in the history and Back leaves it.
       * `isAhead`: a link leads there, and the visitor has not followed it yet.
       */
      | { type: 'loginGuard.required'; wantedPath: string | null; isInstead?: boolean; isAhead?: boolean }
      | { type: 'loginGuard.interrupted'; wantedPath: string | null }
      | { type: 'loginGuard.tabChosen'; tab: LoginTab }
      | { type: 'loginGuard.detoured'; to: string }
      /**
       * The address changed. `isLoginPage`: to a login page or a step of the login. `isOtherPage`: to another path, not
       * only to other parameters.
       */
      | { type: 'loginGuard.locationChanged'; isLoginPage: boolean; isOtherPage: boolean }
      | Plain<'loginGuard.succeeded' | 'loginGuard.dismissed'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  guards: {
    isDesktop: ({ context }) => context.device === 'pc',
    /** The visitor has left the login pages without a login. */
    isTurnedAway: ({ context }, isLoginPage: boolean) => !isLoginPage && context.wantedPath !== null,
    isOtherPage: (_, isOtherPage: boolean) => isOtherPage,
    hasStopover: ({ context }) => context.stopover !== null,
    isTab: (_, { tab, is }: { tab: LoginTab; is: LoginTab }) => tab === is,
  },
  actions: {
    want: assign((_, { wantedPath, isAhead = false }: { wantedPath: string | null; isAhead?: boolean }) => ({
      wantedPath: wantedPath && withoutGrant(wantedPath),
      isAhead,
    })),
    forgetWanted: assign({ wantedPath: null, isAhead: false }),
    planStopover: assign((_, stopover: string) => ({ stopover })),
    forgetStopover: assign({ stopover: null }),
    openPage: sendTo(navigatorOf, (_, tab: LoginTab) => ({ type: 'navigation.requested', to: loginPageOf[tab] })),
    openLoginPage: sendTo(navigatorOf, (_, isInstead: boolean) => ({
      type: 'navigation.requested',
      to: loginPageOf.accountLogin,
      replace: isInstead,
    })),
    reportDeclined: sendTo(appOf, { type: 'loginGuard.declined' }),
    stopOver: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: context.stopover ?? path.home,
      replace: true,
    })),
    openBefore: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: context.wantedPath ?? path.home,
      // The popup lies over the page before the wanted one; on a phone the login page is in its place already.
      replace: !(context.isAhead && context.device === 'pc'),
    })),
  },
}).createMachine({
  id: 'loginGuard',
  description:
    'A popup on desktop, a page on a phone. The wanted path is restored once, and only if the router knows it.',
  meta: { title: 'Login guard', resumes: { version: 1, fields: ['wantedPath'] } },
  context: ({ input }) => ({ device: input.device, wantedPath: input.wantedPath, stopover: null, isAhead: false }),
  on: {
    'loginGuard.interrupted': {
      target: '.open',
      actions: { type: 'want', params: ({ event }) => event },
      description:
        'The session ended while a form was open. The popup covers the page, on a phone too, so that nothing typed is lost.',
    },
    'loginGuard.detoured': {
      actions: { type: 'planStopover', params: ({ event }) => event.to },
      description: 'The player still has to give something after the login: a phone or a profile.',
    },
    'loginGuard.succeeded': [
      {
        guard: 'hasStopover',
        target: '.hidden.left',
        actions: ['stopOver', 'forgetStopover'],
        description: 'The wanted path is kept until the stopover is done.',
      },
      {
        target: '.hidden.left',
        actions: ['openBefore', 'forgetWanted'],
        description: 'Returns to the wanted page, or opens home (A5).',
      },
    ],
  },
  initial: 'hidden',
  states: {
    hidden: {
      initial: 'idle',
      description: 'No popup is open. Visitors and players move freely, on a phone also through the login pages.',
      on: {
        'loginGuard.required': [
          {
            guard: 'isDesktop',
            target: 'open',
            actions: { type: 'want', params: ({ event }) => event },
          },
          {
            target: '.idle',
            actions: [
              { type: 'want', params: ({ event }) => event },
              { type: 'openLoginPage', params: ({ event }) => event.isInstead === true },
            ],
          },
        ],
        'loginGuard.locationChanged': [
          {
            guard: { type: 'isTurnedAway', params: ({ event }) => event.isLoginPage },
            target: '.idle',
            actions: ['forgetWanted', 'reportDeclined'],
            description: 'Leaving the login pages discards the wanted path, so that a later login opens home.',
          },
          { target: '.idle' },
        ],
        'loginGuard.tabChosen': [
          {
            guard: not('isDesktop'),
            target: '.idle',
            actions: { type: 'openPage', params: ({ event }) => event.tab },
          },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'signUp' }) },
            target: 'open.signUp',
          },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'accountLogin' }) },
            target: 'open.accountLogin',
          },
          {
            guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'codeLogin' }) },
            target: 'open.codeLogin',
          },
          { target: 'open.accountResetPwd' },
        ],
      },
      states: {
        idle: {
          meta: { title: 'No login asked for' },
          description: 'No login is under way that the guard knows of.',
        },
        left: {
          meta: { title: 'Redirected' },
          description: 'Until the page has changed, a second report of the same login does not redirect again.',
          on: {
            'loginGuard.succeeded': { description: 'The login form also reports the session that it started itself.' },
          },
        },
      },
    },
    open: {
      tags: 'popup',
      description:
        'Centred over the page; a press beside it does not close it. On a phone only over a form whose session ended.',
      on: {
        'loginGuard.required': { actions: { type: 'want', params: ({ event }) => event } },
        'loginGuard.dismissed': { target: 'hidden', actions: ['forgetWanted', 'reportDeclined'] },
        'loginGuard.locationChanged': {
          guard: { type: 'isOtherPage', params: ({ event }) => event.isOtherPage },
          target: 'hidden',
          actions: ['forgetWanted', 'reportDeclined'],
          description: 'Back or a link opened another page: the popup closes with the page that needed the login.',
        },
        'loginGuard.tabChosen': [
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
          description: 'Without the captcha of the login (C1). Shown under the tab Log in.',
        },
        signUp: { meta: { title: 'Sign up' }, description: 'At most five steps.' },
        accountResetPwd: { meta: { title: 'Reset the password' }, description: 'With a code sent to the phone.' },
      },
    },
  },
});

export type LoginGuardRef = ActorRefFrom<typeof loginGuardMachine>;

/** The pages that show on a phone what the popup shows on a desktop. */
export const loginPageOf: Readonly<Record<LoginTab, string>> = {
  signUp: path.accountSignUp,
  accountLogin: path.accountLogin,
  codeLogin: '/pages/login/codeLogin',
  accountResetPwd: '/pages/login/accountResetPwd',
};

/** The address is stored, and a grant of Facebook must not be (C9). After the login it would be another session's. */
const withoutGrant = (to: string): string => (/[?&]state=/.test(to) ? to.replace(/\?.*/, '') : to);
