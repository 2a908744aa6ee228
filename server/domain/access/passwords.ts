import { openQueue } from '../../base/queue.js';
import type { Settings } from '../../base/settings.js';

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at a time. More would only make each slower, because two keep the cores busy. */
const AT_ONCE = 2;

export interface Passwords {
  /** Returns the Argon2id hash in PHC format. Throws `Refusal('tooManyRequests')` when the queue is full. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. It takes the same time for an unknown account (`null`) as for a known one.
   * Throws `Refusal('tooManyRequests')` when the queue is full.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Number of hashes that wait for their turn. */
  waiting(): number;
}

/** Password hashing with a bounded queue (decision C6). */
export function openPasswords({ PASSWORD_QUEUE }: Pick<Settings, 'PASSWORD_QUEUE'>): Passwords {
  const inTurn = openQueue(AT_ONCE, PASSWORD_QUEUE);
  const hash = (password: string): Promise<string> =>
    inTurn(async () => (await import('@node-rs/argon2')).hash(password, COST));
  let decoy: Promise<string> | undefined;

  return {
    hash,
    waiting: inTurn.waiting,
    async verify(stored, password) {
      decoy ??= hash('no account has this password').catch((error: unknown) => {
        decoy = undefined;
        throw error;
      });
      const against = stored ?? (await decoy);
      const fits = await inTurn(async () => (await import('@node-rs/argon2')).verify(against, password));
      return stored !== null && fits;
    },
  };
}
