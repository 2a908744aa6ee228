import { assign, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import type { ChartMeta, Device, Plain, UiTag } from '../vocabulary.js';

/** The tabs of the popup, and the SMS form behind the tab Log in. */
export type LoginTab = 'signUp' | 'accountLogin' | 'codeLogin' | 'accountResetPwd';

/** Login guard: whoever needs a token is asked to log in, and brought back to what was wanted (A4, A5). */
export const loginGuardMachine = setup({
  types: {} as {
    input: { device: Device; wantedPath: string | null };
    context: { device: Device; wantedPath: string | null };
    events:
      | { type: 'login.required'; wantedPath: string | null }
      | { type: 'login.tabChosen'; tab: LoginTab }
      | Plain<'login.succeeded' | 'login.dismissed'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  guards: {
    isDesktop: ({ context }) => context.device === 'pc',
    isTab: (_, { tab, is }: { tab: LoginTab; is: LoginTab }) => tab === is,
  },
  actions: {
    want: assign((_, wantedPath: string | null) => ({ wantedPath })),
    forgetWanted: assign({ wantedPath: null }),
    openPage: sendTo(navigatorOf, (_, tab: LoginTab) => ({ type: 'navigation.requested', to: pageOf[tab] })),
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
  context: ({ input }) => ({ device: input.device, wantedPath: input.wantedPath }),
  on: {
    'login.succeeded': { target: '.free', actions: ['goBack', 'forgetWanted'], description: 'Back to what was interrupted, else home (A5).' },
  },
  initial: 'free',
  states: {
    free: {
      meta: { title: 'Nobody is asked' },
      description: 'The player moves freely.',
      on: {
        'login.required': [
          {
            guard: 'isDesktop',
            target: 'popup',
            actions: { type: 'want', params: ({ event }) => event.wantedPath },
          },
          { actions: [{ type: 'want', params: ({ event }) => event.wantedPath }, { type: 'openPage', params: 'accountLogin' }] },
        ],
        'login.tabChosen': [
          { guard: not('isDesktop'), actions: { type: 'openPage', params: ({ event }) => event.tab } },
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'signUp' }) }, target: 'popup.signUp' },
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'accountLogin' }) }, target: 'popup.accountLogin' },
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'codeLogin' }) }, target: 'popup.codeLogin' },
          { target: 'popup.accountResetPwd' },
        ],
      },
    },
    popup: {
      tags: 'popup',
      description: 'Desktop: centred over the page; its mask does not close it.',
      on: {
        'login.required': { actions: { type: 'want', params: ({ event }) => event.wantedPath } },
        'login.dismissed': { target: 'free', actions: 'forgetWanted' },
        'login.tabChosen': [
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'signUp' }) }, target: '.signUp' },
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'accountLogin' }) }, target: '.accountLogin' },
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, is: 'codeLogin' }) }, target: '.codeLogin' },
          { target: '.accountResetPwd' },
        ],
      },
      initial: 'accountLogin',
      states: {
        accountLogin: { meta: { title: 'Log in' }, description: 'The tab that opens first.' },
        codeLogin: { meta: { title: 'Log in by SMS' }, description: 'The way round the captcha, under the tab Log in.' },
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
