import { commentAnswers, silence } from './comments-server.js';
import { masked } from '../../machines/access/phoneChange.js';
import { faqs } from '../fixtures/account/faqs.spec.js';
import { message, messageInfo } from '../fixtures/account/messages.js';
import { activity } from '../fixtures/promotions/offers.js';
import type { Call, Server } from '../support/browser.js';
import { balance, usual } from '../app/lobby.js';
import { player } from '../fixtures/access/players.js';
import { bonusAnswers } from './bonuses-server.js';
import type { Passkey } from '../../machines/account/newPasskey.machine.js';
import { passkeyAnswers } from './passkeys-server.js';
import { promotionAnswers } from './promotions-server.js';
import { referralAnswers } from './referral-server.js';
import { moneyAnswers, untouchedMoney, type Money } from './money-server.js';

const ok = { code: 200, msg: 'OK' };
const nameIn = ({ body }: Call) => String(body?.['username']);
const deviceOf = (id: string, isCurrent: boolean) => ({
  id,
  name: 'Chrome, Android',
  ip: '203.0.113.7',
  loginTime: '2026-11-21T10:00:00.000Z',
  lastTime: '2026-11-21T10:30:00.000Z',
  isCurrent,
});
const bulletin = {
  bulletinId: '1',
  title: 'Maintenance',
  content: '<p>Tonight.</p>',
  createTime: '2026-11-21T10:00:00.000Z',
  updateTime: '2026-11-21T10:00:00.000Z',
};

/** One of the site's pictures by its id, or an upload by its address. */
const wearing = (avatar: string) =>
  avatar.startsWith('/')
    ? { avatarUrl: avatar }
    : { avatar: { name: `${avatar}.a1b2c3d4`, dominant: '#3a2a6b' }, avatarUrl: null };

