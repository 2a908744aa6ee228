import { COMPANY_MS } from './deadlines.js';
import { demoFlag, flag, list, oneOf, port, text, textOf, whole, type Setting } from './setting.js';
import { areNetworks, databaseOf, isDatabase, isDomain, isHost, isOrigin } from './setting-forms.js';

/** All settings of the server, read from environment variables of the same names. This table is their documentation. */
export const SETTINGS = {
  PORT: port(8080, 'TCP port to listen on; 0 takes a free one'),
  HOST: text('127.0.0.1', 'address to listen on; 0.0.0.0 for every interface'),
  PUBLIC_HOSTS: list(
    'host names',
    isHost,
    'host names (with port, unless 80 or 443) allowed in the Host header, besides localhost and the address of HOST',
  ),
  ALLOWED_ORIGINS: list(
    'origins like https://lobby.example',
    isOrigin,
    'other origins that may call the API (CORS); none by default',
  ),
  PASSKEY_DOMAIN: textOf(
    'a domain like lobby.example',
    isDomain,
    'domain of the passkeys, where a lobby has several hosts below it or its pages are on another host than the API; ' +
      'by default the host of PUBLIC_HOSTS that the browser opened. Passkeys of another domain stop working',
  ),
  TRUST_PROXY: textOf(
    'addresses or networks like 10.0.0.0/8',
    areNetworks,
    'addresses or networks, comma separated, of the proxies whose X-Forwarded-* headers are trusted',
  ),
  DATA_DIR: text('./data', 'folder of the embedded database'),
  DATABASE_URL: textOf(
    'an address like postgres://user:password@host:5432/database',
    isDatabase,
    'a PostgreSQL 15 or newer; empty means the embedded database in DATA_DIR',
  ),
  MIGRATE_DATABASE_URL: textOf(
    'an address like postgres://owner:password@host:5432/database',
    isDatabase,
    'the same database as a role that owns its tables, for migrations, where the one of DATABASE_URL may only read and ' +
      'write rows',
  ),
  DATABASE_POOL: whole(10, 'connections to PostgreSQL', 1),
  SITE: oneOf(['PH', 'TH', 'MM'], 'PH', 'which site this server is: country, currency, zone, phones'),
  SEED: demoFlag('fill an empty database with the demo lobby, its players and their history'),
  DEMO_REVIEW_MINUTES: whole(
    2,
    'in a seeded demo, manual deposits and withdrawals are approved automatically after so many minutes ' +
      '(amounts that end in 13 are refused); 0 leaves the decision to the operator',
  ),
  SANDBOX: demoFlag(
    'play-money adapters with their pages: payment, SMS outbox, identity, maker; false needs own adapters',
  ),
  SANDBOX_URL: text(
    '',
    'address of a sandbox in a process of its own (`npm run sandbox`), such as http://localhost:8090; it implies SANDBOX',
  ),
  SANDBOX_PAGES: text(
    '',
    'address at which browsers reach the pages of that sandbox, by default SANDBOX_URL; `/` where a proxy serves ' +
      '/sandbox/ at the address of the lobby',
  ),
  SANDBOX_SECRET: text(
    '',
    'what the lobby and the sandbox sign with, at least 16 characters and the same on both sides; needed with SANDBOX_URL',
  ),
  TEST_MODE: flag(false, 'opens the test hooks under /__test/ and validates every response; never on a public server'),
  TEST_MODE_DATABASE: text(
    '',
    'the name of the database of DATABASE_URL, repeated: TEST_MODE empties databases, and starts on no other PostgreSQL',
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info', 'least severe level that is logged'),
  METRICS_PORT: port(0, 'TCP port of GET /metrics for Prometheus, on METRICS_HOST and never on PORT; 0: no metrics'),
  METRICS_HOST: text('127.0.0.1', 'address to listen on for METRICS_PORT'),
  SHARED_ANSWER_MS: whole(
    1000,
    'milliseconds that a response which is the same for all players (home, lists) is cached; 0: no cache',
  ),
  SERVICE_WORKER: flag(
    true,
    'browsers keep code, pictures and shared pages for the next visit; false removes the service worker and what it keeps ' +
      'from every browser that comes back',
  ),
  SESSION_IDLE_HOURS: whole(24, 'hours without a request of the player after which a session ends (decision A10)', 1),
  SESSION_ABSOLUTE_DAYS: whole(30, 'days after the login when a session ends (decision A10)', 1),
  MESSAGES_PER_HOUR: whole(
    5000,
    'codes that are sent by SMS in an hour over all phones; further ones are refused, so that nobody can run up the bill. ' +
      "Browsers in which the phone's owner has logged in before have as many again, which strangers cannot use up",
    1,
  ),
  UPLOADS_PER_DAY: whole(200, 'pictures that a player may send in a day; further ones are refused', 1),
  PASSWORD_QUEUE: whole(64, 'password hashes that may wait; further logins are refused as busy', 1),
  DRAIN_SECONDS: {
    ...whole(
      0,
      'seconds after SIGTERM in which /readyz answers 503 and every request is still served, so that a proxy sends its ' +
        'requests elsewhere before the port closes: more than two of its checks; 5 by default with DATABASE_URL',
    ),
    withDatabase: 5,
  },
  SHUTDOWN_SECONDS: whole(
    20,
    `seconds that running requests have to finish after DRAIN_SECONDS; a company has ${COMPANY_MS / 1000} to respond, ` +
      'and some requests call two',
    COMPANY_MS / 1000 + 1,
  ),
} satisfies Record<string, Setting<unknown>>;

/** The parsed settings. */
export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};

/** The settings do not allow the server to run; the message says what to change. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/** Reads all settings from an environment. Throws one `WrongSettings` that names every wrong setting. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const wrong: string[] = [];
  const hasDatabase = (environment['DATABASE_URL'] ?? '') !== '';
  const entries = Object.entries(SETTINGS).map(([name, setting]: [string, Setting<unknown>]) => {
    const fallback = hasDatabase ? (setting.withDatabase ?? setting.fallback) : setting.fallback;
    const given = environment[name];
    if (given === undefined) return [name, fallback];
    try {
      return [name, setting.read(given)];
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [name, fallback];
    }
  });
  const settings = Object.fromEntries(entries) as Settings;
  wrong.push(...conflictsOf(settings));
  if (wrong.length > 0) throw new WrongSettings(`Settings that cannot be used: ${wrong.join('; ')}`);
  return settings;
}

/** Settings that are right alone and wrong together. */
function conflictsOf(settings: Settings): readonly string[] {
  const { PORT, METRICS_PORT, TEST_MODE, TEST_MODE_DATABASE, DATABASE_URL } = settings;
  const found: string[] = [];
  if (METRICS_PORT !== 0 && METRICS_PORT === PORT) found.push('METRICS_PORT: expected another port than PORT');
  if (TEST_MODE && DATABASE_URL !== '' && TEST_MODE_DATABASE !== databaseOf(DATABASE_URL))
    found.push('TEST_MODE: anybody could empty the database of DATABASE_URL; repeat its name in TEST_MODE_DATABASE');
  return found;
}
