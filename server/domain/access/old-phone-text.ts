import type { Texts } from '../../base/locale.js';

/** Sent to the old phone when an account moves to another one. */
export const OLD_PHONE_TEXT: Texts = {
  en_US: 'This phone is no longer the number of your account. If it was not you, contact us at once.',
  ms_MY: 'Telefon ini bukan lagi nombor akaun anda. Jika bukan anda yang menukarnya, hubungi kami segera.',
  my_MM: 'ဤဖုန်းသည် သင့်အကောင့်၏ နံပါတ် မဟုတ်တော့ပါ။ သင်မပြောင်းခဲ့ပါက ချက်ချင်း ဆက်သွယ်ပါ။',
  th_TH: 'หมายเลขนี้ไม่ใช่หมายเลขของบัญชีคุณอีกต่อไป หากคุณไม่ได้เปลี่ยน กรุณาติดต่อเราทันที',
  zh_CN: '此号码已不再是您账户的手机号。如非本人操作，请立即联系我们。',
};
