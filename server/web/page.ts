import { createHash } from 'node:crypto';
import type { Build } from './built.js';
import { replay } from './replay.js';

/** What tells two first screens apart. Nothing of a player: pages are shared. */
export type Look = {
  path: string;
  locale: string;
  device: 'pc' | 'other';
  accent: string;
  mode: string;
  hint: 'player' | 'visitor';
  /** Chosen, or asked for by the browser (Save-Data). */
  isLowData: boolean;
  consent: 'unasked' | 'given' | 'refused';
};

export type Page = { html: string; csp: string };

/** React Aria writes this rule at run time; standing here it is allowed by its hash and never added again. */
const pressable = '[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}';

/** A page with its first screen drawn from `start` (the Start of src/app/start.ts). */
export function drawnPage(built: Build, look: Look, start: object, title: string, hasPixel = false): Page {
  const drawn = built.render(look.path, start);
  // React hints at the first picture beside the content; in the head it is asked for before the scripts.
  const hint = /<link rel="preload"[^>]*>/g;
  const hints = [...drawn.matchAll(hint)].map(([link]) => link).join('');
  const titles = /<title>.*?<\/title>/g;
  const body = drawn.replace(hint, '').replace(titles, '');
  const data = `<script type="application/json" id="start">${JSON.stringify(start).replaceAll('<', '\\u003c')}</script>`;
  return document(built, look, { title, hints, body: `<div id="root">${body}</div>${data}`, hasPixel });
}

/** The page of a plain static host: an empty frame; the browser finds out the rest. */
export function staticPage(built: Build): string {
  const look: Look = {
    path: '/',
    locale: 'en_US',
    device: 'other',
    accent: 'blue',
    mode: 'system',
    hint: 'visitor',
    isLowData: false,
    consent: 'unasked',
  };
  return document(built, look, { title: 'Lobby', hints: '', body: '<div id="root"></div>', hasPixel: false }).html;
}

function document(
  built: Build,
  look: Look,
  { title, hints, body, hasPixel }: { title: string; hints: string; body: string; hasPixel: boolean },
): Page {
  const theme = look.mode === 'system' ? 'light dark' : look.mode;
  const attributes = [
    `lang="${look.locale.replace('_', '-')}"`,
    `data-accent="${look.accent}"`,
    ...(look.mode === 'system' ? [] : [`data-mode="${look.mode}"`]),
    ...(look.device === 'pc' ? ['data-device="pc"'] : []),
    // Tells the app that this document's policy lets the pixel's vendor in.
    ...(hasPixel ? ['data-pixel'] : []),
  ];
  const html = [
    `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">`,
    // The desktop layout needs its 1200 px on a phone too, whose owner chose it (A9). A desktop ignores this line.
    `<meta name="viewport" content="${look.device === 'pc' ? 'width=1200' : 'width=device-width,initial-scale=1'},viewport-fit=cover">`,
    `<meta name="color-scheme" content="${theme}"><title>${escapeText(title)}</title>`,
    '<link rel="icon" href="/favicon.ico">',
    hints,
    // Scripts and not preloads: each runs as soon as it is here and in a turn of its own. The entry waits for the document.
    ...built.imports.map((file) => `<script type="module" async crossorigin src="${file}"></script>`),
    `<script type="module" crossorigin src="${built.entry}"></script>`,
    // The bundler's loader looks for these: it would fetch the styles once more, and put them after those of a page.
    ...built.styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    `<style>${built.css}</style><style id="react-aria-pressable-style">${pressable}</style><script>${replay}</script>`,
    `</head><body>${body}</body></html>`,
  ].join('');
  return { html, csp: policy([replay], [built.css, pressable], hasPixel) };
}

/** Hashes, not a nonce: a nonce would forbid answering compressed pages from a cache. */
/** Whom the pixel talks to (decision 016). Named only in documents that may have it. */
const vendor = {
  script: ' https://connect.facebook.net',
  image: ' https://www.facebook.com',
  connect: ' https://www.facebook.com https://connect.facebook.net',
};
const nobody = { script: '', image: '', connect: '' };

function policy(scripts: readonly string[], styles: readonly string[], hasPixel: boolean): string {
  const also = hasPixel ? vendor : nobody;
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
    "require-trusted-types-for 'script'",
    // The one policy of src/effects/trusted-types.ts; elsewhere there is nothing to trust.
    hasPixel ? 'trusted-types default' : "trusted-types 'none'",
  ].join('; ');
}

/** A policy that lets the page call further origins. */
export const withCalls = (csp: string, origins: readonly string[]): string =>
  origins.length === 0 ? csp : csp.replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
