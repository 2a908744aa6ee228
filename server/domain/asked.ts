import type { Db } from '../db/open.js';
import type { Site } from '../base/site.js';
import type { Locale } from '../base/locale.js';
import type { Player } from './player.js';
import type { Services } from './services.js';

/** A log, as far as rules write to it. */
export interface Log {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** Who asks for something, from where and when, and what the rules work with. */
export interface Circumstances<Who extends Player | null = Player | null> {
  /** The database, or the transaction of a request with an idempotency key. */
  readonly db: Db;
  readonly services: Services;
  /** The site of this server (setting SITE): country, currency, time zone. */
  readonly site: Site;
  readonly player: Who;
  readonly lang: Locale;
  readonly ip: string;
  /** The caller's network, for limits: an IPv4 address or an IPv6 network of 64 bits. */
  readonly network: string;
  /** Scheme and host at which the browser sees the lobby, for addresses that a company leads back to. */
  readonly origin: string;
  readonly headers: {
    readonly userAgent: string;
    /** Null where the contract declares no key. */
    readonly idempotencyKey: string | null;
  };
  readonly log: Log;
  /** The server's time, which test mode can shift. Do not use `new Date()` or SQL `now()` for what a player can see. */
  readonly now: () => Date;
}

/** Something that is asked for: `body` is the input of the rule, already checked for its form. */
export interface Asked<Input, Who extends Player | null = Player | null> extends Circumstances<Who> {
  readonly body: Input;
}
