import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What becomes of a request: passed on to the lobby, lost, left without a response, or answered in place of the lobby. */
export type Fate = 'passed' | 'lost' | 'unanswered' | { status?: number; type: string; body: string };

export type Door = {
  origin: string;
  /** The paths of all requests so far. */
  asked: string[];
  /** Bytes that browsers were sent so far, with the headers. */
  sent: () => number;
  /** Decides from now on. Takes the path and the query. */
  decide: (fate: (path: string) => Fate) => void;
  stop: () => Promise<void>;
};

/**
 * Stands before a lobby. What Playwright can fail or answer are the requests of a page; those of a service worker have to be
 * met on their way.
 */
export async function openDoor(lobby: string): Promise<Door> {
  const { host } = new URL(lobby);
  const asked: string[] = [];
  let decide: (path: string) => Fate = () => 'passed';
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const fate = decide(path);
    if (fate === 'passed') pass(lobby, host, incoming, answer);
    else if (fate === 'lost') incoming.destroy();
    else if (fate !== 'unanswered') answer.writeHead(fate.status ?? 200, headersOf(fate)).end(fate.body);
  });
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    sent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    decide: (fate) => (decide = fate),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const headersOf = ({ type }: { type: string }): OutgoingHttpHeaders => ({
  'content-type': type,
  'cache-control': 'no-cache',
});

function pass(lobby: string, host: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = request(
    lobby + url,
    { method, headers: { ...headers, host, ...(headers.origin ? { origin: lobby } : {}) } },
    (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
}
