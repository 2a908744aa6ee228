import { MOST_FIELDS, mostOn, type Chip, type Field } from './rules.js';

/** The chips on the table, in the order in which they were placed. */
export class Chips {
  #placed: readonly Chip[] = [];

  /** Adds a chip; false if the table takes no more there. */
  add(on: Field, amount: number, stakes: readonly number[]): boolean {
    if (this.on(on) + amount > mostOn(stakes)) return false;
    if (this.on(on) === 0 && this.bet().length === MOST_FIELDS) return false;
    this.#placed = [...this.#placed, { on, amount }];
    return true;
  }

  undo(): void {
    this.#placed = this.#placed.slice(0, -1);
  }

  /** Replaces all by these; none clears the table. */
  set(chips: readonly Chip[]): void {
    this.#placed = chips;
  }

  on(field: Field): number {
    return this.#placed.reduce((sum, { on, amount }) => (on === field ? sum + amount : sum), 0);
  }

  /** One entry for each field with chips. */
  bet(): readonly Chip[] {
    const fields = new Set(this.#placed.map(({ on }) => on));
    return [...fields].map((on) => ({ on, amount: this.on(on) }));
  }

  get total(): number {
    return this.#placed.reduce((sum, { amount }) => sum + amount, 0);
  }
}
