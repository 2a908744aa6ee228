import { path, withQuery } from '../addresses.js';
import type { GameFilter, WinnerPeriod } from './vocabulary.js';

/** The two tabs of a game's page (section 2). */
export type GameTab = 'detail' | 'comment';

export const gameDetailAddress = (gameId: string, tab: GameTab = 'detail'): string =>
  withQuery(path.gameDetail, { id: gameId, tab: tab === 'detail' ? null : tab });
export const makerAddress = (makerId: string): string => withQuery(path.makerGameList, { id: makerId });
export const noticeAddress = (bulletinId: string): string => withQuery(path.noticeDetail, { id: bulletinId });
export const winnersAddress = (period: WinnerPeriod): string =>
  withQuery(path.winners, { period: period === 'daily' ? null : period });
export const searchAddress = (keyword: string): string => withQuery(path.searchGame, { keyword });

export const browserAddress = ({
  categoryId = null,
  makerId = null,
  tagId = null,
  feature = null,
  sort = 'relevance',
}: Partial<GameFilter>): string =>
  withQuery(path.browser, {
    id: categoryId,
    maker: makerId,
    tag: tagId,
    feature,
    sort: sort === 'relevance' ? null : sort,
  });

/**
 * `amount` in minor units, for games that take an amount; `isOnWallet` for a game that plays on the wallet itself; `isDemo` opens
 * the demo without money; `recordId`: with a promotion. Without any of them an open session is continued.
 */
export const playAddress = (
  gameId: string,
  {
    amount = null,
    isOnWallet = false,
    isDemo = false,
    recordId = null,
  }: { amount?: number | null; isOnWallet?: boolean; isDemo?: boolean; recordId?: string | null } = {},
): string =>
  withQuery(path.playing, {
    id: gameId,
    amount: amount === null ? null : String(amount),
    wallet: isOnWallet ? '1' : null,
    demo: isDemo ? '1' : null,
    record: recordId,
  });
