import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { networkOf } from '../../server/http/network.js';
import { startTestServer } from './harness.js';
import { newPhone, nonceOf } from './people.js';
import { booksOf } from './sandbox-books.js';

describe('limits count a caller by the network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));

  test('so that a subscriber of IPv6 has the limits of one caller', async () => {
    const server = await startTestServer({ settings: { TRUST_PROXY: '127.0.0.1' } });
    const ask = async (ip: string) => {
      const phone = newPhone();
      const body = { phone, code: nonceOf(phone), browserUUID: randomUUID() };
      const headers = { 'x-forwarded-for': ip };
      return (await server.call('POST', '/register/sendRegisterPhoneCode', { body, headers })).body.code;
    };
    const ofOne: number[] = [];
    for (let host = 1; host <= 60; host += 1) ofOne.push(await ask(`2001:db8::${host}`));
    // Beyond thirty codes each further one needs a captcha.
    expect(ofOne).toEqual([...Array<number>(30).fill(200), ...Array<number>(30).fill(10101)]);
    expect(await ask('2001:db8::ffff')).toBe(429);
    expect(await ask('2001:db8:0:1::1')).toBe(200);
    await server.close();
  });
});

test('the site sends no more messages in an hour than its budget, whoever asks', async () => {
  const server = await startTestServer({ settings: { MESSAGES_PER_HOUR: 2 } });
  const ask = async () => {
    const phone = newPhone();
    const body = { phone, code: nonceOf(phone), browserUUID: randomUUID() };
    return (await server.call('POST', '/register/sendRegisterPhoneCode', { body })).body.code;
  };
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  expect(await booksOf(server).selectFrom('sms').selectAll().execute()).toHaveLength(2);
  await server.hook('clock', { offsetMs: 3_601_000 });
  expect(await ask()).toBe(200);
  await server.close();
});
