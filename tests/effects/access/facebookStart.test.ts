import { describe, expect, test } from 'vitest';
import { defineFacebookStartActors } from '../../../src/effects/access/facebookStart.js';
import { createWorld, run, toasts } from './world.js';

describe('the URL of Facebook', () => {
  const address = (url: string) => ({ 'GET /oauth/facebook/getLoginUrl': { code: 200, msg: 'OK', data: { url } } });

  test('is requested from the server, for this browser', async () => {
    const world = createWorld(address('/sandbox/facebook/dialog?state=x'));
    expect(await run(defineFacebookStartActors(world).requestAddress)).toEqual({
      ok: true,
      value: { url: '/sandbox/facebook/dialog?state=x' },
    });
    expect(world.calls[0]?.query).toBe(`browserUUID=${world.store.get('browserUUID')}`);
  });

  test.each(['javascript:alert(1)', '//evil.example/x', 'http://social.example/x', '/\\evil.example', 'https:///x'])(
    'is rejected if it is unsafe: %s',
    async (url) => {
      await expect(run(defineFacebookStartActors(createWorld(address(url))).requestAddress)).rejects.toThrow(
        'that is none',
      );
    },
  );

  test('the chart shows a refusal, without a toast', async () => {
    const world = createWorld({ 'GET /oauth/facebook/getLoginUrl': { code: 10114, msg: 'Not here.' } });
    expect(await run(defineFacebookStartActors(world).requestAddress)).toEqual({
      ok: false,
      problem: { code: 'socialUnavailable', text: 'Not here.' },
    });
    expect(toasts(world.told)).toEqual([]);
  });
});
