import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { compileMessages } from '../../src/i18n/compile.js';
import { readArtIndex } from '../base/art-index.js';
import type { AppParts } from '../http/parts.js';
import type { Renderer } from './built.js';
import { firstData, freshTexts, lookOfSite, sharedApi } from './first-data.js';
import { headOf } from './head.js';
import { lookOf } from './look.js';
import { addManifest } from './manifest.js';
import { renderedPage } from './page.js';
import { isPage, pathOf, searchOf } from './paths.js';
import { addReference } from './reference.js';
import { addServiceWorker } from './service-worker.js';
import { addArt } from './web.js';

/**
 * `npm run dev`: the same pages, rendered from the sources, with hot reload and the API on the same port. Without a
 * content security policy, because Vite writes inline scripts.
 */
export async function addDevWeb(
  app: FastifyInstance,
  parts: Pick<AppParts, 'contract' | 'operations' | 'services'>,
): Promise<void> {
  await compileMessages();
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  vite.watcher.on('change', (file) => {
    if (/locales\/\w+\.json$/.test(file)) void compileMessages();
  });
  app.addHook('onClose', () => vite.close());
  await addArt(app);
  addReference(app, parts.contract);
  // Removes the worker of a built lobby that was on this port.
  addServiceWorker(app, null);
  const rendererNow = async () => (await vite.ssrLoadModule('/src/server.tsx')) as Renderer;
  addManifest(app, readArtIndex(), async () => (await rendererNow()).pageColour('blue', 'light'));

  const siteLook = lookOfSite(app, parts.services.site.defaultLocale);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (!isPage(path)) {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      return reply;
    }
    const renderer = await rendererNow();
    const search = renderer.readsQuery(path) ? searchOf(request.url) : '';
    const look = lookOf(request, { path, search }, (await siteLook()).locale, renderer.consentIn);
    const { start, site } = await firstData(app, renderer, look, await freshTexts(look.locale));
    const { html } = await renderedPage(
      {
        ...renderer,
        entry: '/src/main.tsx',
        imports: [],
        styles: [],
        filesOf: () => ({ scripts: [], styles: [] }),
      },
      look,
      { start, head: headOf(renderer, look, site), api: sharedApi(app, parts, look) },
    );
    return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(request.url, html));
  });
}
