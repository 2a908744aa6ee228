import * as fc from 'fast-check';
import {
  createActor,
  fromTransition,
  setup,
  waitFor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
} from 'xstate';
import { expect } from 'vitest';
import type { EndAction, EndPreview } from '../../machines/promotions/ending.js';
import { promotionRecordMachine, type PromotionRecordRef } from '../../machines/promotions/promotionRecord.machine.js';
import { systemId } from '../../machines/system.js';
import { createApiClient } from '../../src/api/client.js';
import { createOpener } from '../../src/api/envelope.js';
import { definePromotionRecordActors } from '../../src/effects/promotions/promotionRecord.js';
import type { TestServer } from '../server/harness.js';
import { addPromotion, expectSound, HOUR, newParticipant, type Participant } from '../server/promotions/support.js';
import { present } from '../../machines/vocabulary.js';

const START = 100_000;
const JOINED = 20_000;
/** The bonus is half the amount. */
const WHOLE = 30_000;
/** Staking the whole once meets the terms; a balance below 3,000 may be unlocked. */
const TERMS = { bet_percent: 100, play_hours: 8, wait_hours: 4 } as const;

/** What happens to the next request of a tab: it never arrives, its answer is lost, or the server cannot answer it. */
type Mishap = 'unsent' | 'unanswered' | 'unread';

/** A tab with the page of the participation: the chart with its real effects, which call the server. */
class Tab {
  /** Ends that this tab has sent, and what the player confirmed. */
  readonly confirmed: EndPreview[] = [];
  readonly sent: EndAction[] = [];
  mishap: Mishap | null = null;
  #lobby: Actor<ReturnType<typeof this.lobby>>;

  constructor(
    readonly server: TestServer,
    readonly token: string,
    readonly recordId: string,
  ) {
    this.#lobby = createActor(this.lobby()).start();
  }

  reload(): void {
    this.#lobby.stop();
    this.#lobby = createActor(this.lobby()).start();
  }

  stop = () => this.#lobby.stop();

