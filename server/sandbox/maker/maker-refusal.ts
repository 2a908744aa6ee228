import type { MakerError } from './game/wire.js';

/** The maker's no to its game page. */
export class MakerRefusal extends Error {
  override readonly name = 'MakerRefusal';
  constructor(readonly reason: MakerError) {
    super(reason);
  }
}
