import type { InLanguages } from '../language.js';

/** What the page of a payment says. */
export type PaymentTexts = {
  /** {0}: the amount. The title and the button. */
  readonly pay: string;
  readonly decline: string;
  readonly playMoney: string;
  readonly order: string;
  readonly channel: string;
  readonly bank: string;
  readonly reference: string;
  readonly payBefore: string;
  readonly letExpire: string;
  readonly back: string;
  readonly paid: string;
  /** {0}: the amount. */
  readonly paidWhy: string;
  readonly declined: string;
  readonly declinedWhy: string;
  readonly cancelled: string;
  readonly cancelledWhy: string;
  readonly late: string;
  readonly lateWhy: string;
  readonly unknown: string;
  readonly unknownWhy: string;
};

export const paymentTexts: InLanguages<PaymentTexts> = {
  en_US: {
    pay: 'Pay {0}',
    decline: 'Decline',
    playMoney: 'Play money of this demo: no real bank is behind this page.',
    order: 'Order',
    channel: 'Paid with',
    bank: 'Bank',
    reference: 'Reference',
    payBefore: 'Pay before',
    letExpire: 'To let it time out, close this page.',
    back: 'Back to the lobby',
    paid: 'Paid',
    paidWhy: '{0} was paid.',
    declined: 'Declined',
    declinedWhy: 'The bank said no. Nothing was taken.',
    cancelled: 'Cancelled',
    cancelledWhy: 'The order was given up. Nothing was taken.',
    late: 'Too late',
    lateWhy: 'The time to pay is over. Nothing was taken.',
    unknown: 'No such payment',
    unknownWhy: 'The link is wrong or too old.',
  },
  ms_MY: {
    pay: 'Bayar {0}',
    decline: 'Tolak',
    playMoney: 'Wang mainan demo ini: tiada bank sebenar di sebalik halaman ini.',
    order: 'Pesanan',
    channel: 'Dibayar dengan',
    bank: 'Bank anda',
    reference: 'Rujukan',
    payBefore: 'Bayar sebelum',
    letExpire: 'Untuk membiarkannya tamat tempoh, tutup halaman ini.',
    back: 'Kembali ke lobi',
    paid: 'Telah dibayar',
    paidWhy: '{0} telah dibayar.',
    declined: 'Ditolak',
    declinedWhy: 'Bank menolak. Tiada wang diambil.',
    cancelled: 'Dibatalkan',
    cancelledWhy: 'Pesanan dibatalkan. Tiada wang diambil.',
    late: 'Terlambat',
    lateWhy: 'Masa untuk membayar telah tamat. Tiada wang diambil.',
    unknown: 'Pembayaran tidak ditemui',
    unknownWhy: 'Pautan salah atau terlalu lama.',
  },
  my_MM: {
    pay: '{0} ပေးချေရန်',
    decline: 'ငြင်းပယ်ရန်',
    playMoney: 'ဤသရုပ်ပြ၏ ကစားငွေ ဖြစ်သည်။ ဤစာမျက်နှာနောက်တွင် တကယ့်ဘဏ် မရှိပါ။',
    order: 'အော်ဒါ',
    channel: 'ပေးချေနည်း',
    bank: 'ဘဏ်',
    reference: 'ရည်ညွှန်းနံပါတ်',
    payBefore: 'ပေးချေရမည့် နောက်ဆုံးအချိန်',
    letExpire: 'အချိန်ကုန်စေလိုလျှင် ဤစာမျက်နှာကို ပိတ်ပါ။',
    back: 'လော်ဘီသို့ ပြန်ရန်',
    paid: 'ပေးချေပြီး',
    paidWhy: '{0} ပေးချေပြီးပါပြီ။',
    declined: 'ငြင်းပယ်ခံရသည်',
    declinedWhy: 'ဘဏ်က ငြင်းပယ်သည်။ ငွေ မဖြတ်ပါ။',
    cancelled: 'ပယ်ဖျက်ပြီး',
    cancelledWhy: 'အော်ဒါကို ပယ်ဖျက်ခဲ့သည်။ ငွေ မဖြတ်ပါ။',
    late: 'နောက်ကျသွားပါပြီ',
    lateWhy: 'ပေးချေရမည့်အချိန် ကုန်သွားပါပြီ။ ငွေ မဖြတ်ပါ။',
    unknown: 'ဤပေးချေမှု မရှိပါ',
    unknownWhy: 'လင့်ခ် မှားနေသည် သို့မဟုတ် ဟောင်းလွန်းသည်။',
  },
  th_TH: {
    pay: 'ชำระ {0}',
    decline: 'ปฏิเสธ',
    playMoney: 'เงินสมมติของเดโมนี้ ไม่มีธนาคารจริงอยู่เบื้องหลังหน้านี้',
    order: 'คำสั่งซื้อ',
    channel: 'ชำระด้วย',
    bank: 'ธนาคาร',
    reference: 'หมายเลขอ้างอิง',
    payBefore: 'ชำระก่อน',
    letExpire: 'หากต้องการให้หมดเวลา ให้ปิดหน้านี้',
    back: 'กลับไปที่ล็อบบี้',
    paid: 'ชำระแล้ว',
    paidWhy: 'ชำระ {0} แล้ว',
    declined: 'ถูกปฏิเสธ',
    declinedWhy: 'ธนาคารปฏิเสธ ไม่มีการหักเงิน',
    cancelled: 'ยกเลิกแล้ว',
    cancelledWhy: 'คำสั่งซื้อถูกยกเลิก ไม่มีการหักเงิน',
    late: 'หมดเวลาแล้ว',
    lateWhy: 'หมดเวลาชำระเงินแล้ว ไม่มีการหักเงิน',
    unknown: 'ไม่พบการชำระเงินนี้',
    unknownWhy: 'ลิงก์ไม่ถูกต้องหรือเก่าเกินไป',
  },
  zh_CN: {
    pay: '支付 {0}',
    decline: '拒绝',
    playMoney: '这是演示用的虚拟币：此页面背后没有真实银行。',
    order: '订单',
    channel: '支付方式',
    bank: '银行',
    reference: '参考号',
    payBefore: '请在此时间前支付',
    letExpire: '如要让订单超时，请关闭此页面。',
    back: '返回大厅',
    paid: '已支付',
    paidWhy: '已支付 {0}。',
    declined: '已拒绝',
    declinedWhy: '银行拒绝了此笔支付，未扣款。',
    cancelled: '已取消',
    cancelledWhy: '订单已取消，未扣款。',
    late: '已超时',
    lateWhy: '支付时间已过，未扣款。',
    unknown: '没有这笔支付',
    unknownWhy: '链接有误或已过期。',
  },
};
