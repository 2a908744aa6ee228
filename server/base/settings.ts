/** One setting of the server: its default, its meaning, and how its text is parsed. */
interface Setting<Value> {
  readonly fallback: Value;
  /** The setting that switches this flag off while this flag is not set. */
  readonly isOffWith?: string;
  readonly means: string;
  readonly read: (text: string) => Value;
}

function text(fallback: string, means: string): Setting<string> {
  return { fallback, means, read: (value) => value };
}

function flag(fallback: boolean, means: string): Setting<boolean> {
  return {
    fallback,
    means,
    read: (value) => {
      if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true;
      if (['0', 'false', 'no', 'off', ''].includes(value.toLowerCase())) return false;
      throw new Error('expected true or false');
    },
  };
}

/** A flag that is on, but not on a PostgreSQL: a database of value gets no demo, and no codes on a public page. */
function demoFlag(means: string): Setting<boolean> {
  return { ...flag(true, `${means}; false by default with DATABASE_URL`), isOffWith: 'DATABASE_URL' };
}

function whole(fallback: number, means: string, least = 0): Setting<number> {
  return {
    fallback,
    means,
    read: (value) => {
      const number = Number(value);
      if (!Number.isSafeInteger(number) || number < least)
        throw new Error(`expected a whole number of at least ${least}`);
      return number;
    },
  };
}

function list(fallback: readonly string[], means: string): Setting<readonly string[]> {
  return {
    fallback,
    means,
    read: (value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
  };
}

function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
  means: string,
): Setting<Choice> {
  return {
    fallback,
    means: `${means} (${choices.join(', ')})`,
    read: (value) => {
      const found = choices.find((choice) => choice === value);
      if (found === undefined) throw new Error(`expected one of ${choices.join(', ')}`);
      return found;
    },
  };
}

/** All settings of the server, read from environment variables of the same names. This table is their documentation. */
export const SETTINGS = {
  PORT: whole(8080, 'TCP port to listen on; 0 takes a free one'),
  HOST: text('127.0.0.1', 'address to listen on; 0.0.0.0 for every interface'),
  PUBLIC_HOSTS: list(
    [],
    'host names (with port, unless 80 or 443) allowed in the Host header, besides localhost and the address of HOST',
  ),
  ALLOWED_ORIGINS: list([], 'other origins that may call the API (CORS); none by default'),
  PASSKEY_DOMAIN: text(
    '',
    'domain of the passkeys, where a lobby has several hosts below it or its pages are on another host than the API; ' +
      'by default the host of PUBLIC_HOSTS that the browser opened. Passkeys of another domain stop working',
  ),
  TRUST_PROXY: text(
    '',
    'addresses or networks, comma separated, of the proxies whose X-Forwarded-* headers are trusted',
  ),
  DATA_DIR: text('./data', 'folder of the embedded database'),
  DATABASE_URL: text('', 'a PostgreSQL 15 or newer; empty means the embedded database in DATA_DIR'),
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
  TEST_MODE: flag(false, 'opens the test hooks under /__test/ and validates every response; never on a public server'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info', 'least severe level that is logged'),
  METRICS_PORT: whole(0, 'TCP port of GET /metrics for Prometheus, on METRICS_HOST and never on PORT; 0: no metrics'),
  METRICS_HOST: text('127.0.0.1', 'address to listen on for METRICS_PORT'),
  SHARED_ANSWER_MS: whole(
    1000,
    'milliseconds that a response which is the same for all players (home, lists) is cached; 0: no cache',
  ),
  SESSION_IDLE_HOURS: whole(24, 'hours without a request of the player after which a session ends (decision A10)', 1),
  SESSION_ABSOLUTE_DAYS: whole(30, 'days after the login when a session ends (decision A10)', 1),
  MESSAGES_PER_HOUR: whole(
    5000,
    'codes that are sent by SMS in an hour over all phones; further ones are refused, so that nobody can run up the bill. ' +
      "Browsers in which the phone's owner has logged in before have as many again, which strangers cannot use up",
    1,
  ),
  PASSWORD_QUEUE: whole(64, 'password hashes that may wait; further logins are refused as busy', 1),
  SHUTDOWN_SECONDS: whole(10, 'seconds that running requests have to finish after SIGTERM', 1),
} satisfies Record<string, Setting<unknown>>;

/** The parsed settings. */
export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};

/** The settings do not allow the server to run; the message says what to change. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/**
 * Reads all settings from an environment. Throws one `WrongSettings` that names every setting that cannot be parsed.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const wrong: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, setting]: [string, Setting<unknown>]) => {
    const given = environment[name];
    const isOff = setting.isOffWith !== undefined && (environment[setting.isOffWith] ?? '') !== '';
    if (given === undefined) return [name, isOff ? false : setting.fallback];
    try {
      return [name, setting.read(given)];
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [name, setting.fallback];
    }
  });
  if (wrong.length > 0) throw new WrongSettings(`Settings that cannot be read: ${wrong.join('; ')}`);
  return Object.fromEntries(entries) as Settings;
}
