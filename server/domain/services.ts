import type { CalledAdapters } from '../adapters/calls/guard.js';
import type { Clock } from '../base/clock.js';
import type { Settings } from '../base/settings.js';
import type { Site } from '../base/site.js';
import type { Passwords } from './access/passwords.js';
import type { Pictures } from './pictures.js';
import type { HeldAtMakers } from './play/held-at-maker.js';

/** What operations share besides the database; created once at start. */
export interface Services extends CalledAdapters {
  readonly settings: Settings;
  readonly site: Site;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly pictures: Pictures;
  readonly heldAtMakers: HeldAtMakers;
  /** The address of the page that shows messages instead of an SMS; null where real ones are sent. */
  readonly smsOutbox: string | null;
}

/** The origins of the pages of all companies, each once. */
export const originsOf = ({ maker, gateways }: Pick<Services, 'maker' | 'gateways'>): readonly string[] => [
  ...new Set([maker, ...gateways.values()].flatMap(({ origins = [] }) => origins)),
];
