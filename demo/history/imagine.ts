import { createHash } from 'node:crypto';
import type { TransferKind } from '../../server/db/schema.js';
import { seeded } from '../art/random.js';

/** A player with an invented history. */
export interface Regular {
  readonly id: number;
  readonly username: string;
  /** Minor units in the wallet when the history starts. */
  readonly wallet: number;
}

export interface PlayableGame {
  readonly id: number;
  readonly makerId: number;
}

/** What one player did in a period: deposits, and games with their rounds. Amounts in minor units. */
export interface ImaginedDeposit {
  readonly kind: 'deposit';
  readonly at: Date;
  readonly playerId: number;
  readonly orderNo: string;
  readonly amount: number;
  /** The deposit promotion that was chosen with it. */
  readonly promotion?: { readonly activityId: string; readonly bonus: number; readonly turnover: number };
}
/** Movements of the ledger. */
export interface ImaginedMoves {
  readonly kind: 'moves';
  readonly moves: readonly Movement[];
}

/** One movement before its accounts have ids; accounts by kind, player, maker and promotion record, separated by spaces. */
export interface Movement {
  readonly at: Date;
  readonly type: TransferKind;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly referenceNo: string;
  readonly gameId: number | null;
  readonly roundRef: string | null;
  /** The hold that this movement ends. */
  readonly resolves?: string;
}

/** A credit of the house to the wallet. */
export interface ImaginedCredit {
  readonly kind: 'credit';
  readonly at: Date;
  readonly playerId: number;
  readonly type: TransferKind;
  readonly from: 'house_bonus' | 'house_promo';
  readonly referenceNo: string;
  readonly amount: number;
}
export interface ImaginedVisit {
  readonly kind: 'visit';
  readonly at: Date;
  readonly endedAt: Date;
  readonly playerId: number;
  readonly sessionId: string;
  readonly game: PlayableGame;
  readonly broughtIn: number;
  readonly rounds: readonly { readonly at: Date; readonly ref: string; readonly stake: number; readonly win: number }[];
  readonly takenOut: number;
}

const HOUR_MS = 3_600_000;

/** Multiples of the stake that a winning round pays, most frequent first. */
const PRIZES = [0.5, 1, 1, 1.5, 2, 2, 3, 5, 8, 12, 25, 60, 150] as const;

/** A period to be filled. */
export interface Stretch {
  /** Seed of the random numbers: each period of a player has a different name, and so a different history. */
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
  readonly visits: number;
  /** The unit of the site (`content/sites.ts`), in minor units. */
  readonly unit: number;
  /** The share of rounds that win; higher for the regulars, who fill the lists of winners. */
  readonly luck?: number;
}

/** Invents what one player did in a period; the result is the same on every machine. No step spends more than the balance. */
export function imagine(
  player: Regular,
  games: readonly PlayableGame[],
  { name, from, to, visits, unit, luck = 0.38 }: Stretch,
): (ImaginedDeposit | ImaginedVisit)[] {
  const seed = `${player.username} ${name}`;
  const random = seeded(seed);
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const span = (to.getTime() - from.getTime()) / visits;
  const story: (ImaginedDeposit | ImaginedVisit)[] = [];
  let { wallet } = player;
  for (let visit = 0; visit < visits; visit += 1) {
    const played = Math.min(span * 0.8, HOUR_MS);
    const start = from.getTime() + span * visit + Math.floor(random() * (span - played));
    if (wallet < 100 * unit) {
      const amount = between(2, 20) * 100 * unit;
      story.push({
        kind: 'deposit',
        at: new Date(start),
        playerId: player.id,
        orderNo: hexOf(`${seed} order ${visit}`),
        amount,
      });
      wallet += amount;
    }
    // The first games of the list are played most often.
    const game = games[Math.floor(random() ** 2 * games.length)];
    if (game === undefined) return story;
    const broughtIn = Math.min(wallet, between(1, 10) * 50 * unit);
    let held = broughtIn;
    const rounds: { at: Date; ref: string; stake: number; win: number }[] = [];
    const many = between(3, 9);
    for (let round = 0; round < many; round += 1) {
      const stake = Math.min(held, between(1, 10) * unit);
      if (stake === 0) break;
      const win = random() < luck ? Math.round(stake * (PRIZES[Math.floor(random() ** 1.6 * PRIZES.length)] ?? 1)) : 0;
      held += win - stake;
      rounds.push({
        at: new Date(start + (played * (round + 1)) / (many + 1)),
        ref: hexOf(`${seed} round ${visit} ${round}`),
        stake,
        win,
      });
    }
    story.push({
      kind: 'visit',
      at: new Date(start + 1000),
      endedAt: new Date(start + played),
      playerId: player.id,
      sessionId: hexOf(`${seed} visit ${visit}`),
      game,
      broughtIn,
      rounds,
      takenOut: held,
    });
    wallet += held - broughtIn;
  }
  return story;
}

/** 128 bits in the format of an order number, the same on every run. */
export function hexOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
