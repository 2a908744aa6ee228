import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export type Twin = { origin: string; stop: () => void };

/**
 * Stands before the lobby and passes everything on. With `isBare`, every page comes without its scripts: the least that the same
 * picture can cost. Both stand behind such a door, so that it weighs on neither side, and the network stays the browser's.
 */
export async function openDoor(lobby: string, isBare: boolean): Promise<Twin> {
  const target = new URL(lobby);
  const server: Server = createServer((asked, answer) => {
    const isPage = isBare && (asked.headers.accept ?? '').includes('text/html');
    const headers = { ...asked.headers, host: target.host, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const onward = request(
      { hostname: target.hostname, port: target.port, path: asked.url, method: asked.method, headers },
      (reply) => {
        if (isPage) void answerStripped(reply, answer);
        else {
          answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
          reply.pipe(answer);
        }
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const compressed = new Map<string, Buffer>();

async function answerStripped(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const html = withoutScripts(Buffer.concat(chunks).toString());
  // Once, as the lobby does with its own pages: at every visit it would delay the first byte by a sixth of a second.
  const body = compressed.get(html) ?? brotliCompressSync(html);
  compressed.set(html, body);
  const { link: _link, 'content-length': _length, etag: _etag, ...headers } = reply.headers;
  answer
    .writeHead(reply.statusCode ?? 502, { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) })
    .end(body);
}

export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(?:modulepreload|as="?script)[^>]*>/g, '');
