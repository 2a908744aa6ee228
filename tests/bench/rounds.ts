import { randomUUID } from 'node:crypto';
import { audit } from '../../server/ledger/audit.js';
import type { PlayAnswer } from '../../sandbox/maker/page/wire.js';
import { ENGINES, type Engine } from '../server/databases.js';
import type { TestServer } from '../server/harness.js';
import { makerOf, signedCallback } from '../server/maker-callback.js';
import { addOpenGame, games, type Visitor } from '../server/play-support.js';
import { addPromotion, newParticipant, startPromotions } from '../server/promotions/support.js';
import type { Measure } from './measure.js';
import { makersAudit } from '../server/sandbox-books.js';

const playerCount = 16;
const atOnce = 8;
const roundsOfMode = 800;
const stake = 100;
/** Minor units: more than all stakes of a player, so that no round is refused. */
const balance = 1_000_000;
/** A slot of the maker that plays on the wallet itself. */
export const onWallet = '1500';

type Mode = 'transfer' | 'seamless' | 'seamless, by callback' | 'promotion' | 'demo';
type Budget = { roundsPerSecond: Record<Engine, number> };

/** Plays one round, and returns what it changed at its player, in minor units. */
type Round = () => Promise<number>;

/**
 * Rounds a second over HTTP through each wallet mode, sixteen players eight at a time, on the engines that are there. A round
 * of a callback is two requests, its stake and its win. Afterwards both audits find nothing and every player has what the
 * rounds say: a round that was lost would be missing there.
 */
export async function measureRounds({ roundsPerSecond: least }: Budget): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const engine of ENGINES)
    for (const [mode, value] of await ratesOn(engine))
      measures.push({ name: `rounds, ${mode}, ${engine}`, unit: 'a second', value, least: least[engine] });
  return measures;
}

async function ratesOn(engine: Engine): Promise<readonly (readonly [Mode, number])[]> {
  const server = await startPromotions(engine);
  try {
    await addOpenGame(server, onWallet, { wallet_mode: 'seamless', min_transfer_in: 0 });
    const rates: (readonly [Mode, number])[] = [];
    for (const mode of ['transfer', 'seamless', 'seamless, by callback', 'promotion', 'demo'] as const)
      rates.push([mode, await rateOf(server, mode)]);
    const findings = [...(await audit(server.parts.db)).findings, ...(await makersAudit(server)).findings];
    if (findings.length > 0) throw new Error(`the audits find ${JSON.stringify(findings.slice(0, 5))}`);
    return rates;
  } finally {
    await server.close();
  }
}

async function rateOf(server: TestServer, mode: Mode): Promise<number> {
  const seats = await Promise.all(Array.from({ length: playerCount }, () => seatOf(server, mode)));
  const numbers = Array.from({ length: roundsOfMode }, (_, number) => number).values();
  const gains = seats.map(() => 0);
  const from = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      // Every worker takes the next number from the same list until it is empty.
      for (const number of numbers) {
        const seat = number % playerCount;
        const gained = (await seats[seat]?.round()) ?? Number.NaN;
        gains[seat] = (gains[seat] ?? 0) + gained;
      }
    }),
  );
  const rate = Math.round((roundsOfMode / (performance.now() - from)) * 1_000);
  for (const [index, { holds, before }] of seats.entries()) {
    const gained = (await holds()) - before;
    if (gained !== gains[index]) throw new Error(`${mode}: a player gained ${gained} instead of ${gains[index]}`);
  }
  return rate;
}

/** A player who sits at a game, and what the player has there. */
export async function seatOf(
  server: TestServer,
  mode: Mode,
): Promise<{ readonly round: Round; readonly holds: () => Promise<number>; readonly before: number }> {
  const one = await newParticipant(server, balance);
  const { visitor } = one;
  if (mode === 'promotion') {
    const { recordId } = await one.joined(await addPromotion(server, { max_amount: balance }), balance / 2);
    const { token } = await one.sit(recordId);
    const holds = async () => (await one.money()).locked;
    return { round: () => spun(visitor, token), holds, before: await holds() };
  }
  const game = mode.startsWith('seamless') ? onWallet : games.mango;
  const { session } = await visitor.play(game, mode === 'transfer' ? balance / 2 : null, { demo: mode === 'demo' });
  const { token, state } = await visitor.enter(session.sessionId);
  if (mode === 'demo') {
    const holds = async () =>
      ((await visitor.maker('GET', 'state', undefined, token)).body as { readonly balance: number }).balance;
    return { round: () => spun(visitor, token), holds, before: state.balance };
  }
  const holds = async () => {
    const { wallet, inGame } = await visitor.money();
    return wallet + inGame;
  };
  const maker = await makerOf(server, session.sessionId);
  const round =
    mode === 'seamless, by callback' ? () => told(server, maker, session.sessionId) : () => spun(visitor, token);
  return { round, holds, before: await holds() };
}

async function spun(visitor: Visitor, token: string): Promise<number> {
  const { status, body } = await visitor.spin(token, stake);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return ((body as PlayAnswer).round.win ?? Number.NaN) - stake;
}

async function told(server: TestServer, maker: string, sessionId: string): Promise<number> {
  const round = { maker, sessionId, roundRef: randomUUID() };
  for (const step of [{ action: 'stake' }, { action: 'win' }] as const) {
    const { path, body } = await signedCallback(server, { ...round, ...step, amount: stake });
    // As a maker does, over connections that it keeps.
    const response = await fetch(`${server.url}/user-api${path}?lang=en_US`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { readonly code: number };
    if (answer.code !== 200) throw new Error(JSON.stringify(answer));
  }
  return 0;
}
