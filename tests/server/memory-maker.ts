import type { Called } from '../../server/adapters/called.js';
import { guardMaker } from '../../server/adapters/calls/guard.js';
import { openLine, type LineOptions } from '../../server/adapters/calls/line.js';
import type { Maker, MakerAccount, MakerRound, TransferOutcome } from '../../server/adapters/maker/maker.js';
import type { TestServer } from './harness.js';
import { linesOf } from './lines.js';

/** A call of the lobby to the maker. */
type Call = 'transferIn' | 'transferOut' | 'transferOutcome' | 'rounds' | 'holdings' | 'leave';
type Hook = (account: Partial<MakerAccount>) => unknown;

/**
 * A maker with books of its own in memory, which a test steers. Its callbacks are signed as the embedded maker signs them.
 * `before` and `after` run around a call, and may do what another company does at that moment: call back, never answer, or fail.
 */
export class MemoryMaker implements Maker {
  readonly calls: Call[] = [];
  /** Rounds that it lists, by session. */
  readonly listed = new Map<string, unknown[]>();
  readonly #balances = new Map<number, number>();
  readonly #transfers = new Map<string, TransferOutcome>();
  readonly #hooks = new Map<string, Hook>();
  readonly #said = new Map<Call, unknown>();
  isAttended = true;

  private constructor(private readonly signing: Pick<Called<Maker>, 'verifies'>) {}

  /** Replaces the maker of a server, which calls it as it calls any other. */
  static of({ parts }: TestServer, options: Partial<LineOptions> = {}): MemoryMaker {
    const { services } = parts;
    const maker = new MemoryMaker(services.maker);
    Object.assign(services, { maker: guardMaker(maker, openLine('maker', { ...linesOf(parts), ...options })) });
    return maker;
  }

  before(call: Call, hook: Hook | null): void {
    this.#on(`before ${call}`, hook);
  }

  after(call: Call, hook: Hook | null): void {
    this.#on(`after ${call}`, hook);
  }

  /** What it answers to a call instead of the truth, after it has acted. */
  say(call: Call, answer: unknown): void {
    this.#said.set(call, answer);
  }

  /** From now on it does what it is asked to, and tells the truth. */
  calm(): void {
    this.#hooks.clear();
    this.#said.clear();
    this.calls.length = 0;
    this.isAttended = true;
  }

  balanceOf(playerId: number): number {
    return this.#balances.get(playerId) ?? 0;
  }

  /** Plays a round on the money that it holds. */
  move(playerId: number, amount: number): void {
    this.#balances.set(playerId, this.balanceOf(playerId) + amount);
  }

  transferIn: Maker['transferIn'] = (sent) =>
    this.#answer('transferIn', sent, () => {
      const known = this.#transfers.get(sent.id);
      if (known !== undefined) return known.state === 'done' ? 'done' : 'refused';
      this.#transfers.set(sent.id, { state: 'done', amount: sent.amount });
      this.move(sent.playerId, sent.amount);
      return 'done';
    });

  transferOut: Maker['transferOut'] = ({ id, ...account }) =>
    this.#answer('transferOut', account, () => {
      const known = this.#transfers.get(id);
      if (known !== undefined) return known.state === 'done' ? known : { state: 'refused' };
      const out = { state: 'done', amount: this.balanceOf(account.playerId) } as const;
      this.#balances.set(account.playerId, 0);
      this.#transfers.set(id, out);
      return out;
    });

  transferOutcome: Maker['transferOutcome'] = (id) =>
    this.#answer('transferOutcome', {}, () => {
      const known = this.#transfers.get(id) ?? { state: 'absent' };
      // It is never carried out afterwards.
      this.#transfers.set(id, known);
      return known;
    });

  rounds: Maker['rounds'] = (account) =>
    this.#answer('rounds', account, () => (this.listed.get(account.sessionId) ?? []) as MakerRound[]);

  holdings: Maker['holdings'] = (account) =>
    this.#answer('holdings', account, () => ({
      balance: this.balanceOf(account.playerId),
      isAttended: this.isAttended,
    }));

  leave: Required<Maker>['leave'] = (account) => this.#answer('leave', account, () => undefined);
  launchUrl: Maker['launchUrl'] = ({ ticket }) => `/sandbox/maker/play?ticket=${ticket}`;
  verifies: Maker['verifies'] = (...given) => this.signing.verifies(...given);

  async #answer<Answer>(call: Call, account: Partial<MakerAccount>, act: () => Answer): Promise<Answer> {
    this.calls.push(call);
    await this.#hooks.get(`before ${call}`)?.(account);
    const answer = act();
    await this.#hooks.get(`after ${call}`)?.(account);
    return this.#said.has(call) ? (this.#said.get(call) as Answer) : answer;
  }

  #on(name: string, hook: Hook | null): void {
    if (hook === null) this.#hooks.delete(name);
    else this.#hooks.set(name, hook);
  }
}
