import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShaped, type Shaped } from './shaped.js';

const line = { roundTrip: 100, down: 1_000_000, up: 1_000_000 };
const answer = randomBytes(100_000);
const server = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(answer)));
let shaped: Shaped;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  shaped = await openShaped(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, line);
});
afterAll(() => {
  shaped.stop();
  server.close();
});

/** Times in ms after a request at which the first byte and the last had come, and what came. */
async function ask(): Promise<{ first: number; last: number; bytes: Buffer }> {
  const socket = connect(Number(new URL(shaped.origin).port), '127.0.0.1');
  const from = performance.now();
  const chunks: Buffer[] = [];
  let [first, size] = [0, 0];
  socket.write('?');
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    if (size === 0) first = performance.now() - from;
    chunks.push(chunk);
    size += chunk.length;
  }
  return { first, last: performance.now() - from, bytes: Buffer.concat(chunks) };
}

test('a shaped line opens a connection, starts slowly, and changes nothing of what it carries', async () => {
  const { first, last, bytes } = await ask();
  expect(bytes.equals(answer)).toBe(true);
  // A round trip to open, one to ask.
  expect(first).toBeGreaterThanOrEqual(200);
  // The windows of 14.6, 29.2 and 58.4 kB that 100 kB need leave a round trip after each other.
  expect(last).toBeGreaterThanOrEqual(400);
});

test('connections share a shaped line', async () => {
  const alone = await ask();
  const together = await Promise.all(Array.from({ length: 5 }, ask));
  // 500 kB at 1 MB/s, of which the answers before the last take 400 ms.
  expect(Math.max(...together.map(({ last }) => last))).toBeGreaterThan(alone.first + 450);
});
