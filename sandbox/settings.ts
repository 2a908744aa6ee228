import { SITE_NAMES, type SiteName } from './formats.js';

/** The settings of a sandbox in a process of its own, from environment variables of the same names. */
export interface Settings {
  readonly PORT: number;
  readonly HOST: string;
  /** Where the lobby answers callbacks. */
  readonly LOBBY_URL: string;
  /** The addresses at which browsers see the lobby; by default LOBBY_URL. */
  readonly LOBBY_ORIGINS: readonly string[];
  /** The same text as the lobby's setting of this name. */
  readonly SANDBOX_SECRET: string;
  /** A PostgreSQL; empty: the embedded engine in SANDBOX_DATA_DIR. */
  readonly DATABASE_URL: string;
  readonly SANDBOX_DATA_DIR: string;
  readonly TEST_MODE: boolean;
  /** Which site the lobby is, as its setting of this name: the pages show its time. */
  readonly SITE: SiteName;
}

/** Least length of the secret: what both sides sign with must not be guessed. */
const LEAST_SECRET = 16;

/** Throws an error that names every setting that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const {
    PORT = '8090',
    HOST = '127.0.0.1',
    LOBBY_URL = 'http://localhost:8080',
    LOBBY_ORIGINS = '',
    SANDBOX_SECRET = '',
    DATABASE_URL = '',
    SANDBOX_DATA_DIR = './data/sandbox',
    TEST_MODE = '',
    SITE = 'PH',
  } = env;
  const origins = LOBBY_ORIGINS.split(',').filter((part) => part.trim() !== '');
  const site = SITE_NAMES.find((known) => known === SITE);
  const wrong = [
    /^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536 ? null : 'PORT: expected a port number',
    originOf(LOBBY_URL) === null ? 'LOBBY_URL: expected an address such as http://localhost:8080' : null,
    origins.every((origin) => originOf(origin.trim()) !== null) ? null : 'LOBBY_ORIGINS: expected addresses',
    site === undefined ? `SITE: one of ${SITE_NAMES.join(', ')}` : null,
    SANDBOX_SECRET.length < LEAST_SECRET
      ? `SANDBOX_SECRET: at least ${LEAST_SECRET} characters, the same as the lobby's`
      : null,
  ].filter((problem) => problem !== null);
  if (wrong.length > 0) throw new Error(`Settings that cannot be used: ${wrong.join('; ')}`);
  return {
    PORT: Number(PORT),
    HOST,
    LOBBY_URL: originOf(LOBBY_URL) ?? '',
    LOBBY_ORIGINS: (origins.length === 0 ? [LOBBY_URL] : origins).map((origin) => originOf(origin.trim()) ?? ''),
    SANDBOX_SECRET,
    DATABASE_URL,
    SANDBOX_DATA_DIR,
    SITE: site ?? 'PH',
    TEST_MODE: ['1', 'true', 'yes', 'on'].includes(TEST_MODE.toLowerCase()),
  };
}

const originOf = (text: string): string | null =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).origin : null;
