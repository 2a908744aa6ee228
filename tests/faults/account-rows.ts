import { page as accountPage } from '../../src/app/pages/account/account.js';
import { page as devicesPage } from '../../src/app/pages/account/devices.js';
import { page as profilePage } from '../../src/app/pages/account/profile.js';
import { page as settingsPage } from '../../src/app/pages/account/settings.js';
import { page as socialBindsPage } from '../../src/app/pages/account/socialBinds.js';
import { page as passwordPage } from '../../src/app/pages/account/changePassword.js';
import { ended, enterOf, hosted } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const account = hosted('account', accountPage);
const settings = hosted('settings', settingsPage);
const devices = hosted('devices', devicesPage);
const socialBinds = hosted('socialBinds', socialBindsPage);
const profile = hosted('profile', profilePage);
const password = hosted('changePassword', passwordPage);

export const gone = {
  'HTTP 403': ended('gone', 'blocked: the token is removed, and the page of its player is closed (A3)'),
  'two tabs': ended('gone', 'the page belonged to the previous player'),
};
export const expired = {
  ...gone,
  'body 401': ended('gone', 'the token has expired, and no form was open'),
  'body 403': ended('gone', 'the token is refused, and no form was open'),
};
const applied = (leaf: string, why: string) => ({
  'reset after': ended(leaf, why),
  'malformed JSON': ended(leaf, why),
});

/** The request arrives, and its response is lost. */
export const lose = (call: string, { server }: Stage): void =>
  void server.mishaps.set(call, (reached) => {
    reached();
    throw new TypeError('network error');
  });

const changing = {
  who: 'player',
  chart: password.flow,
  leave: password.leave,
  again: { enter: password.enter, leaf: 'editing.untouched' },
  keepsForm: true,
} as const satisfies Partial<Row>;
const change = ({ tab }: Stage) =>
  password.say(tab, {
    type: 'changePassword.submitted',
    form: { oldPassword: 'mango.moon8', newPassword: 'lagoon.Blue8' },
  });

const listing = {
  who: 'player',
  chart: devices.flow,
  leave: devices.leave,
  again: { enter: devices.enter, leaf: 'shown.untouched' },
} as const satisfies Partial<Row>;
const askingToSignOut = async ({ tab, browser }: Stage) => {
  devices.enter(tab);
  await browser.settle();
  devices.say(tab, { type: 'devices.signOutAsked', target: 'others' });
};
const signingOut = {
  ...listing,
  parts: ['sendSignOut'],
  act: ({ tab }: Stage) => devices.say(tab, { type: 'devices.signOutConfirmed' }),
  good: 'empty',
} as const satisfies Partial<Row>;

const linking = {
  who: 'player',
  chart: socialBinds.flow,
  leave: socialBinds.leave,
  again: { enter: socialBinds.enter, leaf: 'unbound.untouched' },
} as const satisfies Partial<Row>;
/** The player comes back from Facebook. */
const comingBack = ({ browser }: Stage) => void (browser.location.search = `?state=${'s'.repeat(43)}&code=granted`);
const askingToUnlink = async ({ tab, browser, server }: Stage) => {
  server.isFacebookBound = true;
  socialBinds.enter(tab);
  await browser.settle();
  socialBinds.say(tab, { type: 'socialBinds.unbindAsked' });
};
const unlink = ({ tab }: Stage) => socialBinds.say(tab, { type: 'socialBinds.unbindConfirmed' });

const edit = { field: 'nickname', value: 'Tala' };
const editing = {
  who: 'player',
  typed: { edit },
  chart: profile.flow,
  leave: profile.leave,
  again: { enter: profile.enter, leaf: 'editing.untouched' },
} as const satisfies Partial<Row>;
const typingName = async ({ tab, browser }: Stage) => {
  profile.enter(tab);
  await browser.settle();
  profile.say(tab, { type: 'profile.fieldOpened', field: edit.field });
  profile.say(tab, { type: 'profile.typed', value: edit.value });
};
const saveName = ({ tab }: Stage) => profile.say(tab, { type: 'profile.submitted', value: edit.value });

const centre = {
  who: 'player',
  chart: account.flow,
  leave: account.leave,
  again: { enter: account.enter, leaf: 'question.hidden + level.shown' },
} as const satisfies Partial<Row>;
const choosing = {
  who: 'visitor',
  chart: settings.flow,
  leave: settings.leave,
  again: { enter: settings.enter, leaf: 'shown' },
  good: 'shown',
} as const satisfies Partial<Row>;

