import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignName } from '../../../server/domain/names.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import typed from '../../fixtures/shared/typedNames.json' with { type: 'json' };
import type { TestServer } from '../harness.js';
import { startStocked } from '../stocked.js';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startStocked('embedded');
  player = await server.newPlayer();
});
afterAll(() => server.close());

type Row = { typed: string; becomes?: string; refused?: string; house?: boolean };
const ask = async (path: string, body: object) => (await server.call('POST', path, { token: player.token, body })).body;

for (const field of ['nickname', 'realname'] as const)
  test.each<Row>(typed[field])(`${field} $typed: $becomes $refused`, async ({ typed: text, becomes, house }) => {
    // The contract has the form of a real name: the client sends it as it will be stored.
    const answer = await ask('/edit', { [field]: field === 'realname' ? (becomes ?? text) : text });
    if (house === true) expect(answer).toMatchObject({ code: 10_806, field });
    else if (becomes === undefined) expect(answer).toMatchObject({ code: 10_400, field });
    else expect(answer).toMatchObject({ code: 200, user: { [field]: becomes } });
  });

test.each<Row>(typed.holder)('holder $typed: $becomes $refused', async ({ typed: text, becomes, house }) => {
  const number = String(1000 + typed.holder.findIndex((row) => row.typed === text));
  const answer = await ask('/gameUserBankCard', { bank: 'ISAV', bankCardName: text, bankCardAccount: number });
  if (house === true) expect(answer).toMatchObject({ code: 10_806, field: 'bankCardName' });
  else if (becomes === undefined) expect(answer).toMatchObject({ code: 10_400, field: 'bankCardName' });
  else expect(answer).toMatchObject({ code: 200, data: { bankCardName: becomes } });
});

test('a name from another company loses what nobody sees, is cut between characters, and never reads as the house', async () => {
  const { db } = server.parts;
  const of = (text: string) => foreignName(db, text, 4);
  expect(await of('\u202eJo\u200by \u0000')).toBe('Joy');
  expect(await of('J\u0350\u0351\u0352\u0357o')).toBe('J\u0350\u0351o');
  expect(await of('abc👩\u200d👧de')).toBe('abc👩\u200d👧');
  expect(await of('\u3164\u200b')).toBeNull();
  expect(await foreignName(db, 'Paraw Support', 32)).toBeNull();
});
