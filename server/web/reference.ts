import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/load.js';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>User API</title></head>
<body><div id="reference"></div>
<script type="module" src="/reference/start.js"></script></body></html>`;

const start = `import { init } from '/reference/redoc.js';
init('/reference/user-api.json', { disableTelemetry: true }, document.getElementById('reference'))`;

/** Only this server: Redoc would load its logo from elsewhere. It writes its styles into the page. */
const policy = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  'worker-src blob:',
].join('; ');

/** `/reference`: a page to browse the contract. In development only: Redoc comes with the linter of the contract. */
export function addReference(app: FastifyInstance, { document }: Pick<Contract, 'document'>): void {
  const { resolve } = createRequire(import.meta.url);
  const redoc = resolve('@redocly/cli/package.json').replace(/package\.json$/, 'lib/chunks/redoc.standalone.js');
  app.get('/reference', async (_, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/reference/redoc.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await readFile(redoc)),
  );
  app.get('/reference/start.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  app.get('/reference/user-api.json', async () => document);
}
