import type { Plan } from '../../../sandbox/maker/plans.js';
import type { BonusWish } from '../../../server/testing/bonuses.js';
import type { Fault } from '../../../server/testing/faults.js';
import type { PlayerLedger } from '../../../server/testing/ledger.js';
import type { PlayerOptions, TestPlayer } from '../../../server/testing/players.js';
import { slot } from '../../../src/effects/store.js';
import type { Lobby } from './lobby.js';
import type { Visitor } from './visitor.js';

type Server = Pick<Lobby, 'origin'>;

/** A new player with a live session; `balance` in minor units. */
export const newPlayer = (lobby: Server, wish: PlayerOptions = {}) =>
  tell(lobby, 'player', wish) as Promise<TestPlayer>;

/** The visitor comes back as this player: the token lies where a login leaves it, once. Call it before the first page. */
export const enterAs = (
  { context }: Pick<Visitor, 'context'>,
  { token }: Pick<TestPlayer, 'token'>,
): Promise<unknown> =>
  context.addInitScript(
    ([name, value, mark]) => {
      // Frames without an origin of their own have no storage.
      if (self !== top || !location.protocol.startsWith('http') || localStorage.getItem(mark) === value) return;
      localStorage.setItem(name, value);
      localStorage.setItem(mark, value);
    },
    [slot.token, token, 'entered'] as const,
  );

/** The last one-time code that was sent to a phone (0-form). Throws when none was. */
export async function smsCode(lobby: Server, phone: string): Promise<string> {
  const messages = (await messagesTo(lobby, phone)) as { text: string }[];
  const code = messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  if (!code) throw new Error(`No code was sent to ${phone}, only ${JSON.stringify(messages)}`);
  return code;
}

/** What a person would read from the picture. `uuid` came with it in `/captcha/captchaImage`. */
export const captchaAnswer = async (lobby: Server, uuid: string): Promise<string> =>
  ((await ask(lobby, `captcha/${uuid}`)) as { solution: string }).solution;

/** The books of a player, and whether the auditor finds anything wrong in the lobby's. */
export const ledgerOf = (lobby: Server, { username }: Pick<TestPlayer, 'username'>) =>
  ask(lobby, `ledger/${username}`) as Promise<PlayerLedger>;

/** Makes the next calls of an operation fail, on purpose. */
export const addFault = (lobby: Server, fault: Fault) => tell(lobby, 'fault', fault);
/** What the embedded maker does to the next transfers of a player. */
export const planMishap = (lobby: Server, plan: Plan) => tellSandbox(lobby, 'plan', plan);
/** The server's time runs this much ahead, in ms. */
export const shiftClock = (lobby: Server, offsetMs: number) => tell(lobby, 'clock', { offsetMs });
/** What the site has on, by the names of its settings: `gameAccountRegisterSMS: 'false'`. Stays until it is switched back. */
export const switchSite = (lobby: Server, settings: Readonly<Record<string, string>>) =>
  tell(lobby, 'switch', settings);
/** Runs a job of the server now instead of at its minute. */
export const sweep = (lobby: Server, name: 'bonuses' | 'compile-promotion-bills') => tell(lobby, 'sweep', { name });
/** Makes the companies of the sandbox do what is due, such as settling bets on matches that have ended. */
export const doDue = (lobby: Server) => tellSandbox(lobby, 'due', {});
/** Runs a command of the operator, such as `operate(lobby, 'withdrawals', 'approve', orderNo)`. Throws if it fails. */
export async function operate(lobby: Server, command: string, ...args: readonly string[]): Promise<void> {
  const { exitCode } = (await tell(lobby, 'operator', { command, args })) as { exitCode?: number };
  if (exitCode !== 0) throw new Error(`The operator's ${[command, ...args].join(' ')} ended with ${exitCode}`);
}
/** A round of a game that is played for a promotion, in minor units. */
export const playRound = (lobby: Server, round: { sessionId: string; stake: number; win: number }) =>
  tell(lobby, 'round', round);
/** Gives a player a bonus that can be claimed at once. */
export const giveBonus = (lobby: Server, wish: Omit<BonusWish, 'at' | 'from'>) =>
  tell(lobby, 'bonus', wish) as Promise<{ bonusId: string }>;
/** How many messages went to a phone. */
export const smsCount = async (lobby: Server, phone: string): Promise<number> =>
  (await messagesTo(lobby, phone)).length;
/** Forgets faults, the shift of time, codes, captchas and limits; players and money stay. */
export async function reset(lobby: Server): Promise<void> {
  await tell(lobby, 'reset', {});
  await tellSandbox(lobby, 'reset', {});
}

const messagesTo = (lobby: Server, phone: string): Promise<readonly unknown[]> =>
  call(lobby, `/sandbox/__test/sms?phone=${encodeURIComponent(phone)}`) as Promise<readonly unknown[]>;
const ask = (lobby: Server, path: string) => call(lobby, `/__test/${path}`);
const tell = (lobby: Server, path: string, body: object) => post(lobby, `/__test/${path}`, body);
const tellSandbox = (lobby: Server, path: string, body: object) => post(lobby, `/sandbox/__test/${path}`, body);
const post = (lobby: Server, path: string, body: object) =>
  call(lobby, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function call({ origin }: Server, path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
