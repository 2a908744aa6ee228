import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operator } from '../../../server/operator/command.js';
import { COMMANDS } from '../../../server/operator/commands.js';
import { logCommand } from '../../../server/operator/log.js';
import { runRecorded } from '../../../server/operator/record.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { askNoProof } from '../people.js';
import { runCommand, silenced } from '../run-command.js';
import { startStocked } from '../stocked.js';

const MARIA: Operator = { name: 'maria', why: 'asked by the player' };

describe.each(ENGINES)('the record of what operators change, on %s', (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  let folder: string;
  beforeAll(async () => {
    server = await startStocked(engine);
    await askNoProof(server);
    player = await server.newPlayer({ balance: 500_000 });
    folder = await mkdtemp(join(tmpdir(), 'lobby-log-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (operator: Operator, name: string, ...args: string[]) =>
    silenced(() => {
      const command = COMMANDS[name];
      if (command === undefined) throw new Error(`no command ${name}`);
      return runRecorded(operator, [name, command], server.parts, args);
    });
  const last = () => server.parts.db.selectFrom('operator_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
  const count = async () => (await server.parts.db.selectFrom('operator_log').select('id').execute()).length;
  const statusOf = async (id: number) =>
    (await server.parts.db.selectFrom('player').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  async function withdrawal(): Promise<string> {
    const asked = { token: player.token, headers: { 'idempotency-key': randomUUID() } };
    const card = await server.call('POST', '/gameUserBankCard', {
      token: player.token,
      body: { bank: 'ISAV', bankCardName: 'Juan Cruz', bankCardAccount: `00${Math.floor(Math.random() * 1e9)}` },
    });
    const body = { cardId: (card.body.data as { id: string }).id, amount: 50_000 };
    return ((await server.call('POST', '/pay/withdraw', { ...asked, body })).body.data as { orderNo: string }).orderNo;
  }

  test('says who, when, what and why', async () => {
    expect((await run(MARIA, 'lock-player', player.username)).code).toBe(0);
    expect(await last()).toMatchObject({
      operator: 'maria',
      command: 'lock-player',
      args: [player.username],
      why: 'asked by the player',
      account: expect.stringMatching(/.@./) as string,
    });
    expect(Date.now() - ((await last())?.at.getTime() ?? 0)).toBeLessThan(600_000);
    await run(MARIA, 'unlock-player', player.username);
    const { said } = await runCommand(server, logCommand, 'UNLOCK');
    expect(said).toMatch(new RegExp(`maria \\(.*\\)  unlock-player ${player.username}: asked by the player`));
    expect((await runCommand(server, logCommand, 'nobody')).said).toBe('None.\n');
    player = { ...player, token: (await server.newPlayer()).token };
  });

  test('takes a reason that the arguments give, and the values before and after', async () => {
    player = await server.newPlayer({ balance: 500_000 });
    const orderNo = await withdrawal();
    expect((await run({ name: 'maria', why: null }, 'withdrawals', 'reject', orderNo, 'nameMismatch')).code).toBe(0);
    expect(await last()).toMatchObject({ args: ['reject', orderNo, 'nameMismatch'], why: 'nameMismatch' });
    await run(MARIA, 'site', 'set', 'tiktok', 'https://tiktok.example/');
    expect(await last()).toMatchObject({ details: { before: '', after: 'https://tiktok.example/' } });
  });

  test('is written for every command that changes something, and for none that reads or fails', async () => {
    const texts = join(folder, 'texts.json');
    await writeFile(texts, JSON.stringify({ title: 'A title', summary: 'A summary', content: 'A content' }));
    const orderNo = await withdrawal();
    for (const words of [
      ['withdrawals', 'approve', orderNo],
      ['withdrawals', 'pay', orderNo],
      ['grant-bonus', player.username, '50', 'gift'],
      ['send-message', player.username, 'system', texts],
      ['bulletin', 'post', 'holiday', texts],
      ['bulletin', 'remove', 'holiday'],
      ['maintenance', 'game', '1001', '30'],
      ['site', 'set', 'captcha', 'off'],
      ['app-domain', 'paraw-android', 'm.paraw.example'],
      ['backup', join(folder, 'lobby.backup')],
    ]) {
      const [name = '', ...args] = words;
      const before = await count();
      expect((await run(MARIA, name, ...args)).code, words.join(' ')).toBe(0);
      expect((await count()) - before, words.join(' ')).toBe(1);
      expect(await last()).toMatchObject({ operator: 'maria', command: name, args });
    }
    const before = await count();
    for (const words of [
      ['withdrawals', 'list'],
      ['deposits', 'list'],
      ['comments', 'list'],
      ['late-wins', 'decided'],
      ['suspense', 'list'],
      ['transfers', 'list'],
      ['site', 'list'],
      ['audit'],
      ['log'],
      ['list', 'players'],
      ['withdrawals', 'approve', orderNo],
      ['withdrawals', 'reject', orderNo, 'other'],
      ['late-wins', 'book', randomUUID(), 'it was settled'],
      ['suspense', 'player', randomUUID(), 'it was settled'],
      ['transfers', 'absent', randomUUID()],
      ['comments', 'hide', '9', 'spam'],
      ['deposits', 'approve', orderNo],
      ['lock-player', 'nobody'],
    ]) {
      const [name = '', ...args] = words;
      await run(MARIA, name, ...args);
    }
    expect(await count()).toBe(before);
  });

  test('a change without a name or a reason is refused, and changes nothing', async () => {
    const before = await count();
    const nameless = await run({ name: null, why: 'asked' }, 'lock-player', player.username);
    expect(nameless).toMatchObject({ code: 1, said: expect.stringContaining('--as NAME') as string });
    expect(await run({ name: 'a\nb', why: 'asked' }, 'lock-player', player.username)).toMatchObject({ code: 1 });
    const reasonless = await run({ name: 'maria', why: null }, 'lock-player', player.username);
    expect(reasonless).toMatchObject({ code: 1, said: expect.stringContaining('--why') as string });
    expect([await statusOf(player.id), await count()]).toEqual(['active', before]);
    expect((await run({ name: null, why: null }, 'list', 'players')).code).toBe(0);
  });

  test('a change whose record cannot be written is undone', async () => {
    await server.database.asOwner((script) =>
      script('alter table operator_log add constraint never check (false) not valid'),
    );
    await expect(run(MARIA, 'lock-player', player.username)).rejects.toThrow('never');
    expect(await statusOf(player.id)).toBe('active');
    await server.database.asOwner((script) => script('alter table operator_log drop constraint never'));
  });

  test('can be added to by the server, and changed by nobody', async () => {
    for (const change of [
      "update operator_log set why = 'another'",
      'delete from operator_log',
      'truncate operator_log',
    ]) {
      await expect(sql.raw(change).execute(server.parts.db)).rejects.toThrow('permission denied');
      await expect(server.database.asOwner((script) => script(change))).rejects.toThrow('append-only');
    }
  });
});
