import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { savedPictureOf, type KeptPicture, type OpenedPicture } from '../../../machines/account/avatar.js';
import { isCrop, wholeCrop } from '../../../machines/account/crop.js';
import { defineAvatarActors } from '../../../src/effects/account/avatar.js';
import { defineOwnPictureActors } from '../../../src/effects/account/ownPicture.js';
import { defineSessionActors } from '../../../src/effects/access/session.js';
import { avatarEdge, cropTo, type Drawing } from '../../../src/effects/shared/shrinking.js';
import { player } from '../../fixtures/access/players.js';
import { opened, url } from '../../fixtures/account/avatar.spec.js';
import { fakeIndexedDb } from '../../support/indexed-db.js';
import { createWorld, requestsOf, run, toasts } from '../access/world.js';

const bitmap = { width: 1_600, height: 1_200, close: vi.fn() };
const decode = vi.fn<(...given: unknown[]) => Promise<typeof bitmap>>(async () => bitmap);
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
  decode.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** A canvas whose files have as many bytes as it has pixels in a row. */
function openCanvas(types: readonly string[] = ['image/webp', 'image/jpeg']) {
  const asked: string[] = [];
  const open = (width: number, height: number): Drawing => ({
    draw: () => undefined,
    encode: async (type) => {
      asked.push(`${width}x${height} ${type}`);
      return new Blob([new Uint8Array(width)], { type: types.includes(type) ? type : 'image/png' });
    },
  });
  return { open, asked };
}
const jpeg = (bytes: string) => new Blob([Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0)]);
const ofJpeg = jpeg('\u{ff}\u{d8}\u{ff}\u{e1}photo');
const picked = (content: Blob) => ({ name: 'me.jpg', size: content.size, content });

test('the pictures of the site are read with the present one', async () => {
  const avatars = [{ id: 'avatar-1', picture: player.avatar }];
  const world = createWorld({
    'GET /getInfo': { code: 200, msg: 'OK', user: player },
    'GET /user/avatar/list': { code: 200, msg: 'OK', data: avatars },
  });
  expect(await run(defineAvatarActors(world).loadAvatars)).toEqual({ user: player, avatars });
});

test.each([
  ['a page with the name of a picture', jpeg('<!doctype html>'), 'notAPicture'],
  ['a HEIC of a phone', jpeg('\0\0\0\u{18}ftypheic'), 'notAPicture'],
  ['an SVG, which could carry scripts', jpeg('<svg xmlns='), 'notAPicture'],
])('%s is refused by its first bytes', async (_, content, fault) => {
  expect(await run(defineOwnPictureActors(createWorld()).openPicture, picked(content))).toEqual({ ok: false, fault });
  expect(decode).not.toHaveBeenCalled();
});

test('a file that cannot be decoded is refused', async () => {
  decode.mockRejectedValueOnce(new Error('broken'));
  expect(await run(defineOwnPictureActors(createWorld()).openPicture, picked(ofJpeg))).toEqual({
    ok: false,
    fault: 'preview',
  });
});

test('the square is cut out of the picture, and has at most the pixels of an avatar', async () => {
  const { open, asked } = openCanvas();
  const source = new Blob(['pixels']);
  const cut = await cropTo(source, { left: 200, top: 0, side: 1_200 }, open);
  expect(decode).toHaveBeenCalledWith(source, 200, 0, 1_200, 1_200);
  expect(asked).toEqual([`${avatarEdge}x${avatarEdge} image/webp`]);
  expect(cut.type).toBe('image/webp');
  expect(bitmap.close).toHaveBeenCalled();
});

test('a small square is not enlarged, and a browser without WebP encodes JPEG', async () => {
  const { open, asked } = openCanvas(['image/jpeg']);
  const cut = await cropTo(new Blob(['pixels']), { left: 0, top: 0, side: 40.4 }, open);
  expect(asked).toEqual(['40x40 image/webp', '40x40 image/jpeg']);
  expect(cut.type).toBe('image/jpeg');
});

