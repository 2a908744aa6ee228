import { readyMs } from '../../machines/app.js';

type Asked = { answer: Promise<unknown>; at: number };

/**
 * Reads made before the player asks for them, so that a page that is likely next opens with its content. An answer is given
 * once and while it is young, and only to the player who was here when it was asked for.
 */
export class Ahead {
  readonly #asked = new Map<string, Asked>();
  readonly #now: () => number;
  readonly #player: () => string | null;

  /** `now` in ms; `player` tells who is here: another one gets nothing of what was asked before. */
  constructor(now: () => number, player: () => string | null) {
    this.#now = now;
    this.#player = player;
  }

  /** Makes the read `name`, unless a young answer waits. What failed is asked for again when it is wanted. */
  ask(name: string, read: () => Promise<unknown>): Promise<unknown> {
    const key = this.#keyOf(name);
    const young = this.#young(key);
    if (young) return young.answer;
    const answer = read();
    this.#asked.set(key, { answer, at: this.#now() });
    answer.catch(() => this.#asked.delete(key));
    return answer;
  }

  /** The answer that waits, or a new one. */
  take<T>(name: string, read: () => Promise<T>): Promise<T> {
    const key = this.#keyOf(name);
    const asked = this.#young(key);
    this.#asked.delete(key);
    return asked ? (asked.answer as Promise<T>) : read();
  }

  #keyOf = (name: string): string => `${this.#player() ?? ''} ${name}`;

  #young(key: string): Asked | undefined {
    const asked = this.#asked.get(key);
    return asked && this.#now() - asked.at < readyMs ? asked : undefined;
  }
}
