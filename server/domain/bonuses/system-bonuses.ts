import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/open.js';
import type { SystemBonusReason } from '../../db/values.js';
import type { Texts } from '../../base/locale.js';
import type { Services } from '../services.js';
import { isShowable } from '../../base/site.js';
import { giveAll } from './give.js';
import { ruleOf } from './rules.js';

/** The titles of system bonuses by their reason. */
export const SYSTEM_BONUS_TITLES: Readonly<Record<SystemBonusReason, Texts>> = {
  compensation: { en_US: 'Compensation', ms_MY: 'Pampasan', my_MM: 'လျော်ကြေး', th_TH: 'เงินชดเชย', zh_CN: '补偿奖金' },
  event: { en_US: 'Event bonus', ms_MY: 'Bonus acara', my_MM: 'ပွဲတော် ဘောနပ်စ်', th_TH: 'โบนัสกิจกรรม', zh_CN: '活动奖金' },
  welcomeBack: {
    en_US: 'Welcome back',
    ms_MY: 'Selamat kembali',
    my_MM: 'ပြန်လည်ကြိုဆိုပါသည်',
    th_TH: 'ยินดีต้อนรับกลับ',
    zh_CN: '欢迎回来',
  },
  gift: {
    en_US: 'A gift from the house',
    ms_MY: 'Hadiah daripada rumah',
    my_MM: 'ကျွန်ုပ်တို့ထံမှ လက်ဆောင်',
    th_TH: 'ของขวัญจากเรา',
    zh_CN: '平台赠礼',
  },
};

export const isReason = (text: string): text is SystemBonusReason => text in SYSTEM_BONUS_TITLES;

/** A bonus that an operator grants. */
export interface Grant {
  readonly playerId: number;
  /** Minor units. */
  readonly amount: number;
  readonly reason: SystemBonusReason;
  /** Plain text for the player; may be empty. */
  readonly note: string;
  /** How many times the amount must be staked; defaults to the rule's. */
  readonly wagerTimes?: number;
}

/** Grants a system bonus that the player has to claim. Throws a RangeError for an invalid grant. */
export async function grantSystemBonus(
  db: Db,
  { site, clock }: Pick<Services, 'site' | 'clock'>,
  { playerId, amount, reason, note, wagerTimes }: Grant,
): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('A bonus is a positive amount.');
  if (!isShowable(amount, site)) throw new RangeError(`${site.currency} has no decimals.`);
  if (note.length > 500) throw new RangeError('A note has at most 500 characters.');
  const rule = await ruleOf(db, 'system');
  const times = wagerTimes ?? rule.wager_times;
  if (!Number.isSafeInteger(times) || times < 0 || times > 100)
    throw new RangeError('A bonus is staked 0 to 100 times.');
  await giveAll(db, site, { ...rule, wager_times: times }, [
    { playerId, occasion: `grant-${randomUUID()}`, amount, at: clock.now(), system: { reason, note } },
  ]);
}
