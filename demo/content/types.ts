import type { BannerArt } from '../art/banner.js';
import type { CardRecipe } from '../art/card.js';
import type { BankMark, MakerMark } from '../art/marks.js';
import type { Texts } from '../../server/base/locale.js';

export type CategoryId = 'slots' | 'casino' | 'poker' | 'table' | 'fishing' | 'sports';
export type TagId = 'fruit' | 'treasure' | 'ocean' | 'festive' | 'cards' | 'board' | 'classic' | 'quick';
/** What the rules of a game say that it has. Whether it has a demo is a fact of its own. */
export type Feature = 'lines' | 'ways' | 'cascades' | 'wilds' | 'manyBets' | 'cardSwap';
export type Volatility = 'low' | 'medium' | 'high';

export interface Category {
  readonly id: CategoryId;
  readonly names: Texts;
  /** The wire's JSON text keyed th, en, zh, mm, each with `title` (specification section 3, decision F5). */
  readonly title: string;
  readonly position: number;
}

export interface Tag {
  readonly id: TagId;
  readonly names: Texts;
  /** Like the title of a category. */
  readonly title: string;
  readonly position: number;
}

export interface Maker {
  /** From 1; stable. */
  readonly id: number;
  readonly slug: MakerMark;
  readonly name: string;
  /** `#rrggbb`; text on it is white. */
  readonly colour: string;
  readonly description: Texts;
  readonly position: number;
  /** Whether the open games of this maker run on the embedded sandbox. */
  readonly isSandbox: boolean;
}

export interface Game {
  /** 1001… slots, 2001… casino, 3001… poker, 4001… table, 5001… fishing, 6001… sports; stable. */
  readonly id: number;
  readonly slug: string;
  /** Two words, the same in every language. */
  readonly name: string;
  /** Search words of the game besides its name, separated by spaces. */
  readonly keywords: Texts;
  readonly categoryId: CategoryId;
  readonly makerId: number;
  readonly description: Texts;
  readonly howToPlay: Texts;
  readonly recipe: CardRecipe;
  /** The id of its picture in the art index. */
  readonly artId: string;
  readonly tags: readonly TagId[];
  readonly features: readonly Feature[];
  readonly volatility: Volatility | null;
  /** Per cent; null where the maker publishes none. */
  readonly returnToPlayer: number | null;
  /** False for a game that its maker has announced but not opened yet. */
  readonly isOpen: boolean;
  readonly hasDemo: boolean;
  /** Position among the hot games, from 1. */
  readonly hotPosition: number | null;
  /** Position among the new games, from 1. */
  readonly newPosition: number | null;
  /** Position in every other list, from 1. */
  readonly position: number;
  /** Hours after seeding until which the game is in maintenance; null when it is not. */
  readonly maintenanceHours: number | null;
  /** Days before seeding when its maker last changed it. */
  readonly updatedDaysAgo: number;
  readonly openType: 'iframe' | 'redirect';
  readonly walletMode: 'transfer' | 'seamless';
}

export interface Level {
  readonly level: number;
  readonly name: string;
  readonly stakes: number;
  readonly deposits: number;
  readonly upgrade: number;
  readonly monthly: number;
  readonly birthday: number;
  readonly depositRate: number;
  readonly depositMost: number;
}

export interface Bulletin {
  readonly id: string;
  readonly title: Texts;
  readonly summary: Texts;
  /** Plain text, paragraphs by line feeds. */
  readonly content: Texts;
  /** The notice of the day. */
  readonly isPopup: boolean;
  /** Hours before seeding. */
  readonly hoursAgo: number;
}

export interface Banner {
  readonly id: string;
  readonly places: readonly ('home' | 'promotion')[];
  readonly title: Texts;
  readonly text: Texts;
  readonly button: Texts;
  /** Plain text, paragraphs by line feeds; empty where the banner is no offer. */
  readonly terms: Texts;
  /** A path of the lobby. */
  readonly link: string;
  readonly art: BannerArt;
  /** The id of its picture in the art index. */
  readonly artId: string;
  readonly position: number;
}

export interface Agreement {
  readonly type: 'terms' | 'privacy';
  readonly title: Texts;
  /** Plain text, paragraphs by line feeds; a line that starts with `# ` is a heading. */
  readonly content: Texts;
}

export interface ContactChannel {
  readonly kind: 'phone' | 'email' | 'chat' | 'hours';
  readonly label: Texts;
  readonly value: Texts;
  /** `mailto:`, `tel:` or `https:`, or empty. */
  readonly link: string;
}

/** A mark of a bank, drawn in white on its colour. */
export interface BankArt {
  /** The id in the art index. */
  readonly artId: string;
  readonly mark: BankMark;
  readonly colour: string;
}

export interface Bank {
  readonly code: string;
  readonly name: string;
  /** The id of its mark in the art index. */
  readonly artId: string;
  readonly position: number;
}

export interface PayMethod {
  readonly id: string;
  /** The `{method}` of charge and recharge (decision E1). */
  readonly method: string;
  readonly name: Texts;
  readonly endpoint: 'charge' | 'recharge';
  readonly position: number;
}

export interface PayChannel {
  readonly id: string;
  readonly methodId: string;
  readonly name: Texts;
  readonly note: Texts;
  readonly icon: 'qr' | 'wallet' | 'bank';
  readonly payType: 'url' | 'qr' | 'form' | 'none';
  /** Minor units, as all money. */
  readonly minAmount: number;
  readonly maxAmount: number;
  /** Hundredths of a per cent. */
  readonly feeRate: number;
  readonly creditSeconds: number;
  /** Minor units a player and day; null for no limit. */
  readonly dailyLimit: number | null;
  readonly isOpen: boolean;
  readonly position: number;
}

/** An account of the site that takes manual deposits. Amounts in minor units. */
export interface ManualBank {
  readonly id: string;
  readonly bankCode: string;
  readonly holder: string;
  readonly accountNumber: string;
  readonly note: Texts;
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly needsTransactionNo: boolean;
  readonly isOpen: boolean;
}

/** An invented player who fills the winners list and the comments: the seed plays real rounds for them. */
export interface SeededPlayer {
  readonly username: string;
  readonly nickname: string;
  /** The id of the picture in the art index. */
  readonly avatarArtId: string;
  readonly level: number;
}
