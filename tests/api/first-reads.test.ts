import { expect, test } from 'vitest';
import type { ApiClient } from '../../src/api/client.js';
import { clientOf, FirstReads, readName } from '../../src/api/first-reads.js';
import { createOpener } from '../../src/api/envelope.js';

const makers = { code: 200, msg: 'OK', data: [{ makerId: 'kasoy' }] };
const { read } = createOpener(() => undefined);

/** A client that notes what it is asked, and answers with no makers. */
function askedClient(): { client: ApiClient; asked: string[] } {
  const asked: string[] = [];
  const client = clientOf((verb) => async (path: string) => {
    asked.push(`${verb} ${path}`);
    return { data: { code: 200, msg: 'OK', data: [] }, response: new Response() };
  });
  return { client, asked };
}
const name = readName('/game/maker/list', {});

test('a read whose answer came with the document gets it, once, and asks nothing', async () => {
  const { client, asked } = askedClient();
  const reads = new FirstReads({ [name]: makers });
  const api = reads.before(client);
  expect(reads.areAsRendered).toBe(false);
  expect(await read(api.GET('/game/maker/list', {}))).toEqual(makers.data);
  expect(reads.areAsRendered).toBe(true);
  expect(asked).toEqual([]);
  reads.wake();
  expect(await read(api.GET('/game/maker/list', {}))).toEqual([]);
  expect(asked).toEqual(['GET /game/maker/list']);
});

test('reads of different parameters are different reads', () => {
  const of = (categoryId: string) =>
    readName('/game/maker/list/bycategory/{categoryId}', { params: { path: { categoryId } } });
  expect(of('slots')).not.toBe(of('poker'));
});

test('a read that the server left to the browser waits until the page is hydrated', async () => {
  const { client, asked } = askedClient();
  const reads = new FirstReads({ [name]: null });
  const answer = read(reads.before(client).GET('/game/maker/list', {}));
  await Promise.resolve();
  expect([asked, reads.areAsRendered]).toEqual([[], true]);
  reads.wake();
  expect(await answer).toEqual([]);
});

test('a chart that reads anything else than on the server is not as the server rendered it', async () => {
  const { client, asked } = askedClient();
  const reads = new FirstReads({});
  const answer = read(reads.before(client).GET('/game/maker/list', {}));
  expect([asked, reads.areAsRendered]).toEqual([[], false]);
  reads.wake();
  await answer;
  expect(asked).toEqual(['GET /game/maker/list']);
});

test('nor is one that finds something in the storage of the browser', () => {
  const reads = new FirstReads({});
  const store = reads.noting({ get: (item: string) => (item === 'resume:signUp' ? '{}' : null) });
  expect([store.get('sound'), reads.areAsRendered]).toEqual([null, true]);
  expect([store.get('resume:signUp'), reads.areAsRendered]).toEqual(['{}', false]);
});

test('an answer that no chart has taken is forgotten when the page is hydrated', async () => {
  const { client, asked } = askedClient();
  const reads = new FirstReads({ [name]: makers });
  reads.wake();
  expect(await read(reads.before(client).GET('/game/maker/list', {}))).toEqual([]);
  expect(asked).toEqual(['GET /game/maker/list']);
});
