import type { CountryCode } from '../../site.js';
import { text } from './text.js';
import type { ManualBank } from './types.js';

const MINOR = 100;

/** Least and most of one manual deposit, in whole units of the currency (decision E3). */
const LIMITS: Readonly<Record<CountryCode, readonly [least: number, most: number]>> = { PH: [100, 50_000], TH: [100, 100_000], MM: [5000, 2_000_000] };

const byBank = text(
  'Pay from your own account, then send a photo of the receipt. Reviewed within 30 minutes.',
  'Bayar daripada akaun anda sendiri, kemudian hantar foto resit. Disemak dalam masa 30 minit.',
  'သင့်ကိုယ်ပိုင်အကောင့်မှ ပေးချေပြီး ပြေစာဓာတ်ပုံ ပို့ပါ။ မိနစ် ၃၀ အတွင်း စစ်ဆေးပေးမည်။',
  'โอนจากบัญชีของคุณเอง แล้วส่งรูปสลิป ตรวจสอบภายใน 30 นาที',
  '请用本人账户付款，然后发送凭证照片。30分钟内审核。',
);
const byWallet = text(
  'Pay from your own wallet and type the transaction number of its receipt. Reviewed within 30 minutes.',
  'Bayar daripada dompet anda sendiri dan taip nombor transaksi pada resit. Disemak dalam masa 30 minit.',
  'သင့်ကိုယ်ပိုင် ဝေါလက်မှ ပေးချေပြီး ပြေစာပါ ငွေလွှဲနံပါတ်ကို ရိုက်ထည့်ပါ။ မိနစ် ၃၀ အတွင်း စစ်ဆေးပေးမည်။',
  'โอนจากวอลเล็ตของคุณเอง และกรอกหมายเลขรายการในสลิป ตรวจสอบภายใน 30 นาที',
  '请用本人钱包付款，并填写凭证上的交易号。30分钟内审核。',
);

/** Accounts of the site that take manual deposits: play money, invented numbers. */
export function manualBanks(country: CountryCode): readonly ManualBank[] {
  const [least, most] = LIMITS[country];
  const limits = { minAmount: least * MINOR, maxAmount: most * MINOR };
  return [
    { id: 'manual-isav', bankCode: 'ISAV', holder: 'Paraw Play Money', accountNumber: '000111222333', note: byBank, needsTransactionNo: false, isOpen: true, ...limits },
    { id: 'manual-harn', bankCode: 'HARN', holder: 'Paraw Play Money', accountNumber: '000444555666', note: byBank, needsTransactionNo: false, isOpen: true, ...limits },
    { id: 'manual-smpn', bankCode: 'SMPN', holder: 'Paraw Play Money', accountNumber: '000777888999', note: byWallet, needsTransactionNo: true, isOpen: true, ...limits },
    { id: 'manual-kite', bankCode: 'KITE', holder: 'Paraw Play Money', accountNumber: '000123123123', note: byWallet, needsTransactionNo: true, isOpen: false, ...limits },
  ];
}
