import { addPlayer } from '../../server/domain/access/players.js';
import type { Opened } from '../../server/db/open.js';
import { post } from '../../server/ledger/post.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import type { Measure } from './measure.js';

const transfers = 2_000;
const playerCount = 50;
const atOnce = 8;

type Budget = { transfersPerSecond: { embedded: number; postgres: number } };

/** Deposits a second, each its own transaction, of fifty players eight at a time: on the engines that are there. */
export async function measureLedger({ transfersPerSecond: least }: Budget): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const engine of ENGINES) {
    measures.push({
      name: `transfers, ${engine}`,
      unit: 'a second',
      value: await rateOf(await openTestDatabase(engine)),
      least: least[engine],
    });
  }
  return measures;
}

async function rateOf(opened: Opened): Promise<number> {
  try {
    const players = await Promise.all(Array.from({ length: playerCount }, (_, number) => newPlayer(opened, number)));
    const numbers = Array.from({ length: transfers }, (_, number) => number).values();
    const from = performance.now();
    await Promise.all(Array.from({ length: atOnce }, () => postAll(opened, players, numbers)));
    return Math.round((transfers / (performance.now() - from)) * 1_000);
  } finally {
    await opened.close();
  }
}

const newPlayer = ({ db }: Opened, number: number) =>
  addPlayer(db, {
    username: `bench${number}`,
    phone: `0917${String(number).padStart(7, '0')}`,
    passwordHash: '',
    language: 'en_US',
    at: new Date(),
  });

/** Every worker takes the next number from the same list until it is empty. */
async function postAll({ db }: Opened, players: readonly number[], numbers: Iterable<number>): Promise<void> {
  for (const number of numbers) {
    const to = { kind: 'player_wallet', playerId: players[number % playerCount] ?? 0 } as const;
    const deposit = {
      type: 'deposit',
      from: { kind: 'pay_clearing' },
      to,
      amount: 100,
      currency: 'PHP',
      referenceNo: `bench-${number}`,
      at: new Date(),
    } as const;
    await db.transaction().execute((trx) => post(trx, deposit));
  }
}
