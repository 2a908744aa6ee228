import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, pictureAfter, submitLogin, tokenOf } from '../browser/steps/access.js';
import { findChromium } from '../browser/support/chromium.js';
import { newPlayer } from '../browser/support/hooks.js';
import { startLobby, type StartedLobby } from '../browser/support/lobby.js';
import { launch, phoneFrame, visit } from '../browser/support/visitor.js';
import { pesos } from '../browser/steps/screen.js';
import { freePort } from '../support/free-port.js';
import { present } from '../support/present.js';
import { installed, startProxy, trusting, type Proxy, type ProxyName } from './proxies.js';

const home = '/pages/index/index';
const navigation = { 'sec-fetch-mode': 'navigate', 'accept-encoding': 'gzip, deflate, br' };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; early: readonly IncomingHttpHeaders[] };

/** A request over HTTP/2, with whatever the proxy sends before the response. */
async function ask(
  session: ClientHttp2Session,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: Buffer,
): Promise<Answer> {
  const stream = session.request({ ':path': path, ':method': body ? 'POST' : 'GET', ...headers });
  const early: IncomingHttpHeaders[] = [];
  stream.on('headers', (found: IncomingHttpHeaders) => early.push(found));
  stream.end(body);
  const [found] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { status: found[':status'], headers: found, body: Buffer.concat(chunks), early };
}

