import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { compileMessages } from '../../src/i18n/compile.js';
import { SITES } from '../base/site.js';
import type { Contract } from '../contract/load.js';
import type { Settings } from '../base/settings.js';
import type { Renderer } from './built.js';
import { firstData, freshTexts, lookOfSite } from './first-data.js';
import { lookOf } from './look.js';
import { renderedPage } from './page.js';
import { isPage, pathOf } from './paths.js';
import { addReference } from './reference.js';
import { addArt } from './web.js';

/**
 * `npm run dev`: the same pages, rendered from the sources, with hot reload and the API on the same port. Without a
 * content security policy, because Vite writes inline scripts.
 */
export async function addDevWeb(app: FastifyInstance, contract: Contract, settings: Settings): Promise<void> {
  await compileMessages();
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  vite.watcher.on('change', (file) => {
    if (/locales\/\w+\.json$/.test(file)) void compileMessages();
  });
  app.addHook('onClose', () => vite.close());
  await addArt(app);
  addReference(app, contract);

  const siteLook = lookOfSite(app, SITES[settings.SITE].defaultLocale);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (!isPage(path)) {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      return reply;
    }
    const renderer = (await vite.ssrLoadModule('/src/server.tsx')) as Renderer;
    const look = lookOf(request, path, (await siteLook()).locale, renderer.consentIn);
    const data = await firstData(app, look.locale, renderer.showsHome(path));
    const { locale, accent, mode, device, isLowData, consent, hint } = look;
    const start = {
      ...data,
      hint,
      preferences: { locale, accent, mode, device, isLowData, consent },
      texts: await freshTexts(locale),
    };
    const { html } = renderedPage(
      {
        ...renderer,
        entry: '/src/main.tsx',
        imports: [],
        css: '',
        styles: [],
        filesOf: () => ({ scripts: [], styles: [] }),
      },
      look,
      start,
      data.site?.documentTitle || data.site?.websiteName || 'Paraw',
    );
    return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(request.url, html));
  });
}
