import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { start, urlOf, type Running } from './child.js';

describe('a server that is told to stop', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-stop-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const begin = (more: Readonly<Record<string, string>>) =>
    start({ PORT: '0', DATA_DIR: folder, SEED: 'false', LOG_LEVEL: 'info', ...more });

  /** Waits until the server has logged this. */
  async function logged({ process: child, said }: Running, text: string): Promise<void> {
    while (!said().includes(text)) await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  }

  test('is unready at once, serves every request until its port closes, and ends each connection', async () => {
    const server = await begin({ DRAIN_SECONDS: '3' });
    const url = await urlOf(server);
    const before = await fetch(`${url}/user-api/bulletin/list?lang=en_US`);
    expect(before.headers.get('connection')).toBe('keep-alive');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await logged(server, '"msg":"stopping"');
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const response = await fetch(`${url}/user-api/bulletin/list?lang=en_US`);
    expect(await response.json()).toMatchObject({ code: 200 });
    expect(response.headers.get('connection')).toBe('close');
    expect(server.said()).not.toContain('"msg":"closing the port"');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test('cuts off a request that never ends, and exits with 0', async () => {
    const server = await begin({ SHUTDOWN_SECONDS: '9' });
    const { hostname, port } = new URL(await urlOf(server));
    const ended = once(server.process, 'exit');
    const socket: Socket = connect(Number(port), hostname).on('error', () => undefined);
    const closed = once(socket, 'close');
    // Node waits five minutes for the rest of a picture.
    socket.write(
      'POST /user-api/nothing HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
        'content-length: 100\r\n\r\n--x\r\n',
    );
    await fetch(`http://${hostname}:${port}/healthz`);
    server.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(server.said()).toContain('"msg":"requests that still ran are cut off"');
    await closed;
  });
});