/** The responses of a healthy server, by method and path; a function if the response depends on the request. */
export const healthy: Readonly<Record<string, object | ((call: Call, world: Scripted) => object)>> = {
  ...Object.fromEntries(Object.entries(usual).map(([path, answer]) => [`GET ${path}`, answer as object])),
  ...moneyAnswers,
  ...promotionAnswers,
  ...bonusAnswers,
  ...referralAnswers,
  ...commentAnswers,
  ...passkeyAnswers,
  'GET /getInfo': (_, { user: { ...shown } }) => ({ ...ok, user: shown }),
  'GET /user/getBalanceInfo': { ...ok, data: balance },
  'GET /captcha/captchaImage': { ...ok, img: 'R0lGODlh', uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
  'POST /login': (call, { accounts }) =>
    accounts.has(nameIn(call))
      ? { ...ok, token: `token-${nameIn(call)}` }
      : { code: 10_102, msg: 'Wrong name or password.' },
  'POST /smsLogin': { ...ok, token: 'token-sms' },
  'POST /sendPhoneLoginCode': ok,
  'POST /register/sendRegisterPhoneCode': ok,
  'POST /forgetPwd/sendPhoneCode': ok,
  'PUT /forgetPwd/updatePwd': { ...ok, token: 'token-reset' },
  'GET /pay/supportBank/list': { ...ok, data: [{ bankCode: 'GCASH', bankName: 'GCash', icon: '/art/gcash.svg' }] },
  'POST /register/check': { ...ok, data: [] },
  'POST /v2/register': (call, { accounts }) => {
    accounts.add(nameIn(call));
    return { ...ok, token: `token-${nameIn(call)}` };
  },
  'GET /oauth/facebook/getLoginUrl': { ...ok, data: { url: 'https://www.facebook.com/dialog/oauth' } },
  'POST /oauth/facebook/login': (_, world) => {
    world.isFacebookBound = true;
    return { ...ok, token: 'token-facebook' };
  },
  'GET /user/socialBind/list': (_, { isFacebookBound }) => ({
    ...ok,
    data: [
      isFacebookBound
        ? { type: 'facebook', isBound: true, name: 'Tala Rivera', bindTime: '2026-11-21T10:00:00.000Z' }
        : { type: 'facebook', isBound: false, name: null, bindTime: null },
    ],
  }),
  'DELETE /user/socialBind/facebook': (_, world) => {
    world.isFacebookBound = false;
    return ok;
  },
  'POST /oauth/sendBindingPhoneCode': ok,
  'POST /oauth/bindingPhone': ({ body }, { user }) => {
    user.phone = String(body?.['phone']);
    return ok;
  },
  'POST /user/sendOldPhoneCode': ok,
  'POST /user/sendChangePhoneCode': ok,
  'PUT /user/changePhone': ({ body }, { user }) => {
    user.phone = masked(String(body?.['phone']));
    return ok;
  },
  'POST /edit': ({ body }, { user }) => {
    const { avatar, ...fields } = body ?? {};
    Object.assign(user, fields, typeof avatar === 'string' ? wearing(avatar) : {});
    return { ...ok, user: { ...user } };
  },
  'PUT /modified/updatePwd': ({ body }, world) => {
    world.password = String(body?.['newPassword']);
    return ok;
  },
  'PUT /modified/updatePwd (asking)': ({ body }, { password }) =>
    body?.['newPassword'] === password
      ? { code: 10_802, msg: 'This is your password already.' }
      : { code: 10_801, msg: 'Your current password is wrong.' },
  'GET /user/device/list': (_, { others }) => ({
    ...ok,
    data: [deviceOf('71', true), ...others.map((id) => deviceOf(id, false))],
  }),
  'DELETE /user/device/others': (_, world) => {
    world.others = [];
    return ok;
  },
  'GET /message/messageNumber': (_, { isMessageRead }) => ({
    ...ok,
    data: [{ category: 'platform', number: isMessageRead ? 0 : 1 }],
  }),
  'GET /message/list': (_, world) => ({
    ...ok,
    rows: world.isMessageDeleted ? [] : [message('31', world.isMessageRead)],
    total: world.isMessageDeleted ? 0 : 1,
  }),
  'GET /message/info/31': (_, world) =>
    world.isMessageDeleted ? { code: 10_404, msg: 'Not there.' } : { ...ok, data: messageInfo(world.isMessageRead) },
  'POST /message/read/31': (_, world) => {
    world.isMessageRead = true;
    return ok;
  },
  'POST /message/allRead': (_, world) => {
    world.isMessageRead = true;
    return ok;
  },
  'DELETE /message/31': (_, world) => {
    world.isMessageDeleted = true;
    return ok;
  },
  'GET /page': ok,
  'GET /user/avatar/list': {
    ...ok,
    data: [{ id: 'avatar-bear', picture: { name: 'avatar-bear.a1b2c3d4', dominant: '#3a2a6b' } }],
  },
  'GET /operation/getAppVersion': {
    ...ok,
    data: { version: '1.2.0', notes: 'Faster.', url: 'https://lobby.test/app.apk' },
  },
  'GET /appDomain/app': { ...ok, data: 'm.lobby.test' },
  'POST /onlineTime': ok,
  'PUT /user/language': ok,
  'GET /bulletin/list': { ...ok, rows: [bulletin], total: 1 },
  'GET /bulletin/info/1': { ...ok, data: bulletin },
  'GET /bulletin/popup': { ...ok, data: [bulletin] },
  'GET /activity/list': { ...ok, rows: [activity()], total: 1 },
  'GET /operation/getAgreement/terms': { ...ok, data: { type: 'terms', title: 'Terms', content: 'Text.' } },
  'GET /faq/list': { ...ok, data: faqs },
  'POST /contact/submit': (_, world) => {
    world.hasFeedback = true;
    return { ...ok, data: { feedbackId: '50001' } };
  },
  'POST /contact/trace': (_, { hasFeedback }) => ({ ...ok, data: hasFeedback ? { feedbackId: '50001' } : null }),
  'GET /operation/getServiceContactInformation': {
    ...ok,
    data: { channels: [{ kind: 'email', label: 'E-mail', value: 'a@b.example', link: 'mailto:a@b.example' }] },
  },
};

/** `POST /login`. Changing a password to itself checks which password counts: the contract has no other operation for it. */
export function nameOf({ method, path, body }: Call): string {
  const isAsked = body !== null && 'oldPassword' in body && body['oldPassword'] === body['newPassword'];
  return `${method} ${path}${isAsked ? ' (asking)' : ''}`;
}

/** How a request goes wrong. `reached` makes the server act and returns its healthy response. */
export type Mishap = (reached: () => Response) => Promise<Response> | Response;

/** A healthy server, except for the requests that a test breaks or holds. An account stays even if the response is lost. */
export class Scripted {
  readonly accounts = new Set(['marisol']);
  /** The logged-in player: an account without a phone. */
  readonly user = { ...player, phone: '' };
  /** The present password. */
  password = 'mango.moon8';
  /** Ids of the player's other logged-in devices. */
  others = ['72', '73'];
  isFacebookBound = false;
  passkeys: readonly Passkey[] = [];
  readonly money: Money = untouchedMoney();
  /** Whether the player takes part in a promotion. */
  isJoined = false;
  /** Whether the player has redeemed the promotion code. */
  isCodeUsed = false;
  /** Whether the reward of an event was claimed. */
  isRewardClaimed = false;
  /** Whether the player's participation has ended. */
  isPromotionEnded = false;
  /** Whether the player's message was read, and deleted. */
  isMessageRead = false;
  hasFeedback = false;
  readonly talk = silence();
  isMessageDeleted = false;
  /** Whether the player's bonus is in the wallet. */
  isBonusClaimed = false;
  readonly mishaps = new Map<string, Mishap>();

  readonly serve: Server = async (call) => {
    const name = nameOf(call);
    const reached = () => {
      const answer = healthy[name] ?? { code: 10_404, msg: 'Not there.' };
      return Response.json(
        typeof answer === 'function' ? (answer as (call: Call, world: Scripted) => object)(call, this) : answer,
      );
    };
    const mishap = this.mishaps.get(name);
    return mishap ? mishap(reached) : reached();
  };

  /** Holds the response of a request until `release`. */
  hold(name: string): { release: () => void } {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    this.mishaps.set(name, async (reached) => {
      await released;
      return reached();
    });
    return { release: () => release() };
  }
}

/** The body of a proxy or a stack trace: no player may see it. */
const rawBody = '<html><body>NullPointerException at Secret.java:42</body></html>';
export const rawMarks = /<|NullPointer|"code"/;
const html = (status: number) => new Response(rawBody, { status, headers: { 'Content-Type': 'text/html' } });
const refusal =
  (code: number, msg: string): Mishap =>
  () =>
    Response.json({ code, msg });

/** Mishaps of one request. `broken`: its outcome is unknown; `refused`: a definite response. */
export const mishaps = {
  offline: { kind: 'broken', mishap: () => Promise.reject(new TypeError('Failed to fetch')) },
  'reset before': {
    kind: 'broken',
    mishap: () => new Promise((_, reject) => setImmediate(() => reject(new TypeError('network error')))),
  },
  'reset after': {
    kind: 'broken',
    mishap: async (reached) => {
      reached();
      return Promise.reject(new TypeError('network error'));
    },
  },
  '500 HTML': { kind: 'broken', mishap: () => html(500) },
  'malformed JSON': {
    kind: 'broken',
    mishap: (reached) => {
      reached();
      return new Response('{"code":200,"msg":"O', { headers: { 'Content-Type': 'application/json' } });
    },
  },
  'HTTP 403': { kind: 'broken', mishap: () => html(403) },
  timeout: { kind: 'broken', mishap: () => new Promise(() => undefined) },
  'body 401': { kind: 'refused', mishap: refusal(401, 'Please log in') },
  'body 403': { kind: 'refused', mishap: refusal(403, 'Not allowed') },
  'body 503': { kind: 'refused', mishap: refusal(503, 'Wrong picture code') },
  'body 10400': { kind: 'refused', mishap: refusal(10_400, 'This is not valid') },
} as const satisfies Readonly<Record<string, { kind: 'broken' | 'refused'; mishap: Mishap }>>;

export type MishapName = keyof typeof mishaps;
