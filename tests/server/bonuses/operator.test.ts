import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantBonus } from '../../../server/operator/grant-bonus.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { runCommand } from '../run-command.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { newMember } from './member.js';

describe.each(ENGINES)('an operator who grants a bonus, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(async () => {
    await expectSoundLedger(server);
    await server.close();
  });

  const run = (...args: readonly string[]) => runCommand(server, grantBonus, ...args);

  test('gives a player something to claim, with its note and its turnover', async () => {
    const member = await newMember(server);
    expect(await run(member.player.username, '12.50', 'compensation', '2', 'For', 'the', 'pause')).toEqual({
      code: 0,
      said: `${member.player.username} may claim PHP 12.50.\n`,
    });
    const { body } = await member.ask('GET', '/systemBonus/list');
    expect(body['rows']).toMatchObject([
      { amount: 1250, turnoverRequired: 2500, reason: 'compensation', note: 'For the pause', status: 'pending' },
    ]);
    const [bonus] = body['rows'] as readonly { bonusId: string }[];
    expect(dataOf(await member.claim('/systemBonus', bonus?.bonusId ?? ''))).toMatchObject({ balance: 1250 });
  });

  test.each([
    ['0', 'gift'],
    ['-5', 'gift'],
    ['1.234', 'gift'],
    ['five', 'gift'],
    ['5', 'because'],
    ['5', 'gift', '101'],
  ])('gets an error for %s %s %s, and no bonus is given', async (...args) => {
    const member = await newMember(server);
    expect((await run(member.player.username, ...args)).code).toBe(1);
    expect((await member.ask('GET', '/systemBonus/list')).body['total']).toBe(0);
  });

  test('gets an error for an unknown player', async () => {
    expect(await run('nobody-at-all', '5', 'gift')).toEqual({ code: 1, said: 'There is no player nobody-at-all.\n' });
  });
});