  get page(): PromotionRecordRef {
    return present(this.#lobby.getSnapshot().children['page']) as unknown as PromotionRecordRef;
  }

  /** The middle of the end that is open over the page. */
  get ending(): AnyActorRef | undefined {
    const { children } = this.page.getSnapshot();
    return childOf(children.promotionSettle ?? children.promotionClose ?? children.promotionUnlock, 'promotionEnd');
  }

  /** The request of that end, while it is not known what became of it. */
  get write(): AnyActorRef | undefined {
    return childOf(this.ending, 'sendEnd');
  }

  /** The chart that asks the server for something: the page, also while its buttons can be pressed, or the end over it. */
  get busy(): AnyActorRef | undefined {
    return [this.page, this.ending, this.write].find((one): one is AnyActorRef => one !== undefined && isAsking(one));
  }

  /** Waits until neither the page nor an end asks the server for anything. */
  async rested(): Promise<void> {
    for (;;) {
      const { busy } = this;
      if (!busy) return;
      await waitFor(busy, (state) => state.status !== 'active' || !isAsking(busy));
      // The parent of an end that is over moves on in the same turn; what it asks begins before the next one.
      await Promise.resolve();
    }
  }

  /** Whether the player is asked to confirm an end. */
  get isAsked(): boolean {
    return this.ending?.getSnapshot().matches('confirming') === true;
  }

  confirm(): void {
    if (!this.isAsked) return;
    const ending = present(this.ending);
    this.confirmed.push(present((ending.getSnapshot().context as { preview: EndPreview | null }).preview));
    ending.send({ type: 'confirmedEnd.confirmed' });
  }

  /** What the open end says to the player's word, if it hears it now. */
  say(word: 'retried' | 'abandoned'): void {
    const { write, ending } = this;
    // What never arrived is sent again as it was confirmed.
    if (word === 'retried' && write?.getSnapshot().matches({ unknown: 'unsent' }))
      this.confirmed.push(present(this.confirmed.at(-1)));
    if (write) write.send({ type: `keyedWrite.${word}` });
    else ending?.send({ type: `confirmedEnd.${word}` });
  }

  get mayGoOn(): boolean {
    const { write, ending } = this;
    return write
      ? write.getSnapshot().can({ type: 'keyedWrite.abandoned' })
      : ending?.getSnapshot().can({ type: 'confirmedEnd.abandoned' });
  }

  private lobby() {
    const page = promotionRecordMachine.provide({ actors: definePromotionRecordActors(this.world()) });
    return setup({ actors: { page, deaf: fromTransition((state: object) => state, {}) } }).createMachine({
      invoke: [
        { src: 'deaf', id: 'balance', systemId: systemId.balance },
        { src: 'deaf', id: 'navigator', systemId: systemId.navigator },
        { src: 'page', id: 'page', input: { recordId: this.recordId } },
      ],
    });
  }

  private world() {
    const api = createApiClient({
      baseUrl: `${this.server.url}/user-api`,
      token: () => this.token,
      lang: () => 'en_US',
      notify: () => undefined,
      keepBlocked: () => undefined,
      fetch: (request) => this.carry(request),
    });
    return { api, ...createOpener(() => undefined), newKey: () => crypto.randomUUID() };
  }

  private async carry(request: Request): Promise<Response> {
    const end = /\/(settle|close|unlock)\/\d+$/.exec(new URL(request.url).pathname)?.[1] as EndAction | undefined;
    if (request.method === 'POST' && end) this.sent.push(end);
    const { mishap } = this;
    // Only an end can get lost here: a read that gets lost is repeated, which takes a second and changes nothing.
    const hits = mishap === 'unread' ? request.method === 'GET' : request.method === 'POST';
    if (hits) this.mishap = null;
    if (hits && mishap === 'unread') return Response.json({ code: 10500, msg: 'Later' }, { status: 400 });
    if (hits && mishap === 'unsent') throw new TypeError('no connection');
    request.headers.set('connection', 'close');
    const response = await fetch(request);
    if (hits && mishap === 'unanswered') throw new TypeError('the connection broke');
    return response;
  }
}

const childOf = (chart: AnyActorRef | undefined, id: string): AnyActorRef | undefined =>
  (chart?.getSnapshot() as AnyMachineSnapshot | undefined)?.children[id];

const isAsking = (chart: AnyActorRef): boolean => {
  const state = chart.getSnapshot() as AnyMachineSnapshot;
  return state.hasTag('busy') || state.matches({ running: 'refreshing' });
};

interface Real {
  readonly server: TestServer;
  readonly one: Participant;
  readonly recordId: string;
  readonly tabs: readonly [Tab, Tab];
  hours: number;
  /** A game that was left open on the participation. */
  sessionId: string | null;
}

/** One thing that the player, the clock or the connection does, where the charts and the server allow it now. */
type Turn = {
  isPossible: (real: Readonly<Real>) => boolean;
  run: (real: Real) => Promise<unknown> | void;
  /** For the report of a failure. */
  toString: () => string;
};

const turn = (name: string, run: Turn['run'], isPossible: Turn['isPossible'] = () => true): Turn => ({
  isPossible,
  run,
  toString: () => name,
});

const anyTab = fc.constantFrom<0 | 1>(0, 1);
const ENDS: readonly EndAction[] = ['settle', 'close', 'unlock'];
const anyEnd = fc.constantFrom(...ENDS);
/** Every other request arrives and is answered. */
const anyMishap = fc.option(fc.constantFrom<Mishap>('unsent', 'unanswered', 'unread'), { freq: 1 });

const asks = (tab: Tab, action: EndAction) => tab.page.send({ type: `promotionRecord.${action}Requested` });
const mayAsk = (tab: Tab, action: EndAction) =>
  tab.page.getSnapshot().can({ type: `promotionRecord.${action}Requested` });

/** Rounds are refused once the participation has ended. */
const ifPossible = (work: Promise<unknown>) => work.catch(() => undefined);
const isOutOfGames = ({ sessionId }: Readonly<Real>) => sessionId === null;
const round = (stake: number, win: number) =>
  turn(
    `a round of ${stake} wins ${win}`,
    ({ one, recordId }) => ifPossible(one.playRounds(recordId, [{ stake, win }])),
    isOutOfGames,
  );

/** A tab asks for an end; where another one is possible instead, for that one. */
const asking = (at: 0 | 1, action: EndAction) =>
  turn(
    `tab ${at} asks to ${action}, or for what else is possible`,
    ({ tabs }) => {
      const possible = [action, ...ENDS].find((end) => mayAsk(tabs[at], end));
      if (possible) asks(tabs[at], possible);
    },
    ({ tabs }) => ENDS.some((end) => mayAsk(tabs[at], end)),
  );

const confirming = (at: 0 | 1, mishap: Mishap | null) =>
  turn(
    `tab ${at}, or the other, confirms${mishap === null ? '' : `, and the request is ${mishap}`}`,
    ({ tabs }) => {
      const tab = tabs[at].isAsked ? tabs[at] : tabs[at === 0 ? 1 : 0];
      tab.mishap = mishap;
      tab.confirm();
    },
    ({ tabs }) => tabs.some((tab) => tab.isAsked),
  );

const meetsTerms = round(WHOLE, WHOLE);
const losesNearlyAll = round(WHOLE - 1_000, 0);
const looking = turn('the tabs are looked at again', look);
const leaving = turn('the game is left', leave, (real) => !isOutOfGames(real));

const passing = (hours: number) =>
  turn(`${hours} hours pass`, async (real) => {
    real.hours += hours;
    await real.server.hook('clock', { offsetMs: real.hours * HOUR });
    await real.server.hook('sweep', { name: 'end-promotions' });
  });

const turns = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(anyTab, anyEnd).map(([at, action]) => asking(at, action)) },
  { weight: 4, arbitrary: fc.tuple(anyTab, anyMishap).map(([at, mishap]) => confirming(at, mishap)) },
  anyEnd.map((action) =>
    turn(
      `both tabs ${action}, at once`,
      async ({ tabs }) => {
        for (const tab of tabs) asks(tab, action);
        await Promise.all(tabs.map((tab) => tab.rested()));
        for (const tab of tabs) tab.confirm();
      },
      ({ tabs }) => tabs.every((tab) => mayAsk(tab, action)),
    ),
  ),
  {
    weight: 2,
    arbitrary: fc.tuple(anyTab, fc.constantFrom('retried', 'abandoned')).map(([at, word]) =>
      turn(
        `tab ${at}: ${word}`,
        ({ tabs }) => tabs[at].say(word),
        ({ tabs }) => tabs[at].ending !== undefined,
      ),
    ),
  },
  anyTab.map((at) => turn(`tab ${at} is reloaded`, ({ tabs }) => tabs[at].reload())),
  { weight: 4, arbitrary: fc.constant(looking) },
  fc
    .tuple(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 0, max: 30_000 }))
    .map(([stake, win]) => round(stake, win)),
  { weight: 2, arbitrary: fc.constantFrom(meetsTerms, losesNearlyAll) },
  fc.constant(
    turn(
      'a game is opened',
      async (real) => {
        const opened = (await real.one.play(real.recordId)).body.data as { sessionId: string } | undefined;
        real.sessionId = opened?.sessionId ?? null;
      },
      isOutOfGames,
    ),
  ),
  fc.constant(leaving),
  fc.integer({ min: 1, max: 3 }).map(passing),
);

