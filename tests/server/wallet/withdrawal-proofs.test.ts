import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { openSession } from '../../../server/domain/access/sessions.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { Authenticator } from '../authenticator.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { setSite } from '../people.js';
import { booksOf } from '../sandbox-books.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';

type Schemas = components['schemas'];
const hour = 3_600_000;
const ORIGIN = 'https://lobby.example';
const browserUUID = randomUUID();

describe.each(ENGINES)('who is there at a withdrawal (E8), on %s', (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  let cardId: string;
  beforeAll(async () => {
    server = await startStocked(engine, 'PH', { TRUST_PROXY: '127.0.0.1', PUBLIC_HOSTS: ['lobby.example'] });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    await setSite(server, { withdrawProofCardHours: '24', withdrawProofDeviceHours: '24', withdrawProofAmount: '' });
    player = await server.newPlayer({ balance: 4_000_000 });
    cardId = await addCard();
  });
  afterEach(() => expectSoundLedger(server));

  const now = () => server.parts.services.clock.now();
  const ask = async (path: string, body?: object, { key, by = player.token }: { key?: string; by?: string } = {}) =>
    server.call('POST', path, {
      token: by,
      headers: {
        'x-forwarded-host': 'lobby.example',
        'x-forwarded-proto': 'https',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body }),
    });
  const addCard = async (bankCardAccount = '001234567890') =>
    (
      dataOf(
        await ask('/gameUserBankCard', { bank: 'ISAV', bankCardName: 'Marisol Reyes', bankCardAccount }),
      ) as Schemas['BankCard']
    ).id;
  const withdraw = async (key: string, { amount = 50_000, card = cardId, by = player.token } = {}) =>
    (await ask('/pay/withdraw', { cardId: card, amount }, { key, by })).body;
  const prove = async (key: string, proof: object, { amount = 50_000, card = cardId, by = player.token } = {}) =>
    (await ask('/pay/withdraw/proof', { key, cardId: card, amount, ...proof }, { by })).body;
  const demanded = async (wish: Parameters<typeof withdraw>[1] = {}) =>
    (await withdraw(randomUUID(), wish)) as unknown as { code: number; proof?: Schemas['ProofDemand'] };
  const orders = async () =>
    (
      await server.parts.db
        .selectFrom('withdrawal')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player_id', '=', player.id)
        .executeTakeFirstOrThrow()
    ).count;
  /** Makes the card and every session of the player this old. */
  async function age(hours: { card?: number; session?: number }): Promise<void> {
    const at = (ago: number) => new Date(now().getTime() - ago * hour);
    const { db } = server.parts;
    if (hours.card !== undefined)
      await db
        .updateTable('player_bank_card')
        .set({ created_at: at(hours.card) })
        .where('player_id', '=', player.id)
        .execute();
    if (hours.session !== undefined)
      await db
        .updateTable('session')
        .set({ created_at: at(hours.session) })
        .where('player_id', '=', player.id)
        .execute();
  }
  const newToken = (browser: string | null) =>
    openSession(server.parts.db, player.id, browser, {
      ip: '127.0.0.1',
      services: server.parts.services,
      now,
      headers: { userAgent: 'test' },
    });
  const password = { password: 'mango.moon7' };

  test('is asked for a new card, and after the password the same request under the same key is made', async () => {
    await age({ session: 48 });
    const key = randomUUID();
    expect(await withdraw(key)).toEqual({
      code: 10220,
      msg: 'Please confirm that it is you before this withdrawal.',
      proof: {
        reasons: ['newCard'],
        ways: ['password', 'code'],
        phone: `${player.phone.slice(0, 4)}•••${player.phone.slice(-4)}`,
      },
    });
    expect(await orders()).toBe(0);
    expect(await prove(key, password)).toEqual({ code: 200, msg: 'OK' });
    const made = await withdraw(key);
    expect(made).toMatchObject({ code: 200, data: { amount: 50_000, status: 0 } });
    expect(await withdraw(key)).toEqual(made);
    expect(await orders()).toBe(1);
  });

  test('is asked for a card or a device until its hours are over, and for a large amount always', async () => {
    await age({ card: 25, session: 23 });
    expect((await demanded()).proof?.reasons).toEqual(['newDevice']);
    await age({ card: 23, session: 25 });
    expect((await demanded()).proof?.reasons).toEqual(['newCard']);
    await age({ card: 23, session: 23 });
    expect((await demanded({ amount: 2_000_000 })).proof?.reasons).toEqual(['newCard', 'newDevice', 'largeAmount']);
    await age({ card: 25, session: 25 });
    expect((await demanded({ amount: 2_000_000 })).proof?.reasons).toEqual(['largeAmount']);
    expect((await demanded({ amount: 1_999_900 })).code).toBe(200);
  });

  test('a card whose number was changed is new again', async () => {
    await age({ card: 48, session: 48 });
    const changed = await server.call('PUT', '/gameUserBankCard', {
      token: player.token,
      body: { id: cardId, bankCardAccount: '009876543210' },
    });
    expect(changed.body.code).toBe(200);
    expect((await demanded()).proof?.reasons).toEqual(['newCard']);
  });

  test('a device is known by its first login, whichever session it has now', async () => {
    await age({ card: 48 });
    const browser = randomUUID();
    await newToken(browser);
    await age({ session: 48 });
    expect((await demanded({ by: await newToken(randomUUID()) })).proof?.reasons).toEqual(['newDevice']);
    expect((await demanded({ by: await newToken(browser) })).code).toBe(200);
  });

  test('the site sets the hours and the amount', async () => {
    await setSite(server, { withdrawProofCardHours: '0', withdrawProofDeviceHours: '0', withdrawProofAmount: '500' });
    expect((await demanded({ amount: 50_000 })).proof?.reasons).toEqual(['largeAmount']);
    expect((await demanded({ amount: 49_900 })).code).toBe(200);
  });

  test('nobody proves anything for a withdrawal that its terms refuse anyway', async () => {
    expect((await demanded({ amount: 10_000 })).code).toBe(10201);
    await setSite(server, { openStatus: 'false' });
    expect((await demanded()).code).toBe(10207);
    await setSite(server, { openStatus: 'true' });
  });

  test('cancelling asks nothing, and the next withdrawal asks again', async () => {
    const key = randomUUID();
    await withdraw(key);
    await prove(key, password);
    const { orderNo } = (await withdraw(key)).data as { orderNo: string };
    const cancelled = await ask(`/pay/withdraw/cancel/${orderNo}`, undefined, { key: randomUUID() });
    expect(cancelled.body).toMatchObject({ code: 200, data: { status: 1, reason: 'cancelled' } });
    expect((await demanded()).code).toBe(10220);
  });

  test('a proof counts for its own key, card, amount and session alone, and for ten minutes', async () => {
    const otherCard = await addCard('001111222233');
    const key = randomUUID();
    await prove(key, password);
    expect((await withdraw(randomUUID())).code).toBe(10220);
    expect((await withdraw(key, { amount: 60_000 })).code).toBe(10220);
    expect((await withdraw(key, { card: otherCard })).code).toBe(10220);
    expect((await withdraw(key, { by: await newToken(null) })).code).toBe(10220);
    await server.hook('clock', { offsetMs: 600_000 });
    expect((await withdraw(key)).code).toBe(10220);
    await server.hook('clock', { offsetMs: 540_000 });
    expect((await withdraw(key)).code).toBe(200);
  });

  test('a withdrawal uses its proof up, so that one proof never pays twice', async () => {
    const key = randomUUID();
    await prove(key, password);
    const both = await Promise.all([withdraw(key), withdraw(key)]);
    expect(both[0]).toEqual(both[1]);
    const left = server.parts.db.selectFrom('withdrawal_proof').select('sent_under').where('sent_under', '=', key);
    expect(await left.execute()).toEqual([]);
    expect(await orders()).toBe(1);
  });

  test('a wrong password is counted: after ten the right one is refused for a while', async () => {
    const key = randomUUID();
    for (let tries = 0; tries < 10; tries += 1)
      expect(await prove(key, { password: 'wrong.pass1' })).toMatchObject({ code: 10801, field: 'password' });
    expect((await prove(key, password)).code).toBe(429);
    expect((await withdraw(key)).code).toBe(10220);
    await server.hook('clock', { offsetMs: 901_000 });
    expect((await prove(key, password)).code).toBe(200);
  });

  test('a code is sent to the own phone, works once, and its fifth wrong guess ends it', async () => {
    const codeOf = async () => {
      expect((await ask('/pay/withdraw/proof/code', { browserUUID })).body.code).toBe(200);
      const { text } = await booksOf(server)
        .selectFrom('sms')
        .select('text')
        .where('phone', '=', player.phone)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return { code: /\d{6}/.exec(text)?.[0] ?? '' };
    };
    const [key, next] = [randomUUID(), randomUUID()];
    const right = await codeOf();
    const wrong = { code: right.code === '111111' ? '222222' : '111111' };
    expect(await prove(key, wrong)).toMatchObject({ code: 10104, field: 'code' });
    expect((await prove(key, right)).code).toBe(200);
    // A lost response is repeated, although the code is used up; for another withdrawal it is.
    expect((await prove(key, right)).code).toBe(200);
    expect((await prove(next, right)).code).toBe(10104);
    expect((await withdraw(key)).code).toBe(200);
    const guessed = await codeOf();
    for (let tries = 0; tries < 5; tries += 1) await prove(next, wrong);
    expect((await prove(next, guessed)).code).toBe(10104);
  });

  test('a passkey proves it, but not one of another player, and no challenge twice', async () => {
    const device = new Authenticator(ORIGIN);
    const optionsOf = async (path: string, by = player.token) =>
      dataOf(await ask(path, undefined, { by })) as Schemas['PasskeyOptions'] & { user: { id: string } };
    const add = async (to: Authenticator, by = player.token) =>
      ask('/user/passkey', { credential: to.create(await optionsOf('/user/passkey/options', by)) }, { by });
    await add(device);
    const stranger = await server.newPlayer();
    const strange = new Authenticator(ORIGIN);
    await add(strange, stranger.token);

    const key = randomUUID();
    expect((await demanded()).proof?.ways).toEqual(['passkey', 'password', 'code']);
    const options = await optionsOf('/pay/withdraw/proof/passkey');
    expect(options).toMatchObject({
      rpId: 'lobby.example',
      userVerification: 'required',
      allowCredentials: [{ id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] }],
    });
    expect((await prove(key, { credential: strange.get(options) })).code).toBe(10117);
    expect((await prove(key, { credential: device.get(options) })).code).toBe(10118);
    // A challenge of a login proves nothing here.
    const ofLogin = dataOf(await ask('/passkey/options', { browserUUID })) as Schemas['PasskeyOptions'];
    expect((await prove(key, { credential: device.get(ofLogin) })).code).toBe(10118);
    const fresh = await optionsOf('/pay/withdraw/proof/passkey');
    expect((await prove(key, { credential: device.get(fresh) })).code).toBe(200);
    expect((await withdraw(key)).code).toBe(200);
  });

  test('an account of a social login has no password that its player knows, until one is set', async () => {
    const { db } = server.parts;
    const { created_at } = await db
      .selectFrom('player')
      .select('created_at')
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('social_account')
      .values({ type: 'facebook', subject: randomUUID(), player_id: player.id, name: 'Marisol', bound_at: created_at })
      .execute();
    await age({ card: 48 });
    expect((await demanded()).proof?.ways).toEqual(['code']);
    await db
      .updateTable('player')
      .set({ password_changed_at: new Date(created_at.getTime() + 1000) })
      .where('id', '=', player.id)
      .execute();
    expect((await demanded()).proof?.ways).toEqual(['password', 'code']);
  });

  test('takes exactly one proof', async () => {
    expect((await prove(randomUUID(), {})).code).toBe(10400);
    expect((await prove(randomUUID(), { ...password, code: '123456' })).code).toBe(10400);
  });
});
