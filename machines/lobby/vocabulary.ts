import type { components } from '../../openapi/user-api.js';
import type { BalanceInfo, Plain } from '../vocabulary.js';

type Schemas = components['schemas'];
export type Category = Schemas['Category'];
export type Maker = Schemas['Maker'];
export type NavigationTag = Schemas['NavigationTag'];
export type Winner = Schemas['Winner'];

export type GameSort = 'relevance' | 'new' | 'hot' | 'name';
export const gameSorts = ['relevance', 'hot', 'new', 'name'] as const satisfies readonly GameSort[];

/** What of the catalogue is looked at; null is all of it. */
export type GameFilter = { categoryId: string | null; makerId: string | null; tagId: string | null; sort: GameSort };

/** A list of games by what it is a list of. */
export type GameQuery =
  | ({ kind: 'catalogue' } & GameFilter)
  | { kind: 'search'; keyword: string }
  | { kind: 'favorites' }
  | { kind: 'likes' }
  | { kind: 'history' };

/** Who is here, as the session tells. */
export type PlayerNews = Plain<'player.came' | 'player.absent'>;
/** What the wallet holds, as the balance tells; null when it could not be read (E6). */
export type BalanceNews = { type: 'balance.told'; info: BalanceInfo | null };
