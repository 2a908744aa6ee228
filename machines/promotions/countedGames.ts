import type { components } from '../../openapi/user-api.js';
import { path, withQuery } from '../addresses.js';

type Schemas = components['schemas'];
/** A game and the share of a stake that counts, in per cent. */
export type CountedGame = Schemas['PromotionGame'];
/** A maker with games that count, and their categories. */
export type CountedMaker = Schemas['PromotionMaker'];

/** Whose games: those of a promotion, or those of a participation under its agreed terms. */
export type GamesOwner = { of: 'promotion' | 'record'; id: string };
/** The filter in the address; null or '' does not filter. */
export type GamesFilter = { makerId: string | null; categoryId: string | null; keyword: string };

/**
 * What the page says about the owner. `recordId`: the participation whose terms are shown. `canPlay`: a game may be opened
 * with its balance now.
 */
export type GamesPlace = {
  promotionId: string;
  title: string;
  recordId: string | null;
  canPlay: boolean;
  makers: readonly CountedMaker[];
};

export const noFilter: GamesFilter = { makerId: null, categoryId: null, keyword: '' };

/** `id` is the promotion (section 2); a participation is named by `record`. */
export const countedGamesAddress = ({ of, id }: GamesOwner, filter: GamesFilter = noFilter): string =>
  withQuery(path.allPrivilegeGames, {
    id: of === 'promotion' ? id : null,
    record: of === 'record' ? id : null,
    maker: filter.makerId,
    category: filter.categoryId,
    keyword: filter.keyword,
  });

export const isSameFilter = (one: GamesFilter, other: GamesFilter): boolean =>
  one.makerId === other.makerId && one.categoryId === other.categoryId && one.keyword === other.keyword;

/** The categories of the chosen maker, or of all makers, in the order of the site. */
export function categoriesOf(makers: readonly CountedMaker[], makerId: string | null): CountedMaker['categories'] {
  const shown = makers.filter((maker) => makerId === null || maker.makerId === makerId);
  return [...new Map(shown.flatMap(({ categories }) => categories).map((one) => [one.categoryId, one])).values()];
}
