import { refusal } from '../base/refusal.js';

/** Bytes of uploads that may be in memory at the same time, over all players. */
const MOST_BYTES_AT_ONCE = 128 * 1024 * 1024;
/** Uploads of one player at the same time. */
const MOST_OF_PLAYER = 3;

/** Bounds the bodies that are being read: an upload from a slow phone holds its memory for minutes. */
export class UploadsInFlight {
  #bytes = 0;
  readonly #ofPlayer = new Map<number, number>();

  constructor(private readonly most = MOST_BYTES_AT_ONCE) {}

  /**
   * Reads a body of at most `bytes` bytes. Throws `Refusal('tooManyRequests')` when the player, or all players together,
   * have too many on their way.
   */
  async take<Result>(playerId: number, bytes: number, read: () => Promise<Result>): Promise<Result> {
    const own = this.#ofPlayer.get(playerId) ?? 0;
    if (own >= MOST_OF_PLAYER || this.#bytes + bytes > this.most) throw refusal('tooManyRequests');
    this.#bytes += bytes;
    this.#ofPlayer.set(playerId, own + 1);
    try {
      return await read();
    } finally {
      this.#bytes -= bytes;
      const left = (this.#ofPlayer.get(playerId) ?? 1) - 1;
      if (left === 0) this.#ofPlayer.delete(playerId);
      else this.#ofPlayer.set(playerId, left);
    }
  }
}
