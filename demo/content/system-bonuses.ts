import type { SystemBonusReason } from '../../server/db/values.js';
import type { Texts } from '../../server/base/locale.js';
import { text } from './text.js';

/** System bonuses that the operator of the demo gave, with the operator's notes. */
export const SYSTEM_NOTES: Readonly<Record<SystemBonusReason, Texts>> = {
  compensation: text(
    'For the pause on Tuesday',
    'Untuk penyelenggaraan pada hari Selasa',
    'အင်္ဂါနေ့က ခေတ္တရပ်နားခဲ့ရသည့်အတွက်',
    'สำหรับการปิดปรับปรุงเมื่อวันอังคาร',
    '补偿周二的维护停机',
  ),
  event: text(
    'For the days of the full moon',
    'Untuk hari-hari bulan purnama',
    'လပြည့်နေ့များအတွက်',
    'สำหรับช่วงคืนพระจันทร์เต็มดวง',
    '满月之夜活动',
  ),
  welcomeBack: text(
    'Good to see you again',
    'Gembira bertemu anda lagi',
    'ပြန်တွေ့ရတာ ဝမ်းသာပါသည်',
    'ดีใจที่ได้พบคุณอีกครั้ง',
    '很高兴再次见到您',
  ),
  gift: text(
    'Thank you for playing with us',
    'Terima kasih kerana bermain bersama kami',
    'ကျွန်ုပ်တို့နှင့် ကစားသည့်အတွက် ကျေးဇူးတင်ပါသည်',
    'ขอบคุณที่เล่นกับเรา',
    '感谢您的支持',
  ),
};
