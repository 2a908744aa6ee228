import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loadContract } from '../../../server/contract/load.js';
import { addReference } from '../../../server/web/reference.js';

test('the reference shows every operation of the contract, only with files of this server', async () => {
  const app = Fastify();
  const contract = await loadContract();
  await addReference(app, contract);
  const page = (await app.inject('/reference')).payload;
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(2);
  for (const file of files) expect(await app.inject(file)).toMatchObject({ statusCode: 200 });
  const { paths } = (await app.inject('/reference/user-api.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(described.toSorted()).toEqual([...contract.operations.keys()].toSorted());
  await app.close();
});
