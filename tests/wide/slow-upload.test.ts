import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestServer } from '../server/harness.js';

/** What a slow phone is silent for between two parts of a picture, in ms: longer than any limit on JSON bodies. */
const SILENCE_MS = 20_000;

const BOUNDARY = 'the-boundary-of-a-slow-phone';

test('a picture of nearly 5 MB arrives over a network that pauses for 20 s', async () => {
  const server = await startTestServer();
  const { token } = await server.newPlayer();
  const side = 1290;
  // One colour is encoded at once, and a PNG without compression is as large as its pixels.
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#d40' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(picture.length).toBeGreaterThan(4.7 * 1024 * 1024);
  expect(picture.length).toBeLessThan(5 * 1024 * 1024);
  const body = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="bizType"\r\n\r\nreceipt\r\n`),
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const sending = request(`${server.url}/user-api/common/upload?lang=en_US`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
      authorization: `Bearer ${token}`,
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  const half = body.length / 2;
  sending.write(body.subarray(0, half));
  // The silence of the network is what is tried here.
  await pause(SILENCE_MS);
  sending.end(body.subarray(half));
  const [answer] = await answered;
  const texts: string[] = [];
  for await (const text of answer.setEncoding('utf8')) texts.push(String(text));
  expect(JSON.parse(texts.join(''))).toMatchObject({ code: 200 });
  await server.close();
});
