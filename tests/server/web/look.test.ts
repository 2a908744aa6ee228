import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../server/web/look.js';

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const look = (headers: Readonly<Record<string, string>>, site: 'en_US' | 'th_TH' = 'en_US') => lookOf({ headers } as unknown as FastifyRequest, '/', site);

describe('how the first screen of a request looks', () => {
  test('is as the browser was told before', () => {
    const cookie = 'other=1; locale=my_MM; device=pc; accent=green; mode=dark; player=1';
    expect(look({ cookie, 'user-agent': phone })).toEqual({ path: '/', locale: 'my_MM', device: 'pc', accent: 'green', mode: 'dark', hint: 'player' });
  });

  test('is the site\'s language, blue, and the person\'s light or dark where nothing was chosen (H1)', () => {
    expect(look({ 'user-agent': phone, 'accept-language': 'zh-CN' }, 'th_TH')).toEqual({ path: '/', locale: 'th_TH', device: 'other', accent: 'blue', mode: 'system', hint: 'visitor' });
  });

  test.each([
    [{ 'user-agent': phone }, 'other'],
    [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }, 'other'],
    [{ 'user-agent': desktop }, 'pc'],
    [{ 'user-agent': desktop, 'sec-ch-ua-mobile': '?1' }, 'other'],
    [{ 'user-agent': desktop, 'sec-ch-ua-mobile': '?0' }, 'pc'],
    [{}, 'pc'],
  ] as const)('%j is a device of type %s', (headers, device) => expect(look(headers).device).toBe(device));

  test('takes nothing from a cookie that nobody wrote so', () => {
    const usual = look({});
    for (const cookie of ['locale=xx_XX', 'locale="><script>', 'device=fridge', 'accent=red;mode=', '=', ';;;', 'locale', 'LOCALE=my_MM', '__proto__=x; locale=constructor']) expect(look({ cookie }), cookie).toEqual(usual);
  });
});
