import { MOST_LEGS, MOST_ODDS, oddsTogether, type Leg } from './rules.js';

/** The picks for the next bet, at most one of each match, in the order in which they were chosen. */
export class Slip {
  #legs: readonly Leg[] = [];

  get legs(): readonly Leg[] {
    return this.#legs;
  }

  has({ match, pick }: Pick<Leg, 'match' | 'pick'>): boolean {
    return this.#legs.some((leg) => leg.match === match && leg.pick === pick);
  }

  /** Adds a pick, replaces the one of the same match, or takes it away again; false if a bet cannot have it. */
  toggle(leg: Leg): boolean {
    if (this.has(leg)) {
      this.remove(leg.match);
      return true;
    }
    const legs = [...this.#legs.filter(({ match }) => match !== leg.match), leg];
    if (legs.length > MOST_LEGS || oddsTogether(legs) > MOST_ODDS) return false;
    this.#legs = legs;
    return true;
  }

  remove(match: string): void {
    this.#legs = this.#legs.filter((leg) => leg.match !== match);
  }

  clear(): void {
    this.#legs = [];
  }

  /** Takes away the picks whose match has started; returns whether there were any. */
  keep(isOpen: (match: string) => boolean): boolean {
    const kept = this.#legs.filter(({ match }) => isOpen(match));
    const isChanged = kept.length < this.#legs.length;
    this.#legs = kept;
    return isChanged;
  }
}
