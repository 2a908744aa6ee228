import { facebookStartMachine } from '../../machines/access/facebookStart.machine.js';
import { page as bindPhonePage } from '../../src/app/pages/access/bindPhone.js';
import { page as fillProfilePage } from '../../src/app/pages/access/fillProfile.js';
import { page as phoneChangePage } from '../../src/app/pages/access/phoneChange.js';
import { page as facebookLoginPage } from '../../src/app/pages/access/facebookLogin.js';
import { defineFacebookStartActors } from '../../src/effects/access/facebookStart.js';
import type { Outside } from '../../src/effects/outside.js';
import { player } from '../fixtures/access/players.js';
import { ended, enterOf, hosted, watching } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const bindPhone = hosted('bindPhone', bindPhonePage);
const phoneChange = hosted('phoneChange', phoneChangePage);
const fillProfile = hosted('fillProfile', fillProfilePage);
const facebookLogin = hosted('facebookLogin', facebookLoginPage);
const facebookStart = hosted('facebookStart', {
  machine: (outside: Outside) => facebookStartMachine.provide({ actors: defineFacebookStartActors(outside) }),
  input: () => undefined,
});

const form = {
  nickname: 'Tala',
  realname: 'Tala Rivera',
  gender: 'female',
  birthday: '1998-02-28',
  email: 'tala@mail.example',
  avatar: '',
};

/** The end of a session closes the page of its player. */
const gone = {
  'HTTP 403': ended('gone', 'blocked: the token is removed, and the page of its player is closed (A3)'),
  'two tabs': ended('gone', 'the page belonged to the previous player'),
};
const expired = {
  ...gone,
  'body 401': ended('gone', 'the token has expired, and no form was open'),
  'body 403': ended('gone', 'the token is refused, and no form was open'),
};
const applied = (leaf: string) => ({
  'reset after': ended(leaf, 'the server had done it: the chart checks and does not send again'),
  'malformed JSON': ended(leaf, 'the server had done it: the chart checks and does not send again'),
});

const phone = '09171234567';
const typingPhone = async ({ tab, browser }: Stage) => {
  bindPhone.enter(tab);
  await browser.settle();
  bindPhone.say(tab, { type: 'bindPhone.typed', typed: { phone } });
};
const binding = {
  who: 'player',
  typed: { phone },
  chart: bindPhone.flow,
  leave: bindPhone.leave,
  again: { enter: bindPhone.enter, leaf: 'editing.untouched' },
} as const satisfies Partial<Row>;
const moving = {
  who: 'player',
  before: ({ user }) => void (user.phone = '0917•••4567'),
  typed: { phone },
  chart: phoneChange.flow,
  leave: phoneChange.leave,
  again: { enter: phoneChange.enter, leaf: 'editing.untouched' },
} as const satisfies Partial<Row>;
const typingNew = async ({ tab, browser }: Stage) => {
  phoneChange.enter(tab);
  await browser.settle();
  phoneChange.say(tab, { type: 'phoneChange.typed', typed: { phone } });
};
const move = ({ tab }: Stage) =>
  phoneChange.say(tab, {
    type: 'phoneChange.submitted',
    form: { phone: '09189876543', code: '482913', oldCode: '193046', password: '' },
  });
const typed = { draft: { userId: player.userId, nickname: 'Tala', gender: 'female', avatar: '' } };
const typing = async ({ tab, browser }: Stage) => {
  fillProfile.enter(tab);
  await browser.settle();
  fillProfile.say(tab, { type: 'fillProfile.typed', typed: { nickname: 'Tala', gender: 'female', avatar: '' } });
};
const filling = {
  who: 'player',
  typed,
  chart: fillProfile.flow,
  leave: fillProfile.leave,
  again: { enter: fillProfile.enter, leaf: 'editing.untouched' },
} as const satisfies Partial<Row>;
const submit = ({ tab }: Stage) => fillProfile.say(tab, { type: 'fillProfile.submitted', form });

const returning = {
  who: 'visitor',
  reach: ({ browser }) => void (browser.location.search = `?state=${'s'.repeat(43)}&code=granted`),
  act: enterOf(facebookLogin),
  chart: facebookLogin.flow,
  good: 'loggedIn',
  leave: facebookLogin.leave,
  again: { enter: facebookLogin.enter, leaf: 'stopped.interrupted' },
} as const satisfies Partial<Row>;
const later = { 'two tabs': ended('gone', 'the later login counts in both tabs') };