test('what is uploaded is the crop of the opened picture', async () => {
  class Canvas {
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
    convertToBlob = async ({ type }: { type: string }) => new Blob(['cut'], { type });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  const picture: OpenedPicture = {
    name: 'me.jpg',
    content: new Blob(['pixels']),
    preview: 'data:,',
    width: 1_600,
    height: 1_200,
  };
  const shrunk = await run(defineOwnPictureActors(createWorld()).cropPicture, { picture, crop: wholeCrop });
  expect(decode).toHaveBeenCalledWith(picture.content, 200, 0, 1_200, 1_200);
  expect(shrunk).toMatchObject({ size: 3, thumbnail: `data:image/webp;base64,${btoa('cut')}` });
});

test('only the picture of the profile is changed', async () => {
  const changed = { ...player, avatarUrl: url };
  const world = createWorld({ 'POST /edit': { code: 200, msg: 'OK', user: changed } });
  expect(await requestsOf(defineAvatarActors(world).sendAvatar).send({ wanted: url })).toEqual({
    ok: true,
    value: changed,
  });
  expect(world.calls[0]?.body).toEqual({ avatar: url });
  expect(toasts(world.told)).toEqual([]);
});

test('a choice without a response is found out by the profile', async () => {
  const cat = { name: 'avatar-cat.a1b2c3d4', dominant: '#3a2a6b' };
  const trace = (profile: object, wanted: string) =>
    requestsOf(
      defineAvatarActors(createWorld({ 'GET /getInfo': { code: 200, msg: 'OK', user: { ...player, ...profile } } }))
        .sendAvatar,
    ).trace({ wanted, avatars: [{ id: 'avatar-cat', picture: cat }] });
  const saved = { ok: true, value: null };
  const unreachable = { ok: false, problem: { code: 'unreachable' } };
  expect(await trace({ avatarUrl: url }, url)).toEqual(saved);
  expect(await trace({ avatar: cat }, 'avatar-cat')).toEqual(saved);
  expect(await trace({}, url)).toEqual(unreachable);
  expect(await trace({}, 'avatar-cat')).toEqual(unreachable);
});

test('an upload that is left is aborted', async () => {
  const world = createWorld();
  const aborted = vi.fn();
  vi.spyOn(world, 'open').mockImplementation(() => new Promise(() => undefined));
  vi.spyOn(world.api, 'POST').mockImplementation(((_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', aborted);
    return new Promise(() => undefined);
  }) as never);
  const picture = { content: new Blob(['cut'], { type: 'image/webp' }), size: 3, thumbnail: 'data:,' };
  const upload = createActor(defineOwnPictureActors(world).uploadPicture, {
    input: { name: 'me.jpg', picture },
  }).start();
  upload.stop();
  expect(aborted).toHaveBeenCalledOnce();
});

describe('a picture that is cropped', () => {
  const picture = { ...opened, width: 1_600, height: 1_200 };
  function openDevice(mood: 'works' | 'full' | 'refused' = 'works') {
    const databases = fakeIndexedDb(() => mood);
    vi.stubGlobal('indexedDB', databases);
    return { ...databases, actors: defineOwnPictureActors(createWorld()) };
  }

  test('is kept with its pixels alone, and found again under its id', async () => {
    const { actors, valuesOf } = openDevice();
    const kept = (await run(actors.storePicture, picture)) as KeptPicture;
    expect(kept.name).toBe('me.jpg');
    expect(valuesOf('pictures')).toEqual([{ id: kept.id, content: picture.content }]);
    const found = (await run(actors.recallPicture, kept)) as OpenedPicture;
    expect(found).toMatchObject({ name: 'me.jpg', content: picture.content, width: 1_600, height: 1_200 });
    expect(found.preview).toMatch(/^data:image\/webp;base64,/);
  });

  test('is not found under the id of another one, nor after it was forgotten', async () => {
    const { actors, valuesOf } = openDevice();
    const first = await run(actors.storePicture, picture);
    const second = await run(actors.storePicture, picture);
    expect(valuesOf('pictures')).toHaveLength(1);
    expect(await run(actors.recallPicture, first)).toBeNull();
    await run(actors.forgetPicture);
    expect(await run(actors.recallPicture, second)).toBeNull();
    expect(valuesOf('pictures')).toEqual([]);
  });

  test.each(['full', 'refused'] as const)('is not kept by a storage that is %s', async (mood) => {
    await expect(run(openDevice(mood).actors.storePicture, picture)).rejects.toThrow(/Quota|Security/);
  });

  test.each([
    ['at a login', 'storeToken'],
    ['when the session ends', 'forgetToken'],
  ] as const)('is deleted %s', async (_, actor) => {
    const { actors, valuesOf } = openDevice();
    await run(actors.storePicture, picture);
    const world = createWorld();
    world.store.set('token', 'token-1');
    vi.stubGlobal('document', { cookie: '' });
    await run(defineSessionActors(world)[actor], { token: 'token-1', isExpired: true, expiredReason: null });
    await vi.waitFor(() => expect(valuesOf('pictures')).toEqual([]));
  });
});

test.each([
  [{ kept: { id: 'a', name: 'me.jpg' }, crop: wholeCrop }, true],
  [{ kept: { id: 'a', name: 'me.jpg' }, crop: { zoom: 5, x: 0, y: 0 } }, false],
  [{ kept: { id: 'a', name: 'me.jpg' }, crop: { zoom: 1, x: '0', y: 0 } }, false],
  [{ kept: { id: 1, name: 'me.jpg' }, crop: wholeCrop }, false],
  [{ kept: null, crop: null }, false],
  [null, false],
])('what storage returned is used only if it is a crop: %j', (saved, isUsed) => {
  expect(savedPictureOf(saved) !== null).toBe(isUsed);
  expect(isCrop(saved?.crop)).toBe(saved?.crop === wholeCrop);
});
