import type { Db } from '../../db/open.js';
import type { MessageCategory } from '../../db/schema.js';
import { LOCALES, type Texts } from '../../base/locale.js';
import type { Site } from '../../base/site.js';
import { MESSAGE_TEXTS, type MessageKind } from './message-texts.js';

/** One message to one player, in every language. */
export interface NewMessage {
  readonly playerId: number;
  readonly category: MessageCategory;
  /** The kind of event, or `notice` for a text of the operator. */
  readonly kind: string;
  readonly title: Texts;
  readonly content: Texts;
  /** A path of the lobby, or empty. */
  readonly link?: string;
  readonly at: Date;
}

/**
 * Adds messages to the players' inboxes. In a transaction, a message is stored only if the change that it reports is
 * committed.
 */
export async function sendMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('message')
    .values(
      messages.map(({ playerId, category, kind, title, content, link = '', at }) => ({
        player_id: playerId,
        category,
        kind,
        title: JSON.stringify(title),
        content: JSON.stringify(content),
        link,
        created_at: at,
        read_at: null,
      })),
    )
    .execute();
}

/** @see sendMessages */
function sendMessage(db: Db, message: NewMessage): Promise<void> {
  return sendMessages(db, [message]);
}

/** Sends the message of a kind to a player (`message-texts.ts`); `values` replace the names in braces. */
export function notifyPlayer(
  db: Db,
  playerId: number,
  kind: MessageKind,
  at: Date,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  return sendMessage(db, messageOf(playerId, kind, at, values));
}

/** The message of a kind. @see notifyPlayer */
export function messageOf(
  playerId: number,
  kind: MessageKind,
  at: Date,
  values: Readonly<Record<string, string>> = {},
): NewMessage {
  const { category, title, content, link } = MESSAGE_TEXTS[kind];
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w{1,40})\}/g, (hole, name: string) => values[name] ?? hole);
  const filled = LOCALES.map((locale) => [locale, fill(content[locale])] as const);
  return { playerId, category, kind, title, content: Object.fromEntries(filled) as Texts, link: fill(link), at };
}

/** An amount of minor units as messages show it: ₱1,250.00. The same in every language (decision H3). */
export function formatAmount(
  amount: number,
  { currencySymbol, shownDecimals }: Pick<Site, 'currencySymbol' | 'shownDecimals'>,
): string {
  const text = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: 2,
  }).format(amount / 100);
  return `${currencySymbol}${text}`;
}