export const accountRows: Rows = {
  'account.watchPlayer': { ...centre, kind: 'watch', act: enterOf(account), good: 'question.hidden + level.shown' },
  'account.loadNextLevel': {
    ...centre,
    kind: 'read',
    call: 'GET /user/getNextLevelSchedule',
    act: enterOf(account),
    good: 'question.hidden + level.shown',
    broken: 'question.hidden + level.unavailable',
    except: expired,
  },
  'settings.watchSoundAndMotion': { ...choosing, kind: 'watch', act: enterOf(settings) },
  'settings.storeSoundAndMotion': {
    ...choosing,
    kind: 'local',
    reach: enterOf(settings),
    act: ({ tab }) => settings.say(tab, { type: 'settings.motionSwitched', hasMotion: false }),
  },
  'keyedWrite.sendRequest (password)': {
    ...changing,
    parts: ['sendNewPassword'],
    kind: 'write',
    call: 'PUT /modified/updatePwd',
    reach: enterOf(password),
    act: change,
    good: 'changed',
    broken: 'editing.refused',
    except: { ...gone, ...applied('changed', 'the new password counts: the chart checks and does not send again') },
  },
  'keyedWrite.traceRequest (password)': {
    ...changing,
    parts: ['sendNewPassword'],
    kind: 'read',
    call: 'PUT /modified/updatePwd (asking)',
    act: change,
    good: 'changed',
    broken: 'unknown.unanswered',
    except: gone,
    reach: (stage) => {
      password.enter(stage.tab);
      lose('PUT /modified/updatePwd', stage);
    },
  },
  'devices.loadDevices': {
    ...listing,
    kind: 'read',
    call: 'GET /user/device/list',
    act: enterOf(devices),
    good: 'shown.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'keyedWrite.sendRequest (devices)': {
    ...signingOut,
    kind: 'write',
    call: 'DELETE /user/device/others',
    broken: 'shown.refused',
    reach: askingToSignOut,
    except: {
      ...expired,
      ...applied('empty', 'the devices are signed out: the list shows it, and the request is not sent again'),
    },
  },
  'keyedWrite.traceRequest (devices)': {
    ...signingOut,
    kind: 'read',
    call: 'GET /user/device/list',
    broken: 'unknown.unanswered',
    reach: async (stage) => {
      await askingToSignOut(stage);
      lose('DELETE /user/device/others', stage);
    },
    again: { enter: devices.enter, leaf: 'empty' },
    except: expired,
  },
  'socialBinds.recallReturn': {
    ...linking,
    kind: 'local',
    reach: comingBack,
    act: enterOf(socialBinds),
    good: 'bound.untouched',
    again: { enter: socialBinds.enter, leaf: 'bound.untouched' },
  },
  'socialBinds.bindNetwork': {
    ...linking,
    kind: 'write',
    call: 'POST /oauth/facebook/login',
    reach: comingBack,
    act: enterOf(socialBinds),
    good: 'bound.untouched',
    broken: 'unbound.refused',
    except: {
      ...expired,
      ...applied('bound.untouched', 'Facebook is bound: the list shows it, and the request is not sent again'),
    },
  },
  'socialBinds.loadBinds': {
    ...linking,
    kind: 'read',
    call: 'GET /user/socialBind/list',
    act: enterOf(socialBinds),
    good: 'unbound.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'socialBinds.unbindNetwork': {
    ...linking,
    kind: 'write',
    call: 'DELETE /user/socialBind/facebook',
    reach: askingToUnlink,
    act: unlink,
    good: 'unbound.untouched',
    broken: 'bound.refused',
    again: { enter: socialBinds.enter, leaf: 'bound.untouched' },
    except: {
      ...expired,
      ...applied('unbound.untouched', 'Facebook is unbound: the list shows it, and the request is not sent again'),
    },
  },
  'profile.loadProfile': {
    ...editing,
    kind: 'read',
    call: 'GET /getInfo',
    act: enterOf(profile),
    reach: async (stage) => {
      await typingName(stage);
      profile.leave(stage);
    },
    good: 'editing.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'profile.sendField': {
    ...editing,
    kind: 'write',
    call: 'POST /edit',
    reach: typingName,
    act: saveName,
    good: 'shown',
    savedIn: 'shown',
    broken: 'editing.refused',
    keepsForm: true,
    except: { ...gone, ...applied('shown', 'the field is saved: the chart checks and does not send again') },
  },
  'profile.loadUser': {
    ...editing,
    kind: 'read',
    call: 'GET /getInfo',
    act: saveName,
    good: 'shown',
    savedIn: 'shown',
    broken: 'unknown.unanswered',
    keepsForm: true,
    except: gone,
    reach: async (stage) => {
      await typingName(stage);
      stage.server.mishaps.set('POST /edit', (reached) => {
        reached();
        throw new TypeError('network error');
      });
    },
  },
};
