import type { ColumnType, Generated } from 'kysely';
import type { Texts } from '../../locale.js';

/** A jsonb column: read as a value, written as `JSON.stringify(value)`, which both engines take alike. */
export type Json<Value> = ColumnType<Value, string, string>;

interface SiteSettingTable {
  readonly key: string;
  value: Json<unknown>;
}

interface PlayerLevelTable {
  readonly level: number;
  readonly name: string;
  /** Minor units, like every amount here. */
  required_stakes: Generated<number>;
  required_deposits: Generated<number>;
  upgrade_bonus: Generated<number>;
  monthly_bonus: Generated<number>;
  birthday_bonus: Generated<number>;
  /** Hundredths of a per cent of a deposit. */
  deposit_bonus_rate: Generated<number>;
  deposit_bonus_most: Generated<number>;
}

interface AgreementTable {
  readonly type: 'terms' | 'privacy';
  title: Json<Texts>;
  content: Json<Texts>;
  updated_at: Date;
}

interface BulletinTable {
  readonly id: string;
  title: Json<Texts>;
  summary: Json<Texts>;
  content: Json<Texts>;
  is_popup: Generated<boolean>;
  readonly created_at: Date;
}

interface BannerTable {
  readonly id: string;
  place: 'home' | 'promotion';
  position: number;
  title: Json<Texts>;
  text: Json<Texts>;
  button: Json<Texts>;
  terms: Json<Texts>;
  link: string;
  art_id: string;
}

/** The categories, each with an icon of its name in the contract. */
export type CategoryId = 'slots' | 'casino' | 'poker' | 'table' | 'fishing' | 'sports';

interface CategoryTable {
  readonly id: CategoryId;
  name: Json<Texts>;
  position: number;
}

interface MakerTable {
  readonly id: number;
  name: string;
  description: Json<Texts>;
  art_id: string;
  colour: string;
  is_sandbox: Generated<boolean>;
  maintenance_until: Date | null;
  position: number;
}

interface GameTable {
  readonly id: number;
  readonly maker_id: number;
  readonly category_id: CategoryId;
  name: string;
  keywords: Json<Texts>;
  description: Json<Texts>;
  how_to_play: Json<Texts>;
  art_id: string;
  is_open: Generated<boolean>;
  maintenance_until: Date | null;
  has_demo: Generated<boolean>;
  /** Per cent, as a decimal text. */
  return_to_player: string | null;
  volatility: 'low' | 'medium' | 'high' | null;
  open_type: Generated<'iframe' | 'redirect'>;
  wallet_mode: Generated<'transfer' | 'seamless'>;
  min_transfer_in: Generated<number>;
  new_position: number | null;
  hot_position: number | null;
  position: number;
  updated_at: Date;
}

interface NavigationTagTable {
  readonly id: string;
  name: Json<Texts>;
  position: number;
}

interface GameTagTable {
  readonly game_id: number;
  readonly tag_id: string;
}

interface HotWordTable {
  word: Json<Texts>;
  readonly position: number;
}

interface PlayerGameTable {
  readonly player_id: number;
  readonly game_id: number;
  liked_at: Date | null;
  favorited_at: Date | null;
  played_at: Date | null;
}

export interface LobbyTables {
  site_setting: SiteSettingTable;
  player_level: PlayerLevelTable;
  agreement: AgreementTable;
  bulletin: BulletinTable;
  banner: BannerTable;
  category: CategoryTable;
  maker: MakerTable;
  game: GameTable;
  navigation_tag: NavigationTagTable;
  game_tag: GameTagTable;
  hot_word: HotWordTable;
  player_game: PlayerGameTable;
}
