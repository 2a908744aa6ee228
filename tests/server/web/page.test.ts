import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Build } from '../../../server/web/built.js';
import { titleTag } from '../../../server/web/head.js';
import { emptyPage, renderedPage, withOrigins, type Look } from '../../../server/web/page.js';

const preload = '<link rel="preload" as="image" href="/art/banner.avif"/>';
const answers = { 'GET /game/maker/list {}': { code: 200, data: ['</script>'] } };
const build: Build = {
  entry: '/assets/main-1.js',
  imports: ['/assets/shared-1.js'],
  styles: [{ file: '/assets/main.css', css: 'body{margin:0}' }],
  filesOf: (path) =>
    path === '/pages/login/accountLogin'
      ? { scripts: ['/assets/login-1.js'], styles: [{ file: '/assets/login.css', css: 'form{margin:1px}' }] }
      : { scripts: [], styles: [] },
  render: async (url) => ({ html: `<title>Games</title><main>drawn at ${url}</main>${preload}`, answers }),
  knows: () => true,
  showsHome: () => true,
  readsQuery: () => false,
  pageColour: (accent, mode) => `#${accent}-${mode}`,
  calledFrom: () => [],
  mayTrack: () => false,
  consentIn: () => 'unasked',
  pixelIdOf: () => null,
  headAt: () => ({ title: 'Games', listed: null }),
  listedPaths: () => [],
};
const look: Look = {
  origin: 'https://lobby.example',
  path: '/pages/index/index',
  search: '',
  locale: 'my_MM',
  device: 'other',
  accent: 'pink',
  mode: 'dark',
  hint: 'visitor',
  isLowData: false,
  hasMotion: true,
  consent: 'unasked',
};
const start = { site: null, home: { banners: [{ title: '</script><script>alert(1)</script>' }] } };
const api = { isShared: () => false, fetch: () => Promise.reject(new Error('nothing is read')) };
const pageOf = (changes: Partial<Look> = {}, more: { head?: string; hasPixel?: boolean } = {}) =>
  renderedPage(build, { ...look, ...changes }, { start, head: '', api, ...more });
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (csp: string, name: string) => csp.split('; ').find((one) => one.startsWith(`${name} `));

