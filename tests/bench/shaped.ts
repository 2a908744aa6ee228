import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** `roundTrip` in ms; `down` and `up` in bytes a second. */
export type Line = { roundTrip: number; down: number; up: number };
export type Shaped = { origin: string; stop: () => void };

/** Bytes of data in a packet, and how many of them TCP sends before the first answer (RFC 6928). */
const packet = 1_460;
const firstWindow = 10 * packet;
/** More than this does not wait in the relay: what a server wants to send first then still comes first. */
const mostWaiting = 64 * 1024;

/**
 * A relay with the delays of a slow line before a server, for whatever protocol: the browser's own emulation delays each
 * request and knows no connections. Every connection opens after a round trip and starts slowly; all share the line. A window
 * doubles with each round trip, and nothing is lost, so that one visit is like the other.
 */
export async function openShaped(target: string, { roundTrip, down, up }: Line): Promise<Shaped> {
  const { hostname, port, protocol } = new URL(target);
  const [downlink, uplink] = [openLink(down), openLink(up)];
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    const opened = performance.now() + roundTrip;
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      // Without the wait of Nagle's algorithm, which is not the line's.
      socket
        .setNoDelay(true)
        .on('error', () => browser.destroy())
        .on('close', () => sockets.delete(socket));
    }
    browser.on('close', () => upstream.destroy());
    const arrive = inOrder(upstream);
    browser.on('data', (bytes: Buffer) => arrive(bytes, Math.max(uplink.sentAt(bytes.length), opened) + roundTrip / 2));
    sendSlowly(upstream, browser, downlink, roundTrip);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `${protocol}//localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Packets leave as the window allows; each that has arrived opens it by as much again. */
function sendSlowly(from: Socket, to: Socket, link: Link, roundTrip: number): void {
  const waiting: Buffer[] = [];
  const arrive = inOrder(to);
  let [waits, inFlight, window] = [0, 0, firstWindow];
  let hasEnded = false;
  const pump = () => {
    while (waiting.length > 0 && inFlight < window) {
      const [first = Buffer.alloc(0)] = waiting;
      const bytes = first.subarray(0, packet);
      if (bytes.length === first.length) waiting.shift();
      else waiting[0] = first.subarray(packet);
      waits -= bytes.length;
      inFlight += bytes.length;
      const sent = link.sentAt(bytes.length);
      arrive(bytes, sent + roundTrip / 2);
      at(sent + roundTrip, () => {
        inFlight -= bytes.length;
        window += bytes.length;
        pump();
      });
    }
    if (waits < mostWaiting && from.isPaused()) from.resume();
    if (hasEnded && inFlight === 0) to.end();
  };
  from.on('end', () => {
    hasEnded = true;
    pump();
  });
  from.on('data', (bytes: Buffer) => {
    waiting.push(bytes);
    waits += bytes.length;
    if (waits >= mostWaiting) from.pause();
    pump();
  });
}

type Link = { sentAt: (bytes: number) => number };

/** A line that sends one packet after the other. `sentAt`: when these bytes, handed over now, have left. */
function openLink(bytesPerSecond: number): Link {
  let free = 0;
  return {
    sentAt: (bytes) => {
      free = Math.max(free, performance.now()) + (bytes * 1_000) / bytesPerSecond;
      return free;
    },
  };
}

/** Writes bytes at their time. Timers of about the same time may fire in another order, so each takes what is next. */
function inOrder(to: Socket): (bytes: Buffer, moment: number) => void {
  const sent: Buffer[] = [];
  return (bytes, moment) => {
    sent.push(bytes);
    at(moment, () => to.write(sent.shift() ?? ''));
  };
}

const at = (moment: number, run: () => void): void => void setTimeout(run, moment - performance.now());
