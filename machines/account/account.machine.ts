import { sendTo, setup, type ActorRefFrom } from 'xstate';
import { sessionOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';

/** Account: the personal centre. Session, balance and preferences are separate long-lived actors. */
export const accountMachine = setup({
  types: {} as {
    events: Plain<
      | 'account.languageOpened'
      | 'account.layoutOpened'
      | 'account.logoutRequested'
      | 'account.logoutConfirmed'
      | 'account.closed'
    >;
    tags: UiTag;
    meta: ChartMeta;
  },
  actions: { endSession: sendTo(sessionOf, { type: 'session.end' }) },
}).createMachine({
  id: 'account',
  description: 'Open to visitors, who see how to log in; players see their own data (section 6).',
  meta: { title: 'Account' },
  initial: 'browsing',
  states: {
    browsing: {
      meta: { title: 'Personal centre' },
      description: 'No dialog is open.',
      on: {
        'account.languageOpened': 'choosingLanguage',
        'account.layoutOpened': 'askingLayout',
        'account.logoutRequested': 'askingLogout',
      },
    },
    choosingLanguage: {
      meta: { title: 'Choose a language' },
      description: 'Five languages, each by its own name. Choosing one relaunches the app.',
      on: { 'account.closed': 'browsing' },
    },
    askingLayout: {
      meta: { title: 'Switch the layout?' },
      description: 'The other layout relaunches the app; resizing never does (A9).',
      on: { 'account.closed': 'browsing' },
    },
    askingLogout: {
      meta: { title: 'Log out?' },
      description: 'An accidental tap must not end a session.',
      on: { 'account.closed': 'browsing', 'account.logoutConfirmed': { target: 'browsing', actions: 'endSession' } },
    },
  },
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;
