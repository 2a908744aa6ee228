import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

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

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 32rem; padding: 1.5rem 1rem; }
h1 { font-size: 1.25rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border: 1px solid #8886; border-radius: .75rem; margin-block: .75rem; padding: .75rem 1rem; overflow-wrap: anywhere; }
button { border: 1px solid #8888; border-radius: .75rem; font: inherit; min-height: 3rem; padding: 0 1.25rem; \
width: 100%; margin-block: .25rem; cursor: pointer; }
small { opacity: .75; }
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
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refresh}
        <title>${page.title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <h1>${page.title}</h1>
        ${page.body}
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
