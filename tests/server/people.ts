import { randomInt } from 'node:crypto';
import { openSession } from '../../server/domain/access/sessions.js';
import { solutionOf } from '../../server/testing/captchas.js';
import type { TestServer } from './harness.js';
import { booksOf } from './sandbox-books.js';

/** A Philippine mobile number that no account has yet. */
export function newPhone(): string {
  return `091${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`;
}

/** The demo player of a seeded lobby, with the token of a new session. */
export async function demoPlayer({ parts: { db, services } }: TestServer): Promise<{ id: number; token: string }> {
  const { id } = await db.selectFrom('player').select('id').where('username', '=', 'demo').executeTakeFirstOrThrow();
  const token = await openSession(db, id, null, {
    ip: '127.0.0.1',
    services,
    now: () => services.clock.now(),
    headers: { userAgent: 'test' },
  });
  return { id, token };
}

/** The nonce that the code-sending calls carry (decision C2). */
export function nonceOf(phone: string): string {
  return Buffer.from(`${phone}4821`).toString('base64');
}

/**
 * Asks for a code and reads it from the outbox; null when the message carried none. Only the browser that asked can use
 * it.
 */
export async function askCode(
  server: TestServer,
  path: string,
  phone: string,
  browserUUID: string,
): Promise<string | null> {
  const { body } = await server.call('POST', path, { body: { phone, code: nonceOf(phone), browserUUID } });
  if (body.code !== 200) throw new Error(`${path} answered ${body.code}`);
  const message = await booksOf(server)
    .selectFrom('sms')
    .select('text')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(message.text)?.[0] ?? null;
}

/** A captcha and its solution. */
export async function solvedCaptcha(server: TestServer): Promise<{ uuid: string; code: string }> {
  const { body } = await server.call('GET', '/captcha/captchaImage');
  const uuid = String(body['uuid']);
  return { uuid, code: await solutionOf(server.parts.db, uuid) };
}

/** Withdrawals ask nobody who is there (E8): the test is about something else. */
export const askNoProof = (server: TestServer): Promise<void> =>
  setSite(server, { withdrawProofCardHours: '0', withdrawProofDeviceHours: '0' });

/** Turns a switch of the site; flags are texts (decision B6). */
export async function setSite(server: TestServer, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, text] of Object.entries(settings)) {
    const value = JSON.stringify(text);
    await server.parts.db
      .insertInto('site_setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}
