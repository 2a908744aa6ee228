import type { AnyActorRef } from 'xstate';
import { page as loginPage } from '../../src/app/pages/access/login.js';
import { page as resetPage } from '../../src/app/pages/access/resetPassword.js';
import { page as signUpPage } from '../../src/app/pages/access/signUp.js';
import { page as smsPage } from '../../src/app/pages/access/smsLogin.js';
import type { Tab } from '../support/browser.js';
import { childOf, ended, enterOf, hosted, watching } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const login = hosted('login', loginPage);
const sms = hosted('smsLogin', smsPage);
const reset = hosted('resetPassword', resetPage);
const signUp = hosted('signUp', signUpPage);

const phone = '09171234567';
const code = '482913';
const form = {
  username: 'marisol',
  password: 'mango.moon8',
  captcha: { code: '4821', uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
};
const account = { username: 'lito', password: 'mango.moon8', inviteCode: '' };

const follows = { leaf: 'loggedInAlready', why: 'a player is logged in now, so the form is done (A1)' };

const toCode = async ({ tab, browser }: Stage) => {
  signUp.enter(tab);
  signUp.say(tab, { type: 'signUp.phoneGiven', given: { phone, isAdult: true } });
  await browser.settle();
};
const toAccount = async (stage: Stage) => {
  await toCode(stage);
  signUp.say(stage.tab, { type: 'signUp.codeGiven', given: { code } });
  await stage.browser.settle();
};
const toBankAccount = async (stage: Stage) => {
  await toAccount(stage);
  signUp.say(stage.tab, { type: 'signUp.accountGiven', given: account });
  await stage.browser.settle();
  childOf(signUp.flow(stage.tab), 'signUpBank').send({ type: 'signUpBank.bankChosen', given: { bankType: 'GCASH' } });
};
/** The second click of a double click finds the bank steps ended. */
const bankOf = (tab: Tab) =>
  (signUp.flow(tab).getSnapshot().children as Record<string, AnyActorRef | undefined>)['signUpBank'];
const submitBank = ({ tab }: Stage) =>
  bankOf(tab)?.send({
    type: 'signUpBank.bankAccountGiven',
    given: { bankAccountName: 'Lito', bankAccount: '0012345678' },
  });

const signingUp = {
  who: 'visitor',
  chart: signUp.flow,
  parts: ['signUpBank', 'registration'],
  leave: signUp.leave,
  again: { enter: signUp.enter, leaf: 'code.forgotten' },
  typed: { phone, isAdult: true },
} as const;
const local = { kind: 'local', who: 'player' } as const;
const countdown = {
  who: 'visitor',
  reach: enterOf(sms),
  act: ({ tab }) => sms.say(tab, { type: 'smsLogin.codeRequested', phone }),
  chart: (tab) => childOf(sms.flow(tab), 'codeCountdown'),
  good: 'counting',
} as const satisfies Partial<Row>;
const typingPhone = ({ tab }: Stage) => {
  sms.enter(tab);
  sms.say(tab, { type: 'smsLogin.typed', typed: { phone } });
};
const session = { who: 'player', chart: (tab: Tab) => tab.session } as const;
const sessionDied = {
  'body 401': ended('visitor', 'the token has expired (A2)'),
  'body 403': ended('visitor', 'the token is refused (A2)'),
  'HTTP 403': ended('visitor', 'blocked: the token is removed (A3)'),
};

const clockMoved = {
  'clock ahead': ended('ended', 'the end of the wait is stored as a time of the clock (C3)'),
  'clock back': ended('ended', 'an end later than the longest wait was stored with another clock'),
};

export const accessRows: Rows = {
  'captcha.loadCaptcha': {
    kind: 'read',
    who: 'visitor',
    call: 'GET /captcha/captchaImage',
    reach: enterOf(login),
    act: ({ tab }) => childOf(login.flow(tab), 'captcha').send({ type: 'captcha.reloadRequested' }),
    chart: (tab) => childOf(login.flow(tab), 'captcha'),
    good: 'open.shown',
    broken: 'open.unavailable',
    leave: login.leave,
    again: { enter: login.enter, leaf: 'open.shown' },
    except: {
      'two tabs': { none: 'the form ends, and the captcha with it: see login.logIn' },
      'clock ahead': { leaf: 'open.shown', why: 'its two minutes are a timer, not a time of the clock' },
    },
  },
  'codeCountdown.recallCodeEnd': {
    ...countdown,
    kind: 'local',
    again: { enter: sms.enter, leaf: 'counting' },
    except: clockMoved,
  },
  'codeCountdown.sendCode': {
    ...countdown,
    kind: 'write',
    call: 'POST /sendPhoneLoginCode',
    broken: 'refused',
    leave: sms.leave,
    again: { enter: sms.enter, leaf: 'idle' },
    except: {
      'two tabs': { none: 'the form ends, and the countdown with it: see smsLogin.logInBySms' },
      'body 503': { leaf: 'proving', why: 'the code of a wrong captcha: the dialog says so', toasts: 0 },
    },
  },
  'codeCountdown.countDown': { ...countdown, kind: 'watch', except: clockMoved },
  'login.logIn': {
    kind: 'write',
    who: 'visitor',
    call: 'POST /login',
    reach: enterOf(login),
    act: ({ tab }) => login.say(tab, { type: 'login.submitted', form }),
    chart: login.flow,
    good: 'loggedIn',
    broken: 'editing.refused',
    leave: login.leave,
    again: { enter: login.enter, leaf: 'editing.untouched' },
    keepsForm: true,
    except: { 'two tabs': follows },
  },
  'login.watchSession': watching(login),
  'onlineTime.beginOnlineTime': {
    ...local,
    act: ({ tab }) => tab.children.onlineTime.send({ type: 'onlineTime.start' }),
    chart: (tab) => tab.children.onlineTime,
    good: 'resting',
  },
  'onlineTime.checkOnlineTime': {
    ...local,
    act: ({ browser }) => browser.pass(30_000),
    chart: (tab) => tab.children.onlineTime,
    good: 'resting',
  },
  'onlineTime.reportOnlineTime': {
    kind: 'write',
    who: 'player',
    call: 'POST /onlineTime',
    act: ({ browser }) => browser.pass(180_000),
    chart: (tab) => tab.children.onlineTime,
    good: 'resting',
    broken: 'resting',
    isBackground: true,
    leave: ({ tab }) => tab.session.send({ type: 'session.end' }),
    except: {
      'body 401': ended('visitor', 'the token has expired (A2)'),
      'body 403': ended('visitor', 'the token is refused (A2)'),
      'HTTP 403': ended('visitor', 'blocked: the token is removed (A3)'),
      'double click': { none: 'players do not send it' },
    },
  },
  'resetPassword.watchSession': watching(reset),
  'resetPassword.setPassword': {
    kind: 'write',
    who: 'visitor',
    call: 'PUT /forgetPwd/updatePwd',
    typed: { phone, username: 'marisol' },
    reach: ({ tab }) => {
      reset.enter(tab);
      reset.say(tab, { type: 'resetPassword.typed', typed: { phone, username: 'marisol' } });
    },
    act: ({ tab }) =>
      reset.say(tab, {
        type: 'resetPassword.submitted',
        form: { phone, code, username: 'marisol', newPwd: 'mango.moon8' },
      }),
    chart: reset.flow,
    good: 'changed',
    broken: 'unknown',
    refused: 'editing.refused',
    leave: reset.leave,
    again: { enter: reset.enter, leaf: 'unknown' },
    keepsForm: true,
    except: { 'two tabs': follows },
  },
  'session.recallToken': {
    kind: 'local',
    who: 'visitor',
    act: () => undefined,
    chart: (tab) => tab.session,
    good: 'visitor',
  },
  'session.storeToken': {
    kind: 'local',
    who: 'visitor',
    act: ({ tab }) => tab.session.send({ type: 'session.begin', token: 'token-marisol' }),
    chart: (tab) => tab.session,
    good: 'player.named',
  },
  'session.loadUser': {
    ...session,
    kind: 'read',
    call: 'GET /getInfo',
    act: ({ tab }) => tab.session.send({ type: 'session.refresh' }),
    good: 'player.named',
    broken: 'player.anonymous',
    isBackground: true,
    leave: ({ tab }) => tab.session.send({ type: 'session.end' }),
    except: sessionDied,
  },
  'session.requestLogout': {
    ...session,
    kind: 'read',
    call: 'GET /logout',
    act: ({ tab }) => tab.session.send({ type: 'session.end' }),
    good: 'visitor',
    isBackground: true,
    except: {
      'two tabs': ended(
        'player.named',
        'the other player stays logged in: the logout of A never ends the session of B',
      ),
    },
  },
  'session.forgetToken': {
    ...session,
    kind: 'local',
    act: ({ tab }) => tab.session.send({ type: 'session.end' }),
    good: 'visitor',
  },
  'session.watchStoredToken': {
    ...session,
    kind: 'watch',
    act: ({ browser, tab }) => {
      browser.kept.set('token', 'token-other');
      tab.hear({ type: 'storage', key: 'token' });
    },
    good: 'player.named',
    except: {
      'storage refused': { none: 'without storage a tab is not notified of another one' },
      'storage full': { none: 'nothing is stored, so there is no storage event' },
    },
  },
  'signUp.watchSession': watching(signUp),
  'signUp.checkStep': {
    ...signingUp,
    kind: 'write',
    call: 'POST /register/check',
    reach: toCode,
    act: ({ tab }) => signUp.say(tab, { type: 'signUp.codeGiven', given: { code } }),
    good: 'account.untouched',
    broken: 'code.refused',
    again: { enter: signUp.enter, leaf: 'code.untouched' },
    except: { 'two tabs': follows },
  },
  'signUpBank.loadBanks': {
    ...signingUp,
    kind: 'read',
    call: 'GET /pay/supportBank/list',
    reach: toAccount,
    act: ({ tab }) => signUp.say(tab, { type: 'signUp.accountGiven', given: account }),
    good: 'bank.untouched',
    broken: 'unavailable',
    typed: { ...signingUp.typed, username: 'lito' },
    except: { 'two tabs': follows },
  },
  'registration.register': {
    ...signingUp,
    kind: 'write',
    call: 'POST /v2/register',
    reach: toBankAccount,
    act: submitBank,
    good: 'registered',
    broken: 'unknown.unsent',
    refused: 'bankAccount.refused',
    except: {
      'two tabs': follows,
      'reset after': ended('registered', 'the account exists: the chart checks and does not register again'),
      'malformed JSON': ended('registered', 'the account exists: the chart checks and does not register again'),
    },
  },
  'registration.traceAccount': {
    ...signingUp,
    kind: 'write',
    call: 'POST /login',
    broken: 'unknown.unanswered',
    refused: 'unknown.unclear',
    good: 'registered',
    act: submitBank,
    except: {
      'two tabs': follows,
      'body 401': { ...ended('unknown.unclear', 'two requests failed, and each is reported'), toasts: 2 },
      'body 403': { ...ended('unknown.unclear', 'two requests failed, and each is reported'), toasts: 2 },
    },
    reach: async (stage) => {
      await toBankAccount(stage);
      stage.server.mishaps.set('POST /v2/register', (reached) => {
        reached();
        throw new TypeError('network error');
      });
    },
  },
  'smsLogin.watchSession': watching(sms),
  'smsLogin.logInBySms': {
    kind: 'write',
    who: 'visitor',
    call: 'POST /smsLogin',
    typed: { phone },
    reach: typingPhone,
    act: ({ tab }) => sms.say(tab, { type: 'smsLogin.submitted', form: { phone, code } }),
    chart: sms.flow,
    good: 'loggedIn',
    broken: 'editing.refused',
    leave: sms.leave,
    again: { enter: sms.enter, leaf: 'editing.untouched' },
    keepsForm: true,
    except: { 'two tabs': follows },
  },
};