/**
 * A history begins with what makes an end possible and, most of the time, comes to one: turns drawn alone seldom play the
 * participation to where it may be settled or unlocked, ask for that, and confirm it.
 */
const histories = (longest: number) =>
  fc
    .record({
      opening: fc.constantFrom([meetsTerms], [losesNearlyAll], []),
      middle: fc.array(turns, { minLength: 2, maxLength: longest }),
      closing: fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .tuple(anyTab, anyEnd, anyMishap)
            .map(([at, action, mishap]) => [asking(at, action), confirming(at, mishap)]),
        },
        { weight: 1, arbitrary: fc.constant([passing(TERMS.play_hours + TERMS.wait_hours)]) },
        { weight: 1, arbitrary: fc.constant([]) },
      ),
    })
    .map(({ opening, middle, closing }) => [...opening, looking, ...middle, leaving, looking, ...closing]);

async function leave(real: Real): Promise<void> {
  if (real.sessionId !== null) await real.one.visitor.exit(real.sessionId);
  real.sessionId = null;
}

/** The browser's window is covered and comes back, with both tabs in it. */
function look(): void {
  for (const hidden of [true, false]) {
    Object.assign(document, { hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

/** What a player does with an end that is still open: asks again until it is known, and otherwise goes on playing. */
async function finish(tab: Tab): Promise<void> {
  tab.mishap = null;
  for (let asked = 0; tab.ending; asked += 1) {
    if (asked > 5) throw new Error(`stuck in ${JSON.stringify(tab.ending.getSnapshot().value)}`);
    tab.say(tab.mayGoOn ? 'abandoned' : 'retried');
    await tab.rested();
  }
  look();
  tab.reload();
  await tab.rested();
}

/**
 * However the history went: one end at most, the one that somebody confirmed, and the same one on every screen. Returns how
 * the participation ended.
 */
async function agree(real: Real): Promise<string> {
  const { one, recordId, tabs } = real;
  const record = await one.record(recordId);
  for (const tab of tabs) {
    expect(tab.sent.length, 'an end is sent once for each confirmation').toBe(tab.confirmed.length);
    await finish(tab);
    const shown = tab.page.getSnapshot();
    expect(shown.value).toEqual(record.endTime === null ? { running: 'resting' } : 'ended');
    expect(shown.context.record).toMatchObject({ status: record.status, endedAmount: record.endedAmount });
  }
  const ends = await one.records();
  expect(ends.rows).toHaveLength(1);
  const { wallet, locked } = await one.money();
  const settled = record.status === 'settled' ? present(record.endedAmount) : 0;
  expect(wallet).toBe(START - JOINED + settled);
  expect(locked).toBe(record.endTime === null ? record.promotionBalance : 0);
  if (record.endedBy !== 'player') return record.endTime === null ? 'going on' : 'ended by time';
  const confirmed = tabs.flatMap((tab) => tab.confirmed);
  const asConfirmed = confirmed.filter(
    ({ action, kept, lost }) =>
      record.status === { settle: 'settled', close: 'closed', unlock: 'unlocked' }[action] &&
      (action === 'settle' ? kept : lost) === record.endedAmount,
  );
  expect(asConfirmed, 'a player confirmed exactly what was kept or lost').not.toEqual([]);
  return record.status;
}

/**
 * Runs random histories of one participation on two tabs: requests of an end, confirmations, lost requests and answers,
 * reloads, rounds, games that are left open, and the clock. The charts run with their real effects against the server.
 */
export async function endingsAgreeWithServer(
  server: TestServer,
  { runs, longest, seed }: { runs: number; longest: number; seed?: number },
): Promise<void> {
  const met = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(histories(longest), async (history) => {
      await server.hook('reset', {});
      const one = await newParticipant(server, START);
      const { recordId } = await one.joined(await addPromotion(server, TERMS), JOINED);
      const tabs = [0, 1].map(() => new Tab(server, one.player.token, recordId)) as [Tab, Tab];
      const real: Real = { server, one, recordId, tabs, hours: 0, sessionId: null };
      try {
        await Promise.all(tabs.map((tab) => tab.rested()));
        for (const { isPossible, run } of history)
          if (isPossible(real)) {
            await run(real);
            await Promise.all(tabs.map((tab) => tab.rested()));
          }
        await leave(real);
        const ended = await agree(real);
        met.set(ended, (met.get(ended) ?? 0) + 1);
      } finally {
        for (const tab of tabs) tab.stop();
      }
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  await server.hook('reset', {});
  await expectSound(server);
  // Histories that end nothing prove nothing.
  for (const end of ['settled', 'closed', 'unlocked', 'ended by time'])
    expect(met.get(end) ?? 0, `histories in which a participation is ${end}`).toBeGreaterThan(0);
}
