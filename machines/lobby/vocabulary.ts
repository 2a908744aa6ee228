import type { components } from '../../openapi/user-api.js';
import type { BalanceInfo } from '../vocabulary.js';

type Schemas = components['schemas'];
export type Category = Schemas['Category'];
export type Maker = Schemas['Maker'];
export type NavigationTag = Schemas['NavigationTag'];
export type Winner = Schemas['Winner'];
export type OwnWin = Schemas['OwnWin'];

export const winnerPeriods = ['daily', 'weekly', 'monthly'] as const;
export type WinnerPeriod = (typeof winnerPeriods)[number];

export type GameSort = 'relevance' | 'new' | 'hot' | 'name';
export const gameSorts = ['relevance', 'hot', 'new', 'name'] as const satisfies readonly GameSort[];

export type GameFeature = Schemas['GameFeature'];
/** In the order of the select list: what most players look for comes first. */
export const gameFeatures = [
  'demo',
  'lines',
  'ways',
  'cascades',
  'wilds',
  'manyBets',
  'cardSwap',
] as const satisfies readonly GameFeature[];

/** The filter of the catalogue; null means all. */
export type GameFilter = {
  categoryId: string | null;
  makerId: string | null;
  tagId: string | null;
  feature: GameFeature | null;
  sort: GameSort;
};

/** Which list of games. */
export type GameQuery =
  | ({ kind: 'catalogue' } & GameFilter)
  | { kind: 'search'; keyword: string }
  | { kind: 'favorites' }
  | { kind: 'likes' }
  | { kind: 'history' };

/** Reported by the chart of the balance. `info`: null while the wallet has not been read (E6). */
export type BalanceEvent = { type: 'balance.updated'; info: BalanceInfo | null };
