import type { components } from '../../openapi/user-api.js';
import { path } from '../addresses.js';
import { isSameName } from '../shared/rules/sameName.js';
import type { BankCard } from './withdrawalTerms.js';

export type SupportBank = components['schemas']['SupportBank'];

/**
 * The form of a card. `bank`: the bank's code. `account`: digits with their leading zeros (D4); '' leaves the number of a
 * known card as it is. `phone`: in 0-form; '' leaves that of a known card, and gives a new one the player's own.
 */
export type CardFields = { bank: string; holder: string; account: string; phone: string; isDefault: boolean };

/** What survives a reload: never the account number or the phone (G5). */
export type CardDraft = Pick<CardFields, 'bank' | 'holder'>;

/**
 * What the form is filled from. `card`: the card to change; null for a new one. `realname` and `phone`, which is masked: '' while
 * the player has none.
 */
export type CardForm = {
  banks: readonly SupportBank[];
  cards: readonly BankCard[];
  card: BankCard | null;
  realname: string;
  phone: string;
};

/** The flow that asked for a card, and the page that the player returns to. */
export type CardOrigin = 'withdrawal' | 'manualDeposit' | null;

export const pathAfterCard = (origin: CardOrigin): string =>
  origin === 'withdrawal' ? path.cashout : origin === 'manualDeposit' ? path.manualDeposit : path.bankCards;

export const isOtherName = ({ realname }: CardForm, { holder }: CardFields): boolean =>
  realname.trim() !== '' && !isSameName(holder, realname);

/**
 * Whether a lost request has stored a card. The server shows only the last four digits of a number. A new card is one
 * that was not there before; a changed card has what was sent.
 */
export function isStoredIn(
  { card, cards: before }: CardForm,
  { bank, holder, account, phone, isDefault }: CardFields,
  cards: readonly BankCard[],
): boolean {
  const isStored = (one: BankCard) =>
    one.bank === bank &&
    isSameName(one.bankCardName, holder) &&
    (account === '' || one.bankCardAccount.endsWith(account.slice(-4))) &&
    (phone === '' || hasPhone(one, phone)) &&
    (!isDefault || one.defaultStatus === 1);
  const isCandidate = (one: BankCard) => (card === null ? !before.some(({ id }) => id === one.id) : one.id === card.id);
  return cards.some((one) => isCandidate(one) && isStored(one));
}

/** The server shows the first and the last four digits of a phone. */
const hasPhone = ({ bankCardRemark }: BankCard, phone: string): boolean =>
  bankCardRemark.startsWith(phone.slice(0, 4)) && bankCardRemark.endsWith(phone.slice(-4));

/** The saved draft of the form, or null if it does not fit. */
export function savedCardDraftOf(saved: Readonly<Record<string, unknown>> | null): CardDraft | null {
  const { bank, holder } = (saved?.['draft'] ?? {}) as Partial<Record<keyof CardDraft, unknown>>;
  return typeof bank === 'string' && typeof holder === 'string' ? { bank, holder } : null;
}
