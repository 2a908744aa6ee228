import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Db } from '../../server/db/open.js';
import type { PlayAnswer, WireState } from '../../sandbox/maker/page/wire.js';
import type { PlayerLedger } from '../../server/testing/ledger.js';
import { start, urlOf, type Running } from './child.js';
import { copyPostgresDatabase, ENGINES } from './databases.js';
import { demoLobby } from './harness.js';
import { fillSeeded } from './seeded-folder.js';

/** A server in a process of its own, which can be killed and started again on the same data. */
class Lobby {
  #running: Running | undefined;
  url = '';

  constructor(readonly data: Readonly<Record<string, string>>) {}

  async start(): Promise<void> {
    this.#running = await start({
      PORT: '0',
      SEED: 'true',
      SANDBOX: 'true',
      TEST_MODE: 'true',
      LOG_LEVEL: 'warn',
      ...this.data,
    });
    this.url = await urlOf(this.#running);
  }

  async kill(): Promise<void> {
    const child = this.#running?.process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Changes the database of a server that does not run, and starts it. */
  async restartWith(change: (db: Db) => Promise<unknown>): Promise<void> {
    await this.kill();
    const { DATABASE_URL = '', DATA_DIR = '' } = this.data;
    const { db, close } = await openDatabase({ DATABASE_URL, DATA_DIR, DATABASE_POOL: 1 });
    await change(db);
    await close();
    await this.start();
  }

  async ask<Answer>(method: string, path: string, token?: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(path.includes('/game/play/') ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  }
}

type Session = { readonly data: { readonly sessionId: string; readonly gameUrl: string } };

describe.each(ENGINES)('a server that is killed while a round is open, on %s', (engine) => {
  let lobby: Lobby;
  let end: () => Promise<void>;
  beforeAll(async () => {
    if (engine === 'postgres') {
      const { name, url, drop } = await copyPostgresDatabase(demoLobby());
      lobby = new Lobby({ DATABASE_URL: url, TEST_MODE_DATABASE: name });
      end = drop;
    } else {
      const folder = await mkdtemp(join(tmpdir(), 'lobby-killed-'));
      await fillSeeded(folder);
      lobby = new Lobby({ DATA_DIR: folder });
      end = () => rm(folder, { recursive: true, force: true });
    }
    await lobby.start();
  }, 300_000);
  afterAll(async () => {
    await lobby.kill();
    await end();
  });

  const modes = [
    { wallet_mode: 'transfer', broughtIn: 20_000 },
    { wallet_mode: 'seamless', broughtIn: 0 },
  ] as const;
  test.each(modes)(
    'has the stake when it starts again, and pays the win once ($wallet_mode)',
    async (mode) => {
      const { wallet_mode, broughtIn } = mode;
      await lobby.restartWith((db) => db.updateTable('game').set({ wallet_mode }).where('id', '=', 3001).execute());
      /** What the player has, wherever the rounds are played. */
      const holding = (gain: number) =>
        wallet_mode === 'transfer' ? { wallet: 30_000, inGames: 20_000 + gain } : { wallet: 50_000 + gain, inGames: 0 };
      const player = await lobby.ask<{ username: string; token: string }>('POST', '/__test/player', undefined, {
        balance: 50_000,
      });
      const { data } = await lobby.ask<Session>('POST', '/user-api/game/play/3001?lang=en_US', player.token, {
        deviceType: 'other',
        demo: false,
        amount: broughtIn,
        returnUrl: '/pages/index/gamePostMessagePage',
      });
      const info = () =>
        lobby.ask<Session>('GET', `/user-api/game/session/info/${data.sessionId}?lang=en_US`, player.token);
      const enter = async () => {
        const ticket = new URL((await info()).data.gameUrl, lobby.url).searchParams.get('ticket');
        return lobby.ask<{ token: string; state: WireState }>('POST', '/sandbox/maker/api/enter', undefined, {
          ticket,
        });
      };
      const ledger = () => lobby.ask<PlayerLedger>('GET', `/__test/ledger/${player.username}`);
      const { token } = await enter();
      const bet = { roundKey: randomUUID(), stake: 1_000, bet: null };
      const dealt = await lobby.ask<PlayAnswer>('POST', '/sandbox/maker/api/play', token, bet);
      await lobby.kill();

      await lobby.start();
      expect(await ledger()).toMatchObject({ ...holding(-1_000), rounds: [{ stake: 1_000, win: 0 }], findings: [] });
      const again = await enter();
      expect(again.state.lastRound).toEqual(dealt.round);
      // The bet of the page that was killed, sent once more.
      expect(await lobby.ask<PlayAnswer>('POST', '/sandbox/maker/api/play', again.token, bet)).toEqual(dealt);
      const decision = { roundKey: bet.roundKey, decision: [0, 1, 2, 3, 4] };
      // Killed while the decision is under way: it is booked whole or not at all.
      const sent = lobby.ask<PlayAnswer>('POST', '/sandbox/maker/api/decide', again.token, decision).catch(() => null);
      await lobby.kill();
      await sent;

      await lobby.start();
      const last = await enter();
      const drawn = await lobby.ask<PlayAnswer>('POST', '/sandbox/maker/api/decide', last.token, decision);
      const win = drawn.round.win ?? Number.NaN;
      expect(await ledger()).toMatchObject({ ...holding(win - 1_000), rounds: [{ stake: 1_000, win }], findings: [] });
      await lobby.ask('POST', '/user-api/exitGame?lang=en_US', player.token, { sessionId: data.sessionId });
      expect(await ledger()).toMatchObject({ wallet: 49_000 + win, inGames: 0, findings: [] });
    },
    300_000,
  );
});
