import { createHash } from 'node:crypto';
import type { Locale } from '../base/locale.js';
import type { Build, SharedApi } from './built.js';
import { titleTag } from './head.js';
import { replay, waits } from './replay.js';
import { warmUp } from './warm-up.js';

/** Everything that the first screen of a page depends on. It holds nothing about a player, because players share rendered pages. */
export type Look = {
  /** Scheme and host at which the browser sees the lobby: the head names addresses in full. */
  origin: string;
  path: string;
  /** The query of a public page, with its question mark, or ''. Its chart reads it. */
  search: string;
  locale: Locale;
  device: 'pc' | 'other';
  accent: 'blue' | 'pink' | 'green';
  mode: 'light' | 'dark' | 'system';
  hint: 'player' | 'visitor';
  /** Chosen by the player, or requested by the browser (Save-Data). */
  isLowData: boolean;
  /** False if the player chose less motion. */
  hasMotion: boolean;
  consent: 'unasked' | 'given' | 'refused';
};

/** Of a visitor with a phone who has chosen nothing. */
export const plainLook: Look = {
  origin: '',
  path: '/',
  search: '',
  locale: 'en_US',
  device: 'other',
  accent: 'blue',
  mode: 'system',
  hint: 'visitor',
  isLowData: false,
  hasMotion: true,
  consent: 'unasked',
};

export type Page = { html: string; csp: string };

/** The script of every document. */
const inline = warmUp + replay;

/** React Aria adds this rule at run time. The page contains it already, so that its hash allows it and React Aria adds nothing. */
const pressable = '[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}';

/**
 * A page whose first screen is rendered from `start` (the Start of src/app/boot/start.ts) and what its charts read.
 * `head`: from head.ts.
 */
export async function renderedPage(
  built: Build,
  look: Look,
  { start, head, api, hasPixel = false }: { start: object; head: string; api: SharedApi; hasPixel?: boolean },
): Promise<Page> {
  const { html: rendered, answers } = await built.render(look.path + look.search, start, api);
  // React writes the preload of the first picture beside the content. In the head, the browser requests it before the scripts.
  const hint = /<link rel="preload"[^>]*>/g;
  const hints = [...rendered.matchAll(hint)].map(([link]) => link).join('');
  const titles = /<title>.*?<\/title>/g;
  const body = rendered.replace(hint, '').replace(titles, '');
  const data = `<script type="application/json" id="start">${JSON.stringify({ ...start, answers }).replaceAll('<', '\\u003c')}</script>`;
  return document(built, look, { head, hints, body: `<div id="root">${body}</div>${data}`, hasPixel });
}

/**
 * An empty document, for a plain static host and for a server that is too busy to render: the browser loads the data and
 * renders everything.
 */
export function emptyPage(built: Build): Page {
  return document(built, plainLook, {
    head: titleTag('Lobby'),
    hints: '',
    body: '<div id="root"></div>',
    hasPixel: false,
    hasManifest: false,
  });
}

type Contents = { head: string; hints: string; body: string; hasPixel: boolean; hasManifest?: boolean };

function document(built: Build, look: Look, { head, hints, body, hasPixel, hasManifest = true }: Contents): Page {
  const later = built.filesOf(look.path, look);
  const styles = [...built.styles, ...later.styles];
  const theme = look.mode === 'system' ? 'light dark' : look.mode;
  const attributes = [
    `lang="${look.locale.replace('_', '-')}"`,
    `data-accent="${look.accent}"`,
    ...(look.mode === 'system' ? [] : [`data-mode="${look.mode}"`]),
    ...(look.device === 'pc' ? ['data-device="pc"'] : []),
    ...(look.hasMotion ? [] : ['data-motion="less"']),
    // For the app: this document's policy allows the pixel's vendor.
    ...(hasPixel ? ['data-pixel'] : []),
  ];
  const html = [
    `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">`,
    // The desktop layout needs 1200 px also on a phone whose player chose that layout (A9). Desktop browsers ignore this line.
    `<meta name="viewport" content="${look.device === 'pc' ? 'width=1200' : 'width=device-width,initial-scale=1'},viewport-fit=cover">`,
    `<meta name="color-scheme" content="${theme}">${head}`,
    ...coloursOfBars(built, look),
    '<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // Plain static hosts have none.
    ...(hasManifest ? [`<link rel="manifest" href="/manifest.webmanifest?lang=${look.locale}">`] : []),
    hints,
    // Scripts instead of preloads: each runs as soon as it has loaded, in a separate task. The entry waits for the document.
    ...built.imports.map((file) => `<script type="module" async crossorigin src="${file}"></script>`),
    `<script type="module" crossorigin src="${built.entry}"></script>`,
    // The files of this page beside those of the first route, which load it when the browser has them all.
    ...later.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    // Vite's loader looks for these links. Without them it would fetch the styles again and add them after those of a page.
    ...styles.map(({ file }) => `<link rel="stylesheet" href="${file}" disabled>`),
    ...styles.map(({ css }) => `<style>${css}</style>`),
    `<style id="react-aria-pressable-style">${pressable}</style><style>${waits}</style><script>${inline}</script>`,
    `</head><body>${body}</body></html>`,
  ].join('');
  return { html, csp: policy([inline], [...styles.map(({ css }) => css), pressable, waits], hasPixel) };
}

/** The bars of the browser and of the system have the colour of the page. */
function coloursOfBars({ pageColour }: Build, { accent, mode }: Look): string[] {
  if (mode !== 'system') return [`<meta name="theme-color" content="${pageColour(accent, mode)}">`];
  return (['light', 'dark'] as const).map(
    (each) => `<meta name="theme-color" media="(prefers-color-scheme:${each})" content="${pageColour(accent, each)}">`,
  );
}

/** Origins that the pixel requests (decision 016). Allowed only in documents that may load the pixel. */
const vendor = {
  script: ' https://connect.facebook.net',
  image: ' https://www.facebook.com',
  connect: ' https://www.facebook.com https://connect.facebook.net',
};
const noVendor = { script: '', image: '', connect: '' };

/** With hashes instead of a nonce: a nonce differs in each response, so compressed pages could not come from a cache. */
function policy(scripts: readonly string[], styles: readonly string[], hasPixel: boolean): string {
  const also = hasPixel ? vendor : noVendor;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    `img-src 'self' data: blob:${also.image}`,
    `connect-src 'self'${also.connect}`,
    "manifest-src 'self'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}${also.script}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // With the pixel, only the policy of src/effects/trusted-types.ts may be created; without it, only those of the worker
    // that shrinks pictures (decision 035) and of the service worker (decision 104), which allow one address each.
    `trusted-types ${hasPixel ? 'default' : 'picture-worker service-worker'}`,
  ].join('; ');
}

/** Adds origins to rules of a policy that allow the page's own origin. */
export const withOrigins = (
  csp: string,
  origins: Readonly<Partial<Record<'connect-src' | 'form-action' | 'frame-src', readonly string[]>>>,
): string =>
  Object.entries(origins).reduce(
    (changed, [rule, allowed]) => changed.replace(`${rule} 'self'`, [`${rule} 'self'`, ...allowed].join(' ')),
    csp,
  );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
