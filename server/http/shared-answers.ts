/** Far more than the public reads have addresses that people ask for; search words are the longest tail. */
const most = 500;

type Kept = { madeAt: number; bytes: Promise<Buffer> };

/**
 * Answers that are the same for everybody, kept as bytes for a moment: a lobby that a thousand players open reads its
 * database once. Those who ask while one is made wait for it. They are bytes and not a text, since encoding it for each who
 * asks took two fifths of a read. A process keeps its own, and no answer is older than `freshMs`, so several processes need
 * not tell each other anything.
 */
export class SharedAnswers {
  // In the order of making: the first is the oldest.
  readonly #kept = new Map<string, Kept>();
  readonly #freshMs: number;
  readonly #now: () => number;

  /** `now` in ms, of a clock that only goes forward. */
  constructor(freshMs: number, now: () => number = () => performance.now()) {
    this.#freshMs = freshMs;
    this.#now = now;
  }

  /** The kept answer, or a new one. A refusal is for nobody else: it is not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept && this.#now() - kept.madeAt < this.#freshMs) return kept.bytes;
    const made: Kept = { madeAt: this.#now(), bytes: make() };
    this.#kept.delete(key);
    this.#kept.set(key, made);
    made.bytes.catch(() => {
      if (this.#kept.get(key) === made) this.#kept.delete(key);
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
    return made.bytes;
  }
}
