import Fastify, { type FastifySchema, type RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { Contract } from './load.js';

/** What the contract says of an operation's route: method, path, and the schemas of what it takes and answers. */
export interface ContractRoute extends Pick<RouteOptions, 'method' | 'url'> {
  readonly id: string;
  readonly schema: FastifySchema;
}

let made: Promise<readonly ContractRoute[]> | undefined;

/**
 * The routes of the contract, by fastify-openapi-glue. Made once per process, since checking and translating the contract
 * takes as long as all the rest of a server's start, and the tests start hundreds of servers in one process.
 */
export const routesOf = (contract: Contract): Promise<readonly ContractRoute[]> => (made ??= makeRoutes(contract));

async function makeRoutes({ document }: Contract): Promise<readonly ContractRoute[]> {
  const routes: ContractRoute[] = [];
  // The library only adds routes to a server, so it gets one that never listens and compiles nothing.
  const collector = Fastify({ exposeHeadRoutes: false });
  collector.setValidatorCompiler(() => () => true);
  collector.setSerializerCompiler(() => JSON.stringify);
  collector.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    // The contract lists every query parameter; any other is refused, as in bodies.
    const query = schema.querystring;
    if (typeof query === 'object' && query !== null) Object.assign(query, { additionalProperties: false });
    routes.push({ id: (config as { readonly id: string }).id, method, url, schema });
  });
  await collector.register(fastifyOpenapiGlue, {
    specification: document,
    operationResolver: (id: string) => ({ config: { id }, handler: () => undefined }) as unknown as RouteOptions,
  });
  await collector.ready();
  return routes;
}
