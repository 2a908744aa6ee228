import type { ReviewReason } from '../../db/values.js';
import type { Texts } from '../../base/locale.js';

/** The texts that a player reads when a withdrawal or a manual deposit failed. */
export const REVIEW_REASONS: Readonly<Record<ReviewReason, Texts>> = {
  cancelled: {
    en_US: 'You cancelled it.',
    ms_MY: 'Anda telah membatalkannya.',
    my_MM: 'သင် ပယ်ဖျက်ခဲ့သည်။',
    th_TH: 'คุณยกเลิกรายการนี้',
    zh_CN: '您已取消。',
  },
  nameMismatch: {
    en_US: 'The account holder is not the name of this account.',
    ms_MY: 'Nama pemegang akaun tidak sama dengan nama akaun ini.',
    my_MM: 'ဘဏ်အကောင့်ပိုင်ရှင်အမည်သည် ဤအကောင့်၏အမည်နှင့် မတူပါ။',
    th_TH: 'ชื่อเจ้าของบัญชีไม่ตรงกับชื่อบัญชีสมาชิก',
    zh_CN: '收款人姓名与账户姓名不符。',
  },
  accountInvalid: {
    en_US: 'The bank does not know this account number.',
    ms_MY: 'Bank tidak mengenali nombor akaun ini.',
    my_MM: 'ဘဏ်တွင် ဤအကောင့်နံပါတ် မရှိပါ။',
    th_TH: 'ธนาคารไม่พบเลขที่บัญชีนี้',
    zh_CN: '银行无此账号。',
  },
  payoutFailed: {
    en_US: 'The bank sent the money back. It is in your wallet again.',
    ms_MY: 'Bank memulangkan wang. Ia telah dikembalikan ke dompet anda.',
    my_MM: 'ဘဏ်က ငွေပြန်ပို့သည်။ သင့်ပိုက်ဆံအိတ်ထဲ ပြန်ရောက်ပြီ။',
    th_TH: 'ธนาคารส่งเงินคืน เงินกลับเข้ากระเป๋าของคุณแล้ว',
    zh_CN: '银行退回了款项，已返还至您的钱包。',
  },
  notReceived: {
    en_US: 'The money did not arrive at our account.',
    ms_MY: 'Wang tidak diterima dalam akaun kami.',
    my_MM: 'ငွေသည် ကျွန်ုပ်တို့အကောင့်သို့ မရောက်ပါ။',
    th_TH: 'ไม่พบยอดเงินเข้าบัญชีของเรา',
    zh_CN: '我们的账户未收到该款项。',
  },
  amountDiffers: {
    en_US: 'The amount that arrived is another one.',
    ms_MY: 'Jumlah yang diterima adalah berbeza.',
    my_MM: 'ရောက်လာသော ပမာဏ မတူပါ။',
    th_TH: 'ยอดเงินที่ได้รับไม่ตรงกับที่แจ้ง',
    zh_CN: '到账金额与填写的不一致。',
  },
  receiptUnclear: {
    en_US: 'The receipt cannot be read. Please send a clear photo.',
    ms_MY: 'Resit tidak dapat dibaca. Sila hantar foto yang jelas.',
    my_MM: 'ငွေလွှဲပြေစာကို ဖတ်၍မရပါ။ ရှင်းလင်းသော ဓာတ်ပုံ ပို့ပါ။',
    th_TH: 'อ่านสลิปไม่ออก กรุณาส่งรูปที่ชัดเจน',
    zh_CN: '凭证无法辨认，请发送清晰的照片。',
  },
  riskReview: {
    en_US: 'The review has open questions. Please contact customer service.',
    ms_MY: 'Semakan mempunyai persoalan. Sila hubungi khidmat pelanggan.',
    my_MM: 'စစ်ဆေးမှုတွင် မေးစရာရှိသည်။ ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။',
    th_TH: 'การตรวจสอบมีข้อสงสัย กรุณาติดต่อฝ่ายบริการลูกค้า',
    zh_CN: '审核存在疑问，请联系客服。',
  },
  other: {
    en_US: 'It was refused. Please contact customer service.',
    ms_MY: 'Ia ditolak. Sila hubungi khidmat pelanggan.',
    my_MM: 'ငြင်းပယ်ခံရသည်။ ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။',
    th_TH: 'รายการถูกปฏิเสธ กรุณาติดต่อฝ่ายบริการลูกค้า',
    zh_CN: '申请被拒绝，请联系客服。',
  },
};

/** Reasons that an operator may give when refusing. */
export const GIVEN_REASONS = (Object.keys(REVIEW_REASONS) as ReviewReason[]).filter(
  (reason): reason is GivenReason => reason !== 'cancelled',
);
export type GivenReason = Exclude<ReviewReason, 'cancelled'>;

/** The reason of that name; null for an unknown name. */
export const givenReason = (name: string): GivenReason | null =>
  GIVEN_REASONS.find((reason) => reason === name) ?? null;