/** Answers with what it was asked, after the whole body. */
async function startEcho(): Promise<{ address: string; server: Server }> {
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    response.end(JSON.stringify({ headers: request.headers, bytes }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

let lobby: StartedLobby | undefined;
const ourLobby = () => present(lobby, 'the lobby');
beforeAll(async () => {
  if (Object.values(installed).some(Boolean)) lobby = await startLobby({ isBehindProxy: true });
});
afterAll(() => lobby?.stop());

describe.each(['caddy', 'nginx'] as const satisfies readonly ProxyName[])('behind %s', (name) => {
  describe.runIf(installed[name])(installed[name] ? 'a lobby' : `(${name} or openssl is not installed)`, () => {
    let proxy: Proxy;
    let session: ClientHttp2Session;
    const get = (path: string, headers?: Readonly<Record<string, string>>) => ask(session, path, headers);

    beforeAll(async () => {
      proxy = await startProxy(name, new URL(ourLobby().origin).host);
      session = connect(proxy.origin, { ca: proxy.certificate });
      await once(session, 'connect');
    });
    afterAll(async () => {
      session.close();
      await proxy.stop();
    });

    test('has pages over HTTP/2, compressed once', async () => {
      expect(session.alpnProtocol).toBe('h2');
      const { status, headers, body } = await get(home, navigation);
      expect([status, headers['content-encoding']]).toEqual([200, 'br']);
      expect(brotliDecompressSync(body).toString()).toMatch(/^<!doctype html>/);
      expect(headers['strict-transport-security']).toBeDefined();
    });

    test('has early hints where the proxy passes them on, and the page in any case', async () => {
      const { status, early } = await get(home, navigation);
      expect(status).toBe(200);
      const hints = early.map((found) => found.link).join();
      if (name === 'caddy') expect(hints).toMatch(/<\/assets\/main-[^>]+\.js>; rel=modulepreload/);
      else expect(early).toEqual([]);
    });

    test('never gives a page to a visitor of another look', async () => {
      const looks = [{}, { cookie: 'locale=my_MM' }, { cookie: 'mode=dark' }, { 'user-agent': 'Android Mobile' }];
      const pages = [];
      for (const look of [...looks, ...looks]) pages.push(await get(home, { ...navigation, ...look }));
      const texts = pages.map(({ body }) => brotliDecompressSync(body).toString());
      expect(texts[0]).toContain('<html lang="en-US"');
      expect(texts[1]).toContain('<html lang="my-MM"');
      expect(new Set(texts).size).toBe(looks.length);
      expect(texts.slice(looks.length)).toEqual(texts.slice(0, looks.length));
      // Each comes from a server, not from a cache.
      expect(new Set(pages.map(({ headers }) => headers['x-request-id'])).size).toBe(pages.length);
      expect(pages.map(({ headers }) => headers['cache-control'])).toEqual(pages.map(() => 'private, no-cache'));
    });

    test('keeps no answer of the API', async () => {
      const answers = [];
      for (let asked = 0; asked < 3; asked++)
        answers.push(await get('/user-api/game/home?lang=en_US', { 'accept-encoding': 'gzip, br' }));
      expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('no-store'));
      expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(Array(3).fill('gzip'));
      expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(3);
    });

    test('has its immutable files, each kind for the browsers that read it', async () => {
      const page = brotliDecompressSync((await get(home, navigation)).body).toString();
      const script = present(/\/assets\/main-[\w-]+\.js/.exec(page)?.[0], 'a script');
      const picture = present(/\/art\/banner-[\w.-]+\.avif/.exec(page)?.[0], 'a picture');
      const kinds = [
        [script, { 'accept-encoding': 'gzip, br' }, 'javascript', 'br'],
        [script, { 'accept-encoding': 'gzip' }, 'javascript', undefined],
        [picture, { accept: 'image/avif,image/webp,*/*' }, 'image/avif', undefined],
        [picture, { accept: 'image/webp,*/*' }, 'image/webp', undefined],
      ] as const;
      for (const [path, asked, type, encoding] of kinds) {
        const first = await get(path, asked);
        // Another query and other headers are still the same file.
        const again = await get(`${path}?again`, { ...asked, cookie: 'locale=my_MM', 'user-agent': 'another' });
        for (const { status, headers } of [first, again]) {
          expect(status).toBe(200);
          expect(headers['content-type']).toContain(type);
          expect(headers['content-encoding']).toBe(encoding);
          expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        }
        expect(again.body.equals(first.body)).toBe(true);
        if (name === 'nginx') expect([first, again].map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT']);
      }
      expect((await get('/assets/gone-00000000.js')).status).toBe(404);
    });

    test('is opened by its name and over TLS alone', async () => {
      const response = await fetch(`${proxy.plain}${home}?period=daily`, { redirect: 'manual' });
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toMatch(
        /^https:\/\/localhost(?::\d+)?\/pages\/index\/index\?period=daily$/,
      );
    });

    test('takes the picture of a receipt and refuses a larger one in its own words, and nobody else suffers', async () => {
      const { token } = await newPlayer(ourLobby());
      const send = async (bytes: number) => {
        const part = 'content-disposition: form-data; name="file"; filename="receipt.png"\r\ncontent-type: image/png';
        const body = Buffer.concat([
          Buffer.from(`--part\r\n${part}\r\n\r\n`),
          Buffer.alloc(bytes),
          Buffer.from('\r\n--part--\r\n'),
        ]);
        const type = 'multipart/form-data; boundary=part';
        const headers = { authorization: `Bearer ${token}`, 'content-type': type };
        const answer = await ask(session, '/user-api/common/upload?lang=en_US', headers, body);
        return (JSON.parse(answer.body.toString()) as { msg: string }).msg;
      };
      // It has arrived: the server misses the field that says what it is for.
      expect(await send(5_000_000)).toBe('Please check what you entered.');
      expect(await send(7_000_000)).toBe('Exceeded the allowed file size.');
      expect((await get(home, navigation)).status).toBe(200);
    });

    test('lets a player log in and see the money', async () => {
      const player = await newPlayer(ourLobby(), { balance: 12_300 });
      const browser = await open(proxy, name === 'caddy');
      try {
        const { page, problems } = await visit(browser, proxy.origin, phoneFrame);
        const picture = await pictureAfter(page, () => page.goto('/pages/login/accountLogin'));
        const protocols = await page.evaluate(() =>
          performance.getEntriesByType('navigation').map((one) => (one as PerformanceResourceTiming).nextHopProtocol),
        );
        expect(protocols).toEqual([name === 'caddy' ? 'h3' : 'h2']);
        const hinted = await page.evaluate(
          () =>
            performance
              .getEntriesByType('resource')
              .filter((one) => (one as PerformanceResourceTiming).initiatorType === 'early-hints').length,
        );
        expect(hinted > 0).toBe(name === 'caddy');
        await submitLogin(page, player.username, player.password, await answerTo(ourLobby(), picture));
        await expect.poll(() => tokenOf(page)).not.toBeNull();
        await page.goto('/pages/account/myWallet');
        await page.getByText(pesos(12_300)).first().waitFor();
        expect(problems).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  });

  describe.runIf(installed[name])('a server', () => {
    let echo: Awaited<ReturnType<typeof startEcho>>;
    let proxy: Proxy;
    let session: ClientHttp2Session;
    type Echo = { headers: Record<string, string>; bytes: number };
    const told = async (...asked: [path: string, headers?: Record<string, string>, body?: Buffer]): Promise<Echo> =>
      JSON.parse((await ask(session, ...asked)).body.toString()) as Echo;

    beforeAll(async () => {
      echo = await startEcho();
      // The other server is down.
      proxy = await startProxy(name, echo.address, `127.0.0.1:${await freePort()}`);
      session = connect(proxy.origin, { ca: proxy.certificate });
      await once(session, 'connect');
    });
    afterAll(async () => {
      session.close();
      await proxy.stop();
      echo.server.close();
    });

    test('hears who calls from the proxy alone', async () => {
      const forged = {
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
      };
      const { headers } = await told('/user-api/game/home', forged);
      const { host } = new URL(proxy.origin);
      expect(headers).toMatchObject({
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
      });
    });

    test('gets the requests of another one that is down', async () => {
      for (let asked = 0; asked < 8; asked++)
        expect((await told('/user-api/game/home', {}, Buffer.from('{}'))).bytes).toBe(2);
    });
  });
});

/** A Chromium that trusts the proxy's certificate, with or without HTTP/3. */
function open(proxy: Proxy, hasQuic: boolean): Promise<Browser> {
  if (!hasQuic) return launch(trusting(proxy));
  return chromium.launch({
    executablePath: present(findChromium(), 'a Chromium'),
    // QUIC tries one address alone, and a proxy of this test has no other.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      trusting(proxy),
      '--host-resolver-rules=MAP localhost 127.0.0.1',
      `--origin-to-force-quic-on=${new URL(proxy.origin).host}`,
    ],
  });
}
