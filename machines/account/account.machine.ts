import { sendTo, setup, type ActorRefFrom } from 'xstate';
import { sessionOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';

/** Account: the personal centre. Who is here, the balance and the preferences are long-lived actors of their own. */
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
  description: 'Open to visitors, who see how to come in; players see what is theirs (section 6).',
  meta: { title: 'Account' },
  initial: 'browsing',
  states: {
    browsing: {
      meta: { title: 'Personal centre' },
      description: 'Nothing is asked.',
      on: {
        'account.languageOpened': 'choosingLanguage',
        'account.layoutOpened': 'askingLayout',
        'account.logoutRequested': 'askingLogout',
      },
    },
    choosingLanguage: {
      meta: { title: 'Choose a language' },
      description: 'Five, each by its own name. Choosing relaunches.',
      on: { 'account.closed': 'browsing' },
    },
    askingLayout: {
      meta: { title: 'Switch the layout?' },
      description: 'The other layout relaunches the app; resizing never does (A9).',
      on: { 'account.closed': 'browsing' },
    },
    askingLogout: {
      meta: { title: 'Log out?' },
      description: 'A slip of the thumb must not end a session.',
      on: { 'account.closed': 'browsing', 'account.logoutConfirmed': { target: 'browsing', actions: 'endSession' } },
    },
  },
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;
