import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from './language.js';

/** HTML that is safe to send. Only the tag `html` makes it. */
export class Html {
  constructor(readonly text: string) {}
}

/** Template tag that escapes every value except `Html` and joins lists. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return new Html(parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part));
}

function written(value: string | number | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((item) => item.text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Colors, corners and line heights of the lobby (src/theme), in light and dark. */
const STYLE = `
:root { color-scheme: light dark; --page: #f5f7fb; --raised: #fff; --text: #181e29; --muted: #555d68; --line: #dee2e7; \
--edge: #79818c; --accent: #2166d6; --on: #fff; --link: #195ecd; font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, \
"Noto Sans Thai", "Noto Sans Myanmar", "Noto Sans CJK SC", sans-serif; }
:root:lang(my) { font-size: 14.1px; line-height: 2.2; }
:root:lang(th) { line-height: 1.7; }
:root:lang(zh) { line-height: 1.65; }
@media (prefers-color-scheme: dark) { :root { --page: #0d1117; --raised: #161b23; --text: #eceff3; --muted: #a3aab4; \
--line: #272d36; --edge: #707883; --accent: #74affd; --on: #050f21; --link: #87baff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: max(1rem, 6vh) 1rem 2rem; background: var(--page); color: var(--text); overflow-wrap: anywhere; }
main { margin: 0 auto; max-width: 30rem; padding: 1.5rem 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; \
background: var(--raised); }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.35; font-variant-numeric: tabular-nums; }
:root:lang(my) h1 { line-height: 2; }
:root:lang(th) h1 { line-height: 1.55; }
p { margin: .75rem 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: .75rem 0; }
dl { margin: 1rem 0; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .5rem 0; \
border-bottom: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
button { border: 1px solid var(--edge); border-radius: .75rem; background: none; color: inherit; font: inherit; font-weight: 600; \
min-height: 3rem; padding: .25rem 1.25rem; width: 100%; margin-block: .25rem; cursor: pointer; }
.main { border-color: var(--accent); background: var(--accent); color: var(--on); }
input { width: 100%; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--edge); border-radius: .75rem; \
background: none; color: inherit; font: inherit; }
a { color: var(--link); display: inline-block; padding-block: .5rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
small { color: var(--muted); font-size: .875rem; }
`;

// Not in the template of the page: the formatter would add whitespace inside the element, and the hash would not match.
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Sends a page of a sandbox. Its policy allows no script, one style by hash, and forms to this server and to where they lead on. */
export function sendPage(
  reply: FastifyReply,
  page: {
    readonly title: string;
    readonly body: Html;
    /** English without. */
    readonly language?: Language;
    readonly refreshSeconds?: number;
    /** Origins that a form of the page may lead on to. */
    readonly leadsTo?: readonly string[];
  },
): FastifyReply {
  const refresh =
    page.refreshSeconds === undefined
      ? new Html('')
      : html`<meta http-equiv="refresh" content="${page.refreshSeconds}" />`;
  const document = html`<!doctype html>
    <html lang="${(page.language ?? 'en_US').replace('_', '-')}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refresh}
        <title>${page.title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html>`;
  const leadsTo = ["'self'", ...(page.leadsTo ?? [])].join(' ');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${leadsTo}; base-uri 'none'; frame-ancestors 'self'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document.text);
}
