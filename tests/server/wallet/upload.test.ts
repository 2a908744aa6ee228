import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { isTooSlow } from '../../../server/domain/upload/picture.js';
import { claimUploads, deleteUnclaimedUploads, releaseUploads } from '../../../server/domain/upload/uploads.js';
import type { ShiftableClock } from '../../../server/base/clock.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';

type Upload = components['schemas']['Upload'];
interface Answer {
  readonly code: number;
  readonly field?: string;
  readonly data?: Upload;
}

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif', size = 40) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#d40' } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .toFormat(format)
    .toBuffer();

test('an encoder that runs out of time is told from one that cannot read the picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const slow = sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#d40', noise } })
    .webp({ lossless: true, effort: 6 })
    .timeout({ seconds: 1 });
  const error = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(isTooSlow(await error(slow.toBuffer()))).toBe(true);
  expect(isTooSlow(await error(sharp(Buffer.from('no picture')).webp().toBuffer()))).toBe(false);
});

describe.each(ENGINES)('pictures that players upload, on %s', (engine) => {
  let server: TestServer;
  let owner: { id: number; token: string };
  let stranger: { id: number; token: string };
  beforeAll(async () => {
    server = await startTestServer({ engine });
    [owner, stranger] = [await server.newPlayer(), await server.newPlayer()];
  });
  afterAll(() => server.close());
  beforeEach(() => server.hook('reset', {}));

  async function send(
    bytes: Buffer | string,
    {
      bizType = 'receipt',
      name = 'receipt.jpg',
      token = owner.token as string | null,
      more = {} as Record<string, string>,
    } = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const [key, value] of Object.entries({ bizType, ...more })) form.set(key, value);
    form.set('file', typeof bytes === 'string' ? bytes : new File([new Uint8Array(bytes)], name));
    const answer = await fetch(`${server.url}/user-api/common/upload?lang=en_US`, {
      method: 'POST',
      body: form,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  }
  const sent = async (...args: Parameters<typeof send>): Promise<Upload> => (await send(...args)).data as Upload;
  const read = (url: string, token?: string) =>
    fetch(server.url + url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s is stored as WebP, without the data of the camera',
    async (format) => {
      const { url, originalFilename } = await sent(await picture(format), { name: `photo.${format}` });
      expect(originalFilename).toBe(`photo.${format}`);
      const answer = await read(url, owner.token);
      expect([
        answer.headers.get('content-type'),
        answer.headers.get('x-content-type-options'),
        answer.headers.get('cache-control'),
      ]).toEqual(['image/webp', 'nosniff', 'private, no-store']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect((await sharp(bytes).metadata()).format).toBe('webp');
      expect(bytes.includes('where I live')).toBe(false);
    },
  );

  test.each(['receipt', 'feedback', 'avatar'])(
    'an animated picture is stored as its first frame: %s',
    async (bizType) => {
      const frames = [
        await picture('png'),
        await sharp(await picture('png'))
          .negate()
          .toBuffer(),
      ];
      const animated = await sharp(frames, { join: { animated: true } })
        .webp({ delay: [100, 100] })
        .toBuffer();
      expect((await sharp(animated).metadata()).pages).toBe(2);
      const { url } = await sent(animated, { name: 'moves.webp', bizType });
      const stored = Buffer.from(await (await read(url, owner.token)).arrayBuffer());
      expect((await sharp(stored, { animated: true }).metadata()).pages ?? 1).toBe(1);
      expect([...(await sharp(stored).raw().toBuffer())][0]).toBeGreaterThan(180);
    },
  );

  test('a file in another format is refused, whatever its name says', async () => {
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const cut = (await picture('png')).subarray(0, 60);
    for (const bytes of [page, cut, Buffer.alloc(0), await picture('gif')])
      expect((await send(bytes, { name: 'photo.jpg' })).code).toBe(10_216);
  });

  test('a small file with too many pixels is refused before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#d40' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await send(bomb)).code).toBe(10_216);
    expect((await send(await picture('png', 3000))).code).toBe(200);
  });

  test('parallel pictures wait in a short queue, and the rest is refused', async () => {
    const bytes = await picture('jpeg', 2500);
    const codes = (await Promise.all(Array.from({ length: 30 }, () => send(bytes)))).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect((await send(bytes)).code).toBe(200);
  });

  test('a player sends only so many in a day', async () => {
    const { settings, clock } = server.parts.services;
    const most = settings.UPLOADS_PER_DAY;
    Object.assign(settings, { UPLOADS_PER_DAY: 2 });
    const { token } = await server.newPlayer();
    const bytes = await picture('png');
    const codes = async () => [(await send(bytes, { token })).code, (await send(bytes, { token })).code];
    expect([...(await codes()), ...(await codes())]).toEqual([200, 200, 429, 429]);
    expect((await send(bytes, { token: stranger.token })).code).toBe(200);
    // A request in between keeps the player logged in.
    for (const hours of [23, 24]) {
      (clock as ShiftableClock).offset = hours * 3_600_000;
      await server.call('GET', '/user/getBalanceInfo', { token });
    }
    const tomorrow = await codes();
    Object.assign(settings, { UPLOADS_PER_DAY: most });
    expect(tomorrow).toEqual([200, 200]);
  });

  test('a file over 5 MB is refused', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).code).toBe(10_217);
    expect((await send(Buffer.alloc(9 * 1024 * 1024))).code).toBe(10_217);
  });

  test('a form that the contract does not list is refused', async () => {
    const bytes = await picture('png');
    expect(await send(bytes, { bizType: 'anything' })).toMatchObject({ code: 10_400, field: 'bizType' });
    expect(await send(bytes, { more: { playerId: '1' } })).toMatchObject({ code: 10_400, field: 'playerId' });
    expect(await send('no file at all')).toMatchObject({ code: 10_400, field: 'file' });
    expect(
      (await server.call('POST', '/common/upload', { token: owner.token, body: { file: 'x', bizType: 'receipt' } }))
        .body,
    ).toMatchObject({ code: 10_400, field: 'file' });
    expect((await server.call('POST', '/common/upload', { token: owner.token })).body).toMatchObject({
      code: 10_400,
      field: 'file',
    });
  });

  test('a visitor cannot upload any', async () => {
    expect((await send(await picture('png'), { token: null })).code).toBe(401);
  });

  test.each(['receipt', 'feedback', 'kyc'])('a %s is visible only to its owner', async (bizType) => {
    const { url } = await sent(await picture('png'), { bizType });
    expect((await read(url, owner.token)).headers.get('content-type')).toBe('image/webp');
    const [theirs, nobodys] = await Promise.all([
      read(url, stranger.token),
      read(url.replace(/[0-9a-f]{32}/, 'f'.repeat(32)), stranger.token),
    ]);
    expect((await read(url)).headers.get('content-type')).toContain('json');
    expect(await theirs.text()).toBe(await nobodys.text());
  });

  test('an avatar is visible to everybody', async () => {
    const { url } = await sent(await picture('png', 900), { bizType: 'avatar' });
    const answer = await read(url);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 384, height: 384 });
  });

  test('a picture is used by one thing of its owner, and is deleted when nothing shows it', async () => {
    const { db, services } = server.parts;
    const at = services.clock.now();
    const { url } = await sent(await picture('png'));
    const { url: other } = await sent(await picture('png'));
    const claim = (changed: Partial<Parameters<typeof claimUploads>[1]> = {}) =>
      claimUploads(db, { playerId: owner.id, urls: [url], type: 'receipt', claimedBy: 'deposit 1', at, ...changed });
    expect(await claim({ playerId: stranger.id })).toBe(false);
    expect(await claim({ type: 'avatar' })).toBe(false);
    expect(await claim({ urls: [url, '/user-api/common/upload/nothing.webp'] })).toBe(false);
    expect([await claim(), await claim(), await claim({ claimedBy: 'deposit 2' })]).toEqual([true, true, false]);
    await deleteUnclaimedUploads(db, new Date(at.getTime() + 25 * 3_600_000));
    expect([
      (await read(url, owner.token)).headers.get('content-type'),
      (await read(other, owner.token)).headers.get('content-type'),
    ]).toEqual(['image/webp', 'application/json; charset=utf-8']);
    await releaseUploads(db, 'deposit 1');
    await deleteUnclaimedUploads(db, new Date(at.getTime() + 25 * 3_600_000));
    expect((await read(url, owner.token)).headers.get('content-type')).toContain('json');
  });
});
