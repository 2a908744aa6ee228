import type { AppParts } from '../app.js';
import { expireOrders } from '../domain/wallet/orders.js';
import { catchUp } from '../seed/seed.js';
import { tidy } from './tidy.js';

/** Work that is done again and again for whatever is due; doing it twice or late changes nothing but when. */
export interface Sweep {
  readonly name: string;
  /** When, as cron writes it, in UTC. */
  readonly cron: string;
  run(parts: Pick<AppParts, 'db' | 'services'>): Promise<unknown>;
}

export const SWEEPS: readonly Sweep[] = [
  { name: 'expire-orders', cron: '* * * * *', run: ({ db, services }) => expireOrders(db, services) },
  { name: 'demo-players', cron: '41 * * * *', run: ({ db, services }) => (services.settings.SEED ? catchUp(db, services) : Promise.resolve(0)) },
  { name: 'tidy', cron: '17 * * * *', run: ({ db, services }) => tidy(db, services.clock.now()) },
];
