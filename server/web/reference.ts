import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/load.js';

const assets = '/reference/assets/';
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>User API</title>
<link rel="stylesheet" href="${assets}swagger-ui.css"></head>
<body><div id="reference"></div><script src="${assets}swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({
  url: '/reference/user-api.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
})</script></body></html>`;

/** `/reference`: a page to browse the contract and try its requests on this server. In development only. */
export async function addReference(app: FastifyInstance, { document }: Pick<Contract, 'document'>): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../node_modules/swagger-ui-dist/', import.meta.url)),
    prefix: assets,
    index: false,
    decorateReply: false,
  });
  app.get('/reference', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/reference/user-api.json', async () => document);
}
