import type { FastifyInstance } from 'fastify';

/** The worker requests files of this origin and runs no other script. */
const policy = "default-src 'none'; connect-src 'self'";

/** Removes what an earlier worker keeps, and then itself. Open pages go on without one. */
export const removing = [
  'addEventListener("install",()=>skipWaiting());',
  'addEventListener("activate",e=>e.waitUntil((async()=>{',
  'for(const name of await caches.keys())await caches.delete(name);',
  'indexedDB.deleteDatabase("workbox-expiration");',
  'await registration.unregister()})()))',
].join('');

/**
 * `/sw.js`: the service worker of the build in a folder (decision 104); null serves one that removes itself. Browsers ask for it
 * at each navigation, past every cache of their own.
 */
export function addServiceWorker(app: FastifyInstance, folder: string | null): void {
  app.get('/sw.js', async (_, reply) => {
    void reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
    return folder === null
      ? reply.type('text/javascript; charset=utf-8').send(removing)
      : reply.sendFile('sw.js', folder, { cacheControl: false, etag: true });
  });
}
