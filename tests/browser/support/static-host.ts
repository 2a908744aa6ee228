import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { root } from '../../support/files.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

export type StaticHost = { origin: string; stop: () => Promise<void> };

/** A host that knows nothing: files of the build as they lie there, `index.html` for every other address, the API passed on. */
export async function startStaticHost(api: string): Promise<StaticHost> {
  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '/').split('?')[0] ?? '/';
    if (/^\/(?:user-api|art)\//.test(path)) pass(api, asked, answer);
    else sendFile(path, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function sendFile(path: string, answer: ServerResponse): void {
  const wanted = join(root, 'dist/client', normalize(path));
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(root, 'dist/client/index.html');
  answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(answer);
}

function pass(api: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host } = new URL(api);
  const onward = request(
    `${api}${asked.url}`,
    { method: asked.method, headers: { ...asked.headers, host, ...(asked.headers.origin ? { origin: api } : {}) } },
    (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    },
  );
  onward.on('error', () => answer.writeHead(502).end());
  asked.pipe(onward);
}
