import type { Db, Opened } from '../db/open.js';
import type { Services } from '../domain/services.js';
import { issueBonuses } from '../domain/bonuses/issue.js';
import type { Swept } from '../base/each-row.js';
import { bringMoneyBack } from '../domain/play/bring-back.js';
import { compileBills } from '../domain/promotions/bill.js';
import { endDueRecords } from '../domain/promotions/end.js';
import { reviewDemo } from '../domain/wallet/demo-review.js';
import { expireOrders } from '../domain/wallet/order-outcomes.js';
import { sweepAudit } from '../ledger/stored-audit.js';
import { tidy } from './tidy.js';
import { vacuum } from './vacuum.js';

/** What sweeps work with. */
export interface SweepParts {
  readonly db: Db;
  readonly services: Services;
  readonly database: Pick<Opened, 'engine'>;
}

/** Scheduled work that does whatever is due. Running it twice or late does no harm. */
export interface Sweep {
  readonly name: string;
  /** Cron expression in UTC. */
  readonly cron: string;
  /** Seconds after which a run counts as dead and is repeated; 60 by default. */
  readonly longestSeconds?: number;
  run(parts: SweepParts): Promise<Swept>;
}

export const SWEEPS: readonly Sweep[] = [
  { name: 'expire-orders', cron: '* * * * *', run: ({ db, services }) => expireOrders(db, services) },
  { name: 'bring-money-back', cron: '* * * * *', run: ({ db, services }) => bringMoneyBack(db, services) },
  { name: 'review-demo', cron: '* * * * *', run: ({ db, services }) => reviewDemo(db, services) },
  { name: 'bonuses', cron: '* * * * *', run: ({ db, services }) => issueBonuses(db, services) },
  { name: 'end-promotions', cron: '* * * * *', run: ({ db, services }) => endDueRecords(db, services) },
  {
    name: 'compile-promotion-bills',
    cron: '*/5 * * * *',
    run: ({ db, services }) => compileBills(db, services),
  },
  {
    name: 'audit',
    cron: '29 * * * *',
    longestSeconds: 900,
    run: ({ db, services }) => sweepAudit(db, services.clock.now(), 'changes'),
  },
  {
    name: 'audit-all',
    cron: '47 19 * * *',
    longestSeconds: 3600,
    run: ({ db, services }) => sweepAudit(db, services.clock.now()),
  },
  { name: 'tidy', cron: '17 * * * *', run: ({ db, services }) => tidy(db, services.clock.now()) },
  {
    name: 'vacuum',
    cron: '37 19 * * *',
    longestSeconds: 900,
    run: ({ db, database }) => vacuum(db, database),
  },
];

/** The sweeps of this server: its own, and those of what fills its lobby. */
export const sweepsOf = (seed: { readonly sweeps: readonly Sweep[] } | null): readonly Sweep[] => [
  ...SWEEPS,
  ...(seed?.sweeps ?? []),
];
