import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loadContract } from '../../../server/contract/load.js';
import { addReference } from '../../../server/web/reference.js';

test('the reference shows every operation of the contract, only with files of this server', async () => {
  const app = Fastify();
  const contract = await loadContract();
  addReference(app, contract);
  const page = (await app.inject('/reference')).payload;
  const [, start = ''] = /src="([^"]+)"/.exec(page) ?? [];
  const [, redoc = ''] = /import \{ init \} from '([^']+)'/.exec((await app.inject(start)).payload) ?? [];
  const { payload } = await app.inject(redoc);
  expect(payload.slice(0, 200)).toContain('Redocly');
  expect(payload.slice(-200)).toMatch(/export\s*\{.*\binit\b/);
  const { paths } = (await app.inject('/reference/user-api.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(described.toSorted()).toEqual([...contract.operations.keys()].toSorted());
  await app.close();
});
