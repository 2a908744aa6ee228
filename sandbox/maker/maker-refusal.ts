import type { MakerError } from './page/wire.js';

/** A refusal by the maker, sent to its game page. */
export class MakerRefusal extends Error {
  override readonly name = 'MakerRefusal';
  constructor(readonly reason: MakerError) {
    super(reason);
  }
}

/** The lobby gave no clear answer. The game page sends its request again, as after every lost answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}
