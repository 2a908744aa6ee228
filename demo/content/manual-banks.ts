import type { CountryCode } from '../../server/base/site.js';
import { text } from './text.js';
import type { ManualBank } from './types.js';

const MINOR = 100;

/** Least and greatest amount of one manual deposit, in whole units of the currency (decision E3). */
const LIMITS: Readonly<Record<CountryCode, readonly [least: number, most: number]>> = {
  PH: [100, 50_000],
  TH: [100, 100_000],
  MM: [5000, 2_000_000],
};

const byBank = text(
  'Pay from your own account, then send a photo of the receipt. Reviewed within 30 minutes.',
  'Bayar daripada akaun anda sendiri, kemudian hantar foto resit. Disemak dalam masa 30 minit.',
  'သင့်ကိုယ်ပိုင်အကောင့်မှ ပေးချေပြီး ပြေစာဓာတ်ပုံ ပို့ပါ။ မိနစ် 30 အတွင်း စစ်ဆေးပေးမည်။',
  'โอนจากบัญชีของคุณเอง แล้วส่งรูปสลิป ตรวจสอบภายใน 30 นาที',
  '请用本人账户付款，然后发送凭证照片。30分钟内审核。',
);
const byWallet = text(
  'Pay from your own wallet and type the transaction number of its receipt. Reviewed within 30 minutes.',
  'Bayar daripada dompet anda sendiri dan taip nombor transaksi pada resit. Disemak dalam masa 30 minit.',
  'သင့်ကိုယ်ပိုင် ဝေါလက်မှ ပေးချေပြီး ပြေစာပါ ငွေလွှဲနံပါတ်ကို ရိုက်ထည့်ပါ။ မိနစ် 30 အတွင်း စစ်ဆေးပေးမည်။',
  'โอนจากวอลเล็ตของคุณเอง และกรอกหมายเลขรายการในสลิป ตรวจสอบภายใน 30 นาที',
  '请用本人钱包付款，并填写凭证上的交易号。30分钟内审核。',
);

type Account = Pick<ManualBank, 'bankCode' | 'accountNumber' | 'needsTransactionNo' | 'isOpen'>;
const byReceipt = { needsTransactionNo: false, isOpen: true } as const;
const byNumber = { needsTransactionNo: true, isOpen: true } as const;

/** Deposits to a bank need a photo of the receipt, deposits to a wallet a transaction number. In Myanmar all accounts are wallets. */
const ACCOUNTS: Readonly<Record<CountryCode, readonly Account[]>> = {
  PH: [
    { bankCode: 'ISAV', accountNumber: '000111222333', ...byReceipt },
    { bankCode: 'HARN', accountNumber: '000444555666', ...byReceipt },
    { bankCode: 'SMPN', accountNumber: '000777888999', ...byNumber },
    { bankCode: 'KITE', accountNumber: '000123123123', ...byNumber, isOpen: false },
  ],
  TH: [
    { bankCode: 'KOHS', accountNumber: '0001112223', ...byReceipt },
    { bankCode: 'THRH', accountNumber: '0004445556', ...byReceipt },
    { bankCode: 'MLWL', accountNumber: '0810000097', ...byNumber },
    { bankCode: 'KITE', accountNumber: '0810000098', ...byNumber, isOpen: false },
  ],
  MM: [
    { bankCode: 'KYWL', accountNumber: '09170000096', ...byNumber },
    { bankCode: 'SMPN', accountNumber: '09170000097', ...byNumber },
    { bankCode: 'CRLC', accountNumber: '09170000098', ...byNumber },
    { bankCode: 'KITE', accountNumber: '09170000095', ...byNumber, isOpen: false },
  ],
};

/** Accounts of the site that take manual deposits: play money, invented numbers. */
export function manualBanks(country: CountryCode): readonly ManualBank[] {
  const [least, most] = LIMITS[country];
  return ACCOUNTS[country].map(({ bankCode, accountNumber, needsTransactionNo, isOpen }) => ({
    id: `manual-${bankCode.toLowerCase()}`,
    bankCode,
    holder: 'Paraw Play Money',
    accountNumber,
    note: needsTransactionNo ? byWallet : byBank,
    minAmount: least * MINOR,
    maxAmount: most * MINOR,
    needsTransactionNo,
    isOpen,
  }));
}
