import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { page as loginPage } from '../../src/app/pages/access/login.js';
import { page as resetPage } from '../../src/app/pages/access/resetPassword.js';
import { page as signUpPage } from '../../src/app/pages/access/signUp.js';
import { site } from '../fixtures/entry/launch.spec.js';
import { healthy, Scripted } from '../faults/server.js';
import { Browser, type Call, type Tab } from '../support/browser.js';

const plain = {
  ...site,
  gameAccountCaptchaEnabled: 'false',
  gameAccountRegisterSMS: 'false',
  gameAccountRegisterBank: 'false',
};
const players = ['ana', 'ben', 'cora'] as const;
const phone = '09171234567';

export type Step =
  | { kind: 'logIn' | 'signUp' | 'reset'; tab: 0 | 1; who: 0 | 1 | 2 }
  | { kind: 'logOut' | 'request' | 'reload' | 'hear'; tab: 0 | 1 }
  | { kind: 'expire' | 'hold' | 'answer' | 'answerFirst' | 'answerLast' }
  | { kind: 'wait'; seconds: number };

type Refusal = { tab: string; bearer: string | null };

/** Two tabs of one browser and one server, with steps in random order. */
export class Pair {
  readonly browser: Browser;
  readonly tabs: [Tab, Tab];
  /** Tokens that the server accepts. */
  readonly #alive = new Set<string>();
  /** Refusals of a token, in the order of the responses. */
  readonly refusals: Refusal[] = [];
  /** Logouts by a player: whether online time was due, and how many requests reported it. */
  readonly logouts: { isDue: boolean; reported: number }[] = [];
  /** Texts of critical notices of tabs that were reloaded. */
  readonly critical: string[] = [];
  #isHolding = false;
  #held: (() => void)[] = [];
  #tokens = 0;

  constructor() {
    const usual = new Scripted();
    for (const name of players) usual.accounts.add(name);
    this.browser = new Browser(async (call) => {
      if (this.#isHolding) await new Promise<void>((resolve) => this.#held.push(resolve));
      return this.#answer(call, usual);
    });
    this.tabs = [this.browser.open({ site: plain }), this.browser.open({ site: plain })];
  }

  async step(step: Step): Promise<void> {
    if (step.kind === 'hold') this.#isHolding = true;
    else if (step.kind === 'answer') this.#release();
    else if (step.kind === 'answerFirst') this.#held.shift()?.();
    else if (step.kind === 'answerLast') this.#held.pop()?.();
    else if (step.kind === 'expire') this.#alive.clear();
    else if (step.kind === 'wait') await vi.advanceTimersByTimeAsync(step.seconds * 1_000);
    else if ('tab' in step) await this.#act(step);
    await this.browser.calm();
  }

  /** Delivers all responses and events, and advances the time until nothing changes any more. */
  async rest(): Promise<void> {
    this.#release();
    await this.browser.settle();
    await this.browser.pass(70_000);
    this.#release();
    await this.browser.settle();
    // Timers that were started while time passed are due a millisecond later.
    await this.browser.pass(1);
  }

  async #act(step: Extract<Step, { tab: 0 | 1 }>): Promise<void> {
    const tab = this.tabs[step.tab];
    const isVisitor = tab.session.getSnapshot().matches('visitor');
    if (step.kind === 'hear') this.browser.deliver(tab);
    else if (step.kind === 'request') {
      tab.session.send({ type: 'session.refresh' });
      tab.children.balance.send({ type: 'balance.refresh' });
    } else if (step.kind === 'reload') this.#reload(step.tab);
    else if (step.kind === 'logOut') await this.#logOut(tab);
    else if (isVisitor && 'who' in step) this.#enter(tab, step);
  }

  #enter(tab: Tab, { kind, who }: Extract<Step, { who: number }>): void {
    const name = players[who];
    const pages = { logIn: loginPage, signUp: signUpPage, reset: resetPage };
    tab.children.flows.send({ type: 'flows.left', name: kind });
    tab.enter(kind, pages[kind] as never, {}, plain);
    const flow: AnyActorRef = tab.flow(kind);
    if (kind === 'logIn')
      flow.send({ type: 'login.submitted', form: { username: name, password: 'mango.moon8', captcha: null } });
    if (kind === 'reset')
      flow.send({
        type: 'resetPassword.submitted',
        form: { phone, code: '482913', username: name, newPwd: 'mango.moon8' },
      });
    if (kind === 'signUp') {
      flow.send({ type: 'signUp.phoneGiven', given: { phone, isAdult: true } });
      flow.send({ type: 'signUp.accountGiven', given: { username: name, password: 'mango.moon8', inviteCode: '' } });
    }
  }

  async #logOut(tab: Tab): Promise<void> {
    if (!tab.session.getSnapshot().matches('player')) return;
    const last = Number(this.browser.kept.get('onlineTime') ?? Number.NaN);
    const isDue = Date.now() - last >= 50_000;
    const before = this.browser.calls.length;
    tab.session.send({ type: 'session.end' });
    await this.browser.calm();
    const reported = this.browser.calls
      .slice(before)
      .filter(({ path, tab: name }) => path === '/onlineTime' && name === tab.name).length;
    this.logouts.push({ isDue, reported });
  }

  #reload(at: 0 | 1): void {
    this.critical.push(...said(this.tabs[at]));
    this.tabs[at].close();
    this.tabs[at] = this.browser.open({ site: plain });
  }

  #release(): void {
    this.#isHolding = false;
    for (const release of this.#held.splice(0)) release();
  }

  /** Each login gets a new token; an ended token is refused in every tab. */
  #answer(call: Call, usual: Scripted): Response | Promise<Response> {
    const { method, path, bearer } = call;
    if (['/login', '/v2/register', '/forgetPwd/updatePwd'].includes(path)) {
      const token = `token-${(this.#tokens += 1)}-of-${String(call.body?.['username'])}`;
      this.#alive.add(token);
      return Response.json({ code: 200, msg: 'OK', token });
    }
    if (path === '/logout' && bearer) this.#alive.delete(bearer);
    else if (bearer && !this.#alive.has(bearer)) {
      this.refusals.push({ tab: call.tab, bearer });
      return Response.json({ code: 401, msg: 'Please log in' });
    }
    const answer = healthy[`${method} ${path}`];
    return answer === undefined ? Response.json({ code: 10_404, msg: 'Not there.' }) : usual.serve(call);
  }
}

export const said = (tab: Tab): string[] =>
  tab.critical.map((notice) => ('text' in notice ? notice.text : notice.messageId));
