import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.js';

describe('a request with a malformed head', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Sends this request line and reads the whole response. */
  function answerTo(line: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
        socket.write(Buffer.from(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1')),
      );
      let answer = '';
      socket
        .setEncoding('utf8')
        .on('data', (text: string) => (answer += text))
        .on('close', () => resolve(answer))
        .on('error', reject);
    });
  }

  test.each([
    [400, 'GET /%E0%A4%A', 'is no UTF-8'],
    [400, 'GET /user-api/bulletin/info/%E0%A4%A', 'is no UTF-8 in a parameter'],
    [400, 'GET /user-api/%zz', 'is no escape'],
    [400, 'GET http://[::bad/', 'is no address'],
    [400, 'GET lobby', 'has no slash'],
    [400, 'GET /a b', 'has a space'],
    [400, 'GET /\xff', 'is no ASCII'],
    [400, 'FOO /', 'has an unknown method'],
    [431, `GET /${'a'.repeat(20_000)}`, 'is over-long'],
    [404, 'GET //', 'has two slashes'],
    [404, `GET /user-api/bulletin/info/${'a'.repeat(5_000)}`, 'has an over-long parameter'],
    [404, 'OPTIONS *', 'is for the whole server'],
  ])('gets %i with an envelope and our headers: %s, which %s', async (status, line) => {
    const answer = await answerTo(line);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({
      code: status === 404 ? 10404 : 10400,
      msg: expect.any(String) as string,
    });
  });
});
