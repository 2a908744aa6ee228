import Fastify from 'fastify';
import { openCompanies } from './companies.js';
import { readSettings } from './settings.js';
import { openFolder, openPostgres } from './store/open.js';

/** `npm run sandbox`: the companies in a process of their own. The lobby finds them by SANDBOX_URL. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const store =
    settings.DATABASE_URL === ''
      ? await openFolder(settings.SANDBOX_DATA_DIR)
      : await openPostgres(settings.DATABASE_URL, 5);
  const app = Fastify({ bodyLimit: 64 * 1024, logger: { level: 'warn' } });
  const companies = await openCompanies({
    store,
    now: () => new Date(),
    log: app.log,
    site: settings.SITE,
    isTest: settings.TEST_MODE,
    lobbies: settings.LOBBY_ORIGINS,
    lobby: { url: settings.LOBBY_URL, secret: settings.SANDBOX_SECRET, fetch },
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await companies.addPages(app);
  await companies.addCalls(app);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  const stopWork = companies.work();
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void app
      .close()
      .then(stopWork)
      .then(() => companies.close())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  process.stdout.write(`The sandbox runs at ${app.listeningOrigin}/ and its lobby at ${settings.LOBBY_URL}/\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

await main().catch(fail);
