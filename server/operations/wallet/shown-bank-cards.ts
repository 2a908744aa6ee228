import type { components } from '../../../openapi/user-api.js';
import { maskPhone } from '../../domain/access/mask-phone.js';
import { toZeroForm } from '../../domain/phone.js';
import type { Services } from '../../domain/services.js';
import { maskAccount, OWN_OPERATOR, usableFrom, type CardRow } from '../../domain/wallet/cards.js';
import { isSameName } from '../../domain/wallet/holder.js';

type BankCard = components['schemas']['BankCard'];

/**
 * A card as the contract shows it, its number and phone masked. A time from which it can be paid to is told only while it
 * lies ahead.
 */
export const cardOf = (row: CardRow, { pictures, clock, site }: Services): BankCard => ({
  id: String(row.id),
  bank: row.bank_code,
  bankName: row.bank_name,
  icon: pictures.file(row.art_id),
  bankCardName: row.holder,
  bankCardAccount: maskAccount(row.account_number),
  // Older cards have any text.
  bankCardRemark: toZeroForm(row.remark, site) === null ? '' : maskPhone(row.remark),
  operatorCode: row.operator_code,
  operatorName: row.operator_code === OWN_OPERATOR ? siteNameIn(row) : row.operator_code,
  defaultStatus: row.is_default ? 1 : 0,
  warning: isSameName(row.holder, row.realname) === false ? 'holderDiffers' : null,
  usableTime: timeAhead(usableFrom(row), clock.now())?.toISOString() ?? null,
  isBusy: Boolean(row.is_busy),
  createTime: row.created_at.toISOString(),
});

/** Settings are stored as any JSON; this one is a text. */
const siteNameIn = ({ website_name: name }: CardRow): string => (typeof name === 'string' ? name : OWN_OPERATOR);

const timeAhead = (time: Date | null, now: Date): Date | null => (time !== null && time > now ? time : null);
