import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { audit } from '../../../server/ledger/audit.js';
import { openDatabase, type Opened } from '../../../server/db/open.js';
import { backupCommand } from '../../../server/operator/backup.js';
import { deposits } from '../../../server/operator/deposits.js';
import { restoreCommand } from '../../../server/operator/restore.js';
import { withdrawals } from '../../../server/operator/withdrawals.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { booksOf } from '../sandbox-books.js';
import { games, Visitor } from '../play-support.js';
import { runCommand } from '../run-command.js';
import { seededRandom } from '../seeded-random.js';
import { askNoProof } from '../people.js';
import { dataOf, startStocked } from '../stocked.js';
import { press, Till } from '../wallet/till.js';
import { newPlace, type Elsewhere } from './elsewhere.js';

const PLAYERS = 4;
const STEPS = 40;
const START = 1_000_000;

/** What one player does with money, at random. */
class Life {
  readonly till: Till;
  readonly visitor: Visitor;

  constructor(
    private readonly server: TestServer,
    player: Till['player'],
    private readonly random: (below: number) => number,
  ) {
    this.till = new Till(server, player);
    this.visitor = new Visitor(server, player);
  }

  async step(): Promise<void> {
    const spin = () => this.spin();
    const steps: readonly (() => Promise<unknown>)[] = [
      () => this.deposit(),
      spin,
      spin,
      spin,
      () => this.visitor.exitAll(),
      () => this.withdraw(),
      () => this.decide(),
      () => this.show(),
    ];
    await steps[this.random(steps.length)]?.();
  }

  async deposit(): Promise<void> {
    const answer = await this.till.charge(50_000 + this.random(100) * 100);
    if (answer.body.code !== 200) return;
    await press(this.server, dataOf(answer) as { payUrl: string }, this.random(4) === 0 ? 'declined' : 'paid');
  }

  async spin(): Promise<void> {
    const { session } = await this.visitor.current();
    const opened =
      session?.sessionId === undefined ? await this.visitor.play(games.mango, 20_000) : { code: 200, session };
    if (opened.code !== 200) return;
    // The page of a session that was left has no seat any more.
    const entered = await this.visitor.enter(opened.session.sessionId).catch(() => null);
    if (entered === null) return;
    for (let spins = 1 + this.random(4); spins > 0; spins -= 1) await this.visitor.spin(entered.token, 1_000);
  }

  async withdraw(): Promise<void> {
    const body = { bank: 'ISAV', bankCardName: 'Juan Cruz', bankCardAccount: `00${1_000_000 + this.random(1e6)}` };
    const card = await this.till.ask('POST', '/gameUserBankCard', { body });
    if (card.body.code !== 200) return;
    await this.till.ask('POST', '/pay/withdraw', {
      body: { cardId: (card.body.data as { id: string }).id, amount: 30_000 },
      headers: { 'idempotency-key': randomUUID() },
    });
  }

  /** The operator decides about what waits. */
  async decide(): Promise<void> {
    const rows = await this.server.parts.db.selectFrom('withdrawal').select(['order_no', 'status']).execute();
    for (const { order_no, status } of rows)
      if (status === 'pendingPayment') await runCommand(this.server, withdrawals, 'pay', order_no);
      else if (status === 'pendingReview')
        await runCommand(
          this.server,
          withdrawals,
          ...(this.random(2) === 0 ? ['approve', order_no] : ['reject', order_no, 'other']),
        );
    await runCommand(this.server, deposits, 'list');
  }

  /** A picture; returns its address. */
  async show(): Promise<string> {
    const colour = { r: this.random(256), g: this.random(256), b: this.random(256) };
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('bizType', 'receipt');
    form.set('file', new File([new Uint8Array(picture)], 'receipt.png'));
    const answer = await fetch(`${this.server.url}/user-api/common/upload?lang=en_US`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.till.player.token}` },
      body: form,
    });
    return ((await answer.json()) as { data: { url: string } }).data.url;
  }
}

const secretsOf = async ({ db }: Pick<Opened, 'db'>) =>
  (await db.selectFrom('site_setting').selectAll().where('key', 'like', '%Secret').orderBy('key').execute()).map(
    ({ key, value }) => ({ key, value }),
  );

describe.each(ENGINES)('the drill of a backup, on %s', (engine) => {
  let folder: string;
  let server: TestServer;
  let place: Elsewhere;
  beforeAll(async () => {
    [folder, place, server] = await Promise.all([
      mkdtemp(join(tmpdir(), 'lobby-drill-')),
      newPlace(engine),
      startStocked(engine),
    ]);
    await askNoProof(server);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  });

  test('a random history is backed up under load and restored elsewhere, where its players go on', async () => {
    const random = seededRandom(20_261_128);
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => server.newPlayer({ balance: START })));
    const lives = players.map((player) => new Life(server, player, random));
    const [first] = lives as [Life, ...Life[]];
    const steps = async (count: number) => {
      for (let step = 0; step < count; step += 1) await Promise.all(lives.map((life) => life.step()));
    };
    // Whatever the seed, the history has a paid deposit, a round without a bet of its own, a withdrawal and a picture.
    await first.deposit();
    await first.spin();
    await first.withdraw();
    const picture = await first.show();
    await steps(STEPS / 4);

    const file = join(folder, 'lobby.backup');
    const done = new AbortController();
    let underLoad = 0;
    const [backedUp] = await Promise.all([
      runCommand(server, backupCommand, file).finally(() => done.abort()),
      (async () => {
        for (; !done.signal.aborted; underLoad += 1) await steps(1);
      })(),
    ]);
    expect(backedUp).toMatchObject({ code: 0 });
    expect(underLoad).toBeGreaterThan(0);
    const later = await first.show();

    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await restoreCommand.run(place.settings, [file], { name: 'tester', why: null });
    const sentences = said.mock.calls.join('');
    said.mockRestore();
    expect(sentences).toContain('The ledger is sound and agrees with the makers: no drift.');
    expect(code).toBe(0);

    const database = await openDatabase(place.settings);
    const restored = await startTestServer({ engine, database });
    try {
      const { rows } = await sql<{ spins: number }>`
        select count(*) as spins from sandbox.maker_round where bet = 'null'`.execute(booksOf(restored));
      expect(rows[0]?.spins).toBeGreaterThan(0);
      expect(await secretsOf(restored.parts)).toEqual(await secretsOf(server.parts));
      const bytesAt = async ({ url }: TestServer, path: string) => {
        const answer = await fetch(url + path, { headers: { authorization: `Bearer ${first.till.player.token}` } });
        return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString('base64') : answer.status;
      };
      const bytes = await bytesAt(server, picture);
      expect(bytes).toEqual(expect.any(String));
      expect(await bytesAt(restored, picture)).toBe(bytes);
      // What came after the backup is not in it.
      expect(await bytesAt(restored, later)).not.toBe(await bytesAt(server, later));

      const again = players.map((player) => new Life(restored, player, random));
      for (const { till } of again) expect(await till.balance()).toBeGreaterThan(0);
      for (let step = 0; step < STEPS / 4; step += 1) await Promise.all(again.map((life) => life.step()));
      await again[0]?.spin();
      expect((await audit(restored.parts.db)).findings).toEqual([]);
    } finally {
      await restored.close();
    }
  });
});
