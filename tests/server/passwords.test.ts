import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../../server/domain/access/common-passwords.js';
import { openPasswords } from '../../server/domain/access/passwords.js';

describe('passwords', () => {
  test('are hashed by Argon2id, each differently, and verified', async () => {
    const passwords = openPasswords({ PASSWORD_QUEUE: 8 });
    const [one, other] = [await passwords.hash('mango.moon7'), await passwords.hash('mango.moon7')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect([
      await passwords.verify(one, 'mango.moon7'),
      await passwords.verify(one, 'mango.moon8'),
      await passwords.verify(null, 'mango.moon7'),
    ]).toEqual([true, false, false]);
  });

  test("beyond the queue's limit are refused at once, and the others are hashed", async () => {
    const passwords = openPasswords({ PASSWORD_QUEUE: 2 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.hash('mango.moon7')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(
      results
        .filter((result) => result.status === 'rejected')
        .map(({ reason }: PromiseRejectedResult) => (reason as { problem: string }).problem),
    ).toEqual(Array(4).fill('tooManyRequests'));
    expect(await passwords.hash('mango.moon7')).toContain('$argon2id$');
  });

  test.each([
    ['password1', true],
    ['QWERTY123', true],
    ['mango.moon7', false],
  ])('%s is a common password: %s', async (password, expected) => {
    expect(await isCommonPassword(password)).toBe(expected);
  });
});