describe('a rendered page', async () => {
  const { html, csp } = await pageOf({}, { head: titleTag('Games <by> the sea & more') });

  test('is in its language and colours from the first byte', async () => {
    expect(html).toMatch(/^<!doctype html><html lang="my-MM" data-accent="pink" data-mode="dark">/);
    expect(html).toContain('<meta name="color-scheme" content="dark">');
    expect((await pageOf({ mode: 'system', device: 'pc' })).html).toMatch(
      /<html lang="my-MM" data-accent="pink" data-device="pc">/,
    );
  });

  test('colours the bars around it as itself, in both modes of the system', async () => {
    expect(html).toContain('<meta name="theme-color" content="#pink-dark">');
    const { html: system } = await pageOf({ mode: 'system' });
    for (const mode of ['light', 'dark'])
      expect(system).toContain(
        `<meta name="theme-color" media="(prefers-color-scheme:${mode})" content="#pink-${mode}">`,
      );
  });

  test('can be installed, in its language; the empty page of a static host cannot', () => {
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=my_MM">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(emptyPage(build).html).not.toContain('manifest');
  });

  test('stands still from the first byte if the player chose less motion', async () => {
    expect(html).not.toContain('data-motion');
    expect((await pageOf({ hasMotion: false })).html).toContain(' data-motion="less"');
  });

  test('marks the styles of the first route as present, so that they are not fetched again', () => {
    const link = '<link rel="stylesheet" href="/assets/main.css" disabled>';
    expect(html.indexOf(link)).toBeGreaterThan(0);
    expect(html.indexOf(link)).toBeLessThan(html.indexOf('<style>body{margin:0}</style>'));
  });

  test('contains the markup and one title, and requests the first picture before the scripts', () => {
    expect(html).toContain('<div id="root"><main>drawn at /pages/index/index</main></div>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Games &lt;by> the sea &amp; more</title>');
    expect(html.indexOf(preload)).toBeGreaterThan(0);
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<script'));
  });

  test('contains the data of the rendering with the answers of its reads, and no text in it can end the script', () => {
    const data = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ ...start, answers });
    expect(html).not.toContain('<script>alert');
  });

  test('may run only its own files and its one inline script, by hash', () => {
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text ?? '');
    expect(scripts).toHaveLength(1);
    expect(directive(csp, 'script-src')).toBe(`script-src 'self' ${scripts.map(hashOf).join(' ')}`);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text ?? '');
    expect(styles).toHaveLength(3);
    expect(directive(csp, 'style-src')).toBe(`style-src 'self' ${styles.map(hashOf).join(' ')}`);
    expect(csp).not.toMatch(/unsafe|https?:|\*/);
    expect(html).not.toMatch(/ (?:on\w+|style)=/);
  });

  test('allows the vendor of the pixel only if the page may load it, and tells the app so', async () => {
    const tracked = await pageOf({}, { hasPixel: true });
    expect(tracked.html).toMatch(/^<!doctype html><html [^>]*data-pixel>/);
    expect(html).not.toContain('data-pixel');
    expect(directive(tracked.csp, 'script-src')).toMatch(/ https:\/\/connect\.facebook\.net$/);
    expect(directive(tracked.csp, 'img-src')).toBe("img-src 'self' data: blob: https://www.facebook.com");
    expect(directive(tracked.csp, 'trusted-types')).toBe('trusted-types default');
    expect(directive(tracked.csp, 'frame-src')).toBe(directive(csp, 'frame-src'));
  });

  test('may not be framed by others, send forms to other origins, or create scripts from text', () => {
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types picture-worker service-worker',
    ]) {
      expect(csp.split('; ')).toContain(rule);
    }
  });
});

test('may send requests to further origins only if the build names an app (B8)', async () => {
  const { csp } = await pageOf();
  expect(withOrigins(csp, { 'connect-src': [] })).toBe(csp);
  const called = withOrigins(csp, { 'connect-src': ['https://api.lobby.example', 'https://*.site.example'] });
  expect(directive(called, 'connect-src')).toBe("connect-src 'self' https://api.lobby.example https://*.site.example");
});

test('may frame pages of companies and send forms to them', async () => {
  const origins = ['https://games.example', 'https://pay.example'];
  const { csp } = await pageOf();
  const open = withOrigins(csp, { 'frame-src': origins, 'form-action': origins });
  expect(directive(open, 'frame-src')).toBe("frame-src 'self' https://games.example https://pay.example");
  expect(directive(open, 'form-action')).toBe("form-action 'self' https://games.example https://pay.example");
  expect(directive(open, 'connect-src')).toBe("connect-src 'self'");
});

test('the scripts of a page load beside those of the first route, and its styles are in the document', async () => {
  const { html, csp } = await pageOf({ path: '/pages/login/accountLogin' });
  const script = '<link rel="modulepreload" crossorigin href="/assets/login-1.js">';
  expect(html.indexOf(script)).toBeGreaterThan(html.indexOf('src="/assets/main-1.js"'));
  const link = html.indexOf('<link rel="stylesheet" href="/assets/login.css" disabled>');
  expect(link).toBeGreaterThan(0);
  expect(html.indexOf('<style>form{margin:1px}</style>')).toBeGreaterThan(
    Math.max(link, html.indexOf('body{margin:0}')),
  );
  expect(directive(csp, 'style-src')).toContain(hashOf('form{margin:1px}'));
  expect((await pageOf()).html).not.toContain('modulepreload');
});

test('the page of a static host is an empty frame with the same files', () => {
  const html = emptyPage(build).html;
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('src="/assets/main-1.js"');
  expect(html).not.toContain('id="start"');
});
