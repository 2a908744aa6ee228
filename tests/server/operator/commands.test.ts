import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { appDomainCommand } from '../../../server/operator/app-domain.js';
import { bulletinCommand } from '../../../server/operator/bulletin.js';
import { commentsCommand } from '../../../server/operator/comments.js';
import type { Command } from '../../../server/operator/command.js';
import { listCommand } from '../../../server/operator/list.js';
import { maintenance } from '../../../server/operator/maintenance.js';
import { sendMessageCommand } from '../../../server/operator/send-message.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { runCommand } from '../run-command.js';
import { dataOf, rowsOf, startStocked, type Rows } from '../stocked.js';

type Schemas = components['schemas'];

describe.each(ENGINES)("the operator's commands, on %s", (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  let folder: string;
  let said = '';
  beforeAll(async () => {
    server = await startStocked(engine);
    player = await server.newPlayer();
    folder = await mkdtemp(join(tmpdir(), 'lobby-operator-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await server.hook('reset', {});
    said = '';
  });

  const run = async (command: Command, ...args: string[]): Promise<number> => {
    const ran = await runCommand(server, command, ...args);
    said += ran.said;
    return ran.code;
  };
  const file = async (content: unknown) => {
    const path = join(folder, 'texts.json');
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const messages = async ({ token }: TestPlayer, lang = 'en_US') =>
    (
      rowsOf(await server.call('GET', '/message/list', { token, query: { lang } })) as Rows<Schemas['Message']>
    ).rows.map(({ title }) => title);

  test('a message reaches one player or all players, each in their language', async () => {
    const other = await server.newPlayer();
    const path = await file({ title: { en_US: 'Holiday', th_TH: 'วันหยุด' }, content: 'Closed on Monday.' });
    expect(await run(sendMessageCommand, player.username, 'platform', path)).toBe(0);
    expect([
      await messages(player),
      await messages(player, 'th_TH'),
      await messages(player, 'zh_CN'),
      await messages(other),
    ]).toEqual([['Holiday'], ['วันหยุด'], ['Holiday'], []]);
    expect(await run(sendMessageCommand, 'all', 'system', path)).toBe(0);
    expect([(await messages(player)).length, (await messages(other)).length]).toEqual([2, 1]);
  });

  test.each([
    ['nobody', 'platform', { title: 'x', content: 'y' }],
    ['all', 'gossip', { title: 'x', content: 'y' }],
    ['all', 'platform', { title: { th_TH: 'x' }, content: 'y' }],
    ['all', 'platform', '{'],
  ])('a message to %s of %s with %j is not sent', async (who, category, content) => {
    const before = (await messages(player)).length;
    expect(await run(sendMessageCommand, who, category, await file(content))).toBe(1);
    expect((await messages(player)).length).toBe(before);
  });

  test('a bulletin is posted, changed, and removed', async () => {
    const path = await file({ title: 'A title', summary: 'A summary', content: 'First.\nSecond.' });
    expect(await run(bulletinCommand, 'post', 'holiday', path, 'popup')).toBe(0);
    const { updateTime } = dataOf(await server.call('GET', '/bulletin/info/holiday', {})) as Schemas['BulletinInfo'];
    expect(
      await run(
        bulletinCommand,
        'post',
        'holiday',
        await file({ title: 'Another', summary: 's', content: 'c' }),
        'popup',
      ),
    ).toBe(0);
    const changed = dataOf(await server.call('GET', '/bulletin/info/holiday', {})) as Schemas['BulletinInfo'];
    expect(changed.title).toBe('Another');
    expect(changed.updateTime > updateTime).toBe(true);
    expect(await run(listCommand, 'bulletins')).toBe(0);
    expect(said).toContain('holiday');
    expect(await run(bulletinCommand, 'remove', 'holiday')).toBe(0);
    expect(await run(bulletinCommand, 'remove', 'holiday')).toBe(1);
  });

  test('a game and a maker go into maintenance and leave it', async () => {
    const info = async () =>
      dataOf(await server.call('GET', '/game/info/1001', { token: player.token })) as Schemas['GameInfo'];
    expect(await run(maintenance, 'game', '1001', '30')).toBe(0);
    expect((await info()).maintenanceStatus).toBe(true);
    expect(await run(maintenance, 'game', '1001', 'off')).toBe(0);
    expect((await info()).maintenanceStatus).toBe(false);
    expect(await run(maintenance, 'maker', (await info()).makerId, '30')).toBe(0);
    expect((await info()).maintenanceStatus).toBe(true);
    expect(await run(maintenance, 'maker', (await info()).makerId, 'off')).toBe(0);
    for (const wrong of [
      ['game', '9', '30'],
      ['game', '1001', ''],
      ['game', '1001', '-1'],
      ['site', '1', '1'],
    ])
      expect(await run(maintenance, ...wrong)).toBe(1);
  });

  test('a comment is hidden and shown', async () => {
    const { data } = (
      await server.call('POST', '/game/comment', {
        token: player.token,
        headers: { 'idempotency-key': randomUUID() },
        body: { gameId: '1002', content: 'Buy my book.' },
      })
    ).body;
    const { id } = data as Schemas['GameComment'];
    const seen = async () =>
      rowsOf(await server.call('GET', '/game/comment/list', { query: { gameId: '1002' } })).total;
    await server.call('POST', `/game/comment/report/${id}`, {
      token: (await server.newPlayer()).token,
      headers: { 'idempotency-key': randomUUID() },
      body: { reason: 'spam', note: 'Every day.' },
    });
    expect(await run(commentsCommand, 'list')).toBe(0);
    expect(said).toContain('1 reports (spam: Every day.): Buy my book.');
    expect(await run(commentsCommand, 'hide', id)).toBe(1);
    expect(await run(commentsCommand, 'hide', id, 'spam')).toBe(0);
    expect(await seen()).toBe(0);
    expect(await run(commentsCommand, 'show', id)).toBe(0);
    expect(await seen()).toBe(1);
    expect(await run(commentsCommand, 'hide', '9', 'spam')).toBe(1);
  });

  test('text of a player cannot control the terminal', async () => {
    await server.parts.db
      .insertInto('feedback')
      .values({
        player_id: player.id,
        content: 'a\u001B[2Jb\u202Ec\u009Bd\re',
        phone: '',
        pictures: '[]',
        created_at: server.parts.services.clock.now(),
      })
      .execute();
    expect(await run(listCommand, 'feedback')).toBe(0);
    expect(said).toContain('a[2Jbcde');
    expect(said).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  test('an app gets its host', async () => {
    const ask = async () => (await server.call('GET', '/appDomain/paraw-android', { token: player.token })).body;
    expect((await ask()).code).toBe(10_404);
    expect(await run(appDomainCommand, 'paraw-android', 'm.paraw.example')).toBe(0);
    expect(await ask()).toMatchObject({ code: 200, data: 'm.paraw.example' });
    expect(await run(appDomainCommand, 'paraw-android', 'https://evil.example/')).toBe(1);
    expect(await run(appDomainCommand, 'paraw-android', 'off')).toBe(0);
    expect((await ask()).code).toBe(10_404);
  });

  test.each(['players', 'payments', 'feedback', 'bulletins', 'makers', 'maintenance', 'domains'])(
    '%s are listed',
    async (what) => {
      expect(await run(listCommand, what)).toBe(0);
      expect(said).not.toBe('');
    },
  );
});
