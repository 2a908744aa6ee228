import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitSlowBodies } from '../../server/http/body-deadline.js';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  limitSlowBodies(app, 100);
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async () => ({}));
  app.post('/', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the head of a request and the first of its two bytes. */
function begin(contentType: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${contentType}\r\ncontent-length: 2\r\n\r\n{`);
  return socket;
}

test('a request whose JSON body does not arrive in time is closed', async () => {
  const socket = begin('application/json');
  socket.on('error', () => {});
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

test('an upload of a picture may take longer', async () => {
  const socket = begin('multipart/form-data; boundary=x');
  // A second request with a JSON body is closed meanwhile; the upload is still open.
  const other = begin('application/json').on('error', () => {});
  await once(other, 'close');
  socket.write('}');
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toContain('200 OK');
  socket.destroy();
});
