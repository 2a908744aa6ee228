import { text } from './text.js';
import type { ContactChannel } from './types.js';

/** Addresses under reserved names (RFC 2606): nothing here reaches a person. */
export const CONTACT_CHANNELS: readonly ContactChannel[] = [
  {
    kind: 'chat', link: '',
    label: text('Chat', 'Sembang', 'စကားပြောခန်း', 'แชต', '在线客服'),
    value: text('In the app: Account, Contact us', 'Dalam aplikasi: Akaun, Hubungi kami', 'အက်ပ်ထဲမှာ - အကောင့်၊ ဆက်သွယ်ရန်', 'ในแอป: บัญชี ติดต่อเรา', '应用内：账户、联系我们'),
  },
  {
    kind: 'email', link: 'mailto:help@paraw.example',
    label: text('E-mail', 'E-mel', 'အီးမေးလ်', 'อีเมล', '电子邮件'),
    value: text('help@paraw.example', 'help@paraw.example', 'help@paraw.example', 'help@paraw.example', 'help@paraw.example'),
  },
  {
    kind: 'hours', link: '',
    label: text('Hours', 'Waktu', 'ဝန်ဆောင်ချိန်', 'เวลาทำการ', '服务时间'),
    value: text('Every day, 08:00 to 24:00, site time', 'Setiap hari, 08:00 hingga 24:00, waktu laman', 'နေ့စဉ် 08:00 မှ 24:00 (ဆိုက်အချိန်)', 'ทุกวัน 08:00 ถึง 24:00 น. ตามเวลาไซต์', '每天 08:00 至 24:00（本站时间）'),
  },
];
