/** A Fastify route and nothing else, which answers the file it is given: what reads of the API are measured by. `tsx bare.ts <file>` prints its port. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const bytes = readFileSync(process.argv[2] ?? '', 'utf8');
const app = Fastify({ logger: false });
app.get('/', async (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
