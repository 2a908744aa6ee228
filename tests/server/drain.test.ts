import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drainBodies } from '../../server/http/drain.js';
import { UploadsInFlight } from '../../server/http/uploads-in-flight.js';
import { startTestServer, type TestServer } from './harness.js';

const MB = 1024 * 1024;

describe('a refusal reaches a client that is still sending', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  /**
   * Sends a whole request and only then reads the response, as browsers do. Returns the response; rejects when the
   * connection is reset meanwhile.
   */
  async function send(path: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = Object.entries({ host: 'localhost', connection: 'close', ...headers });
    const answer: string[] = [];
    return new Promise((resolve, reject) => {
      socket.setEncoding('utf8').on('error', reject).pause();
      socket.write(
        `POST /user-api${path}?lang=en_US HTTP/1.1\r\n${head.map(([name, text]) => `${name}: ${text}\r\n`).join('')}\r\n`,
      );
      socket.write(body, () =>
        socket
          .on('data', (text: string) => answer.push(text))
          .on('end', () => resolve(answer.join('')))
          .resume(),
      );
    });
  }

  const upload = (size: number, token = '') =>
    send('/common/upload', randomBytes(size), {
      'content-type': `multipart/form-data; boundary=${'x'.repeat(30)}`,
      'content-length': String(size),
      authorization: `Bearer ${token}`,
    });

  test('a JSON body over the limit', async () => {
    const size = 4 * MB;
    const headers = { 'content-type': 'application/json', 'content-length': String(size) };
    expect(await send('/login', Buffer.alloc(size, 32), headers)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('an upload without a login', async () => {
    expect(await upload(4 * MB)).toContain('"code":401');
  });

  test('a file over the limit, of announced size or not', async () => {
    const { token } = await server.newPlayer();
    expect(await upload(7 * MB, token)).toContain('"code":10217');
    const size = 7 * MB;
    const chunked = Buffer.concat([
      Buffer.from(`${size.toString(16)}\r\n`),
      randomBytes(size),
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    const headers = {
      'content-type': `multipart/form-data; boundary=${'x'.repeat(30)}`,
      'transfer-encoding': 'chunked',
      authorization: `Bearer ${token}`,
    };
    expect(await send('/common/upload', chunked, headers)).toContain('"code":10217');
  });

  test('an upload after too many, before it is read', async () => {
    const { id, token } = await server.newPlayer();
    await server.parts.db
      .insertInto('rate_limit')
      .values({ key: `upload:${id}`, count: 60, window_ends_at: new Date(Date.now() + 60_000) })
      .execute();
    expect(await upload(4 * MB, token)).toContain('"code":429');
  });
});

describe('a body without end', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = Fastify();
    drainBodies(app, MB);
    app.addHook('onRequest', async (_, reply) => reply.code(403).send('no'));
    app.post('/', async () => 'never');
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  test('is cut off', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n');
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), randomBytes(65_536), Buffer.from('\r\n')]);
    let sent = 0;
    const more = (): void => {
      for (;;) {
        sent += chunk.length;
        if (socket.destroyed || !socket.write(chunk)) break;
      }
    };
    socket.on('drain', more).resume();
    more();
    await new Promise((resolve) => socket.once('close', resolve));
    // What lies in the buffers of the two sockets comes on top.
    expect(sent).toBeLessThan(32 * MB);
  });
});

test('a request that the server sends to itself gets its response', async () => {
  const app = Fastify();
  drainBodies(app);
  app.post('/', async () => 'here');
  expect((await app.inject({ method: 'POST', url: '/', payload: { some: 'body' } })).body).toBe('here');
  await app.close();
});

describe('bodies that are being read', () => {
  const endless = () => new Promise<never>(() => undefined);

  test('are bounded for each player', async () => {
    const inFlight = new UploadsInFlight();
    for (let count = 0; count < 3; count += 1) void inFlight.take(1, MB, endless);
    await expect(inFlight.take(1, MB, async () => 'read')).rejects.toThrow('tooManyRequests');
    expect(await inFlight.take(2, MB, async () => 'read')).toBe('read');
  });

  test('are bounded over all players, and make room when they end', async () => {
    const inFlight = new UploadsInFlight(2 * MB);
    let end = (): void => undefined;
    const reading = inFlight.take(1, 2 * MB, () => new Promise<void>((resolve) => (end = resolve)));
    await expect(inFlight.take(2, 1, async () => 'read')).rejects.toThrow('tooManyRequests');
    end();
    await reading;
    expect(await inFlight.take(2, 2 * MB, async () => 'read')).toBe('read');
  });
});