const starting = {
  who: 'visitor',
  reach: enterOf(facebookStart),
  act: ({ tab }) => facebookStart.say(tab, { type: 'facebookStart.pressed' }),
  chart: facebookStart.flow,
  good: 'offered',
  rest: 21_000,
  again: { enter: facebookStart.enter, leaf: 'offered' },
} as const satisfies Partial<Row>;

export const loginStepRows: Rows = {
  'bindPhone.loadPhone': {
    ...binding,
    kind: 'read',
    call: 'GET /getInfo',
    act: enterOf(bindPhone),
    good: 'editing.untouched',
    reach: async (stage) => {
      await typingPhone(stage);
      bindPhone.leave(stage);
    },
    broken: 'unavailable',
    except: expired,
  },
  'keyedWrite.sendRequest (phone)': {
    ...binding,
    kind: 'write',
    parts: ['sendPhone'],
    call: 'POST /oauth/bindingPhone',
    reach: typingPhone,
    good: 'bound',
    broken: 'editing.refused',
    keepsForm: true,
    act: ({ tab }) => bindPhone.say(tab, { type: 'bindPhone.submitted', form: { phone, code: '482913' } }),
    except: { ...gone, ...applied('bound') },
  },
  'phoneChange.loadPhone': {
    ...moving,
    kind: 'read',
    call: 'GET /getInfo',
    act: enterOf(phoneChange),
    reach: async (stage) => {
      await typingNew(stage);
      phoneChange.leave(stage);
    },
    good: 'editing.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'keyedWrite.traceRequest (phone change)': {
    ...moving,
    parts: ['sendNewPhone'],
    kind: 'read',
    call: 'GET /getInfo',
    act: move,
    good: 'changed',
    broken: 'unknown.unanswered',
    keepsForm: true,
    except: gone,
    reach: async (stage) => {
      await typingNew(stage);
      stage.server.mishaps.set('PUT /user/changePhone', (reached) => {
        reached();
        throw new TypeError('network error');
      });
    },
  },
  'keyedWrite.sendRequest (phone change)': {
    ...moving,
    parts: ['sendNewPhone'],
    kind: 'write',
    call: 'PUT /user/changePhone',
    reach: typingNew,
    act: move,
    good: 'changed',
    broken: 'editing.refused',
    keepsForm: true,
    except: { ...gone, ...applied('changed') },
  },
  'facebookLogin.recallReturn': {
    ...returning,
    kind: 'local',
    again: { enter: facebookLogin.enter, leaf: 'loggedInAlready' },
  },
  'facebookLogin.exchangeGrant': {
    ...returning,
    kind: 'write',
    call: 'POST /oauth/facebook/login',
    broken: 'stopped.unanswered',
    refused: 'stopped.refused',
    except: later,
  },
  'facebookLogin.loadNextStep': {
    ...returning,
    kind: 'read',
    call: 'GET /getInfo',
    readers: 2,
    rest: 65_000,
    isBackground: true,
    broken: 'loggedIn',
    except: { ...expired, ...later },
  },
  'facebookLogin.watchSession': watching(facebookLogin, 'loggedInAlready'),
  'facebookStart.requestAddress': {
    ...starting,
    kind: 'read',
    call: 'GET /oauth/facebook/getLoginUrl',
    broken: 'refused',
    leave: facebookStart.leave,
  },
  'facebookStart.leaveLobby': { ...starting, kind: 'watch' },
  'fillProfile.loadSheet': {
    ...filling,
    kind: 'read',
    call: 'GET /user/avatar/list',
    act: enterOf(fillProfile),
    reach: async (stage) => {
      await typing(stage);
      fillProfile.leave(stage);
    },
    good: 'editing.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'keyedWrite.sendRequest (profile)': {
    ...filling,
    parts: ['sendProfile'],
    kind: 'write',
    call: 'POST /edit',
    reach: typing,
    act: submit,
    good: 'saved',
    broken: 'editing.refused',
    keepsForm: true,
    except: { ...gone, ...applied('saved') },
  },
  'keyedWrite.traceRequest (profile)': {
    ...filling,
    parts: ['sendProfile'],
    kind: 'read',
    call: 'GET /getInfo',
    act: submit,
    good: 'saved',
    broken: 'unknown.unanswered',
    keepsForm: true,
    except: gone,
    reach: async (stage) => {
      await typing(stage);
      stage.server.mishaps.set('POST /edit', (reached) => {
        reached();
        throw new TypeError('network error');
      });
    },
  },
  'fillProfile.storeSkip': {
    ...filling,
    typed: {},
    kind: 'local',
    reach: typing,
    act: ({ tab }) => fillProfile.say(tab, { type: 'fillProfile.skipped' }),
    good: 'skipped',
  },
};
