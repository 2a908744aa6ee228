import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../support/files.js';
import { present } from '../../support/present.js';
import type { Twin } from '../twin.js';
import type { Card, ControlData } from './App.js';

type Start = {
  home: {
    banners: { art: { name: string } }[];
    hot: Card[];
    newest: Card[];
  };
};

/** As many cards of a row as the lobby renders before anybody scrolls. */
const cardsInRow = 5;

const css = `body{margin:0;font:16px/1.4 sans-serif}img{display:block;width:100%;height:auto}.top,.tabs{display:flex;position:sticky;top:0;background:#fff;padding:12px}
.tabs{top:auto;bottom:0;justify-content:space-between}.row,.grid{display:grid;gap:10px;padding:0 16px;list-style:none}.row{grid-auto-flow:column;grid-auto-columns:29vw;overflow-x:auto}
.grid{grid-template-columns:repeat(3,1fr)}h3,p{margin:4px 0;font-size:13px}`;

/**
 * The control of the bench: React and XState, server-rendered and hydrated, with the cards of the lobby's home and nothing
 * else. It is built with the lobby's own tools, takes its data from the lobby's page, and passes pictures on from it.
 */
export async function serveControl(lobby: string): Promise<Twin> {
  const folder = await mkdtemp(join(tmpdir(), 'control-'));
  process.env['NODE_ENV'] = 'production';
  const withoutParser = {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  };
  const shared = {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [withoutParser] },
  } as const;
  await build({
    ...shared,
    build: { outDir: `${folder}/client`, rolldownOptions: { input: 'tests/bench/control/main.tsx' } },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: 'tests/bench/control/render.tsx', outDir: `${folder}/server` },
  });
  const { render } = (await import(`${folder}/server/render.js`)) as { render: (data: ControlData) => string };
  const assets = await readdir(`${folder}/client/assets`);
  const script = present(
    assets.find((file) => file.endsWith('.js')),
    'the script of the control',
  );
  const code = brotliCompressSync(await readFile(`${folder}/client/assets/${script}`));
  await rm(folder, { recursive: true });

  const data = await dataOf(lobby);
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const html = brotliCompressSync(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Control</title>',
      `<link rel="preload" as="image" href="${data.banner}" fetchpriority="high"><script type="module" src="/control/${script}"></script><style>${css}</style></head>`,
      `<body><div id="root">${render(data)}</div><script type="application/json" id="data">${json}</script></body></html>`,
    ].join(''),
  );

  const target = new URL(lobby);
  const server = createServer((asked, answer) => {
    const headers = { 'content-encoding': 'br', 'cache-control': 'max-age=3600' };
    if (asked.url === `/control/${script}`)
      answer.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(code);
    else if (asked.url?.startsWith('/art/')) {
      const onward = request(
        {
          hostname: target.hostname,
          port: target.port,
          path: asked.url,
          headers: { ...asked.headers, host: target.host },
        },
        (reply) => {
          answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
          reply.pipe(answer);
        },
      );
      onward.on('error', () => answer.destroy());
      onward.end();
    } else answer.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function dataOf(lobby: string): Promise<ControlData> {
  const page = await (await fetch(`${lobby}/pages/index/index`)).text();
  const { home } = JSON.parse(present(/id="start">([^<]*)</.exec(page)?.[1], 'the data of home')) as Start;
  const { banners, hot, newest } = home;
  return {
    banner: `/art/${present(banners[0]?.art.name, 'a banner')}-720.avif`,
    rows: [
      { title: 'Hot', cards: hot.slice(0, cardsInRow) },
      { title: 'New', cards: newest.slice(0, cardsInRow) },
    ],
  };
}
