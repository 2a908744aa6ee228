import type { CountryCode } from '../../server/base/site.js';
import { inCountry } from './country.js';
import { text } from './text.js';
import type { ContactChannel } from './types.js';

const same = (value: string) => text(value, value, value, value, value);

/** Addresses under reserved names (RFC 2606), an invented messenger and an invented number, which is no link so that it reaches no real person. */
const REACHED: Readonly<
  Record<
    CountryCode,
    { readonly email: string; readonly messenger: string; readonly handle: string; readonly phone: string }
  >
> = {
  PH: { email: 'help@paraw.example', messenger: 'Kalapati Chat', handle: '@paraw.ph', phone: '+63 917 000 0099' },
  TH: { email: 'help@th.paraw.example', messenger: 'Nok Chat', handle: '@paraw.th', phone: '+66 81 000 0099' },
  MM: { email: 'help@mm.paraw.example', messenger: 'Hintha Chat', handle: '@paraw.mm', phone: '+95 9 170 000 099' },
};

/** The ways to reach the customer service of a country's site. */
export function contactChannels(country: CountryCode): readonly ContactChannel[] {
  const { email, messenger, handle, phone } = REACHED[country];
  return [
    {
      kind: 'chat',
      link: '',
      label: text('Chat', 'Sembang', 'စကားပြောခန်း', 'แชต', '在线客服'),
      value: text(
        'In the app: Account, Contact us',
        'Dalam aplikasi: Akaun, Hubungi kami',
        'အက်ပ်ထဲမှာ - အကောင့်၊ ဆက်သွယ်ရန်',
        'ในแอป: บัญชี ติดต่อเรา',
        '应用内：账户、联系我们',
      ),
    },
    {
      kind: 'chat',
      link: '',
      value: same(handle),
      label: text(
        `Messenger ${messenger}`,
        `Aplikasi mesej ${messenger}`,
        `မက်ဆေ့ချ်အက်ပ် ${messenger}`,
        `แอปข้อความ ${messenger}`,
        `聊天应用 ${messenger}`,
      ),
    },
    { kind: 'phone', link: '', label: text('Telephone', 'Telefon', 'ဖုန်း', 'โทรศัพท์', '电话'), value: same(phone) },
    {
      kind: 'email',
      link: `mailto:${email}`,
      label: text('E-mail', 'E-mel', 'အီးမေးလ်', 'อีเมล', '电子邮件'),
      value: same(email),
    },
    {
      kind: 'hours',
      link: '',
      label: text('Hours', 'Waktu', 'ဝန်ဆောင်ချိန်', 'เวลาทำการ', '服务时间'),
      value: inCountry(
        text(
          'Every day, 08:00 to 24:00, site time ({zone})',
          'Setiap hari, 08:00 hingga 24:00, waktu laman ({zone})',
          'နေ့စဉ် 08:00 မှ 24:00 (ဆိုက်အချိန် {zone})',
          'ทุกวัน 08:00 ถึง 24:00 น. ตามเวลาไซต์ ({zone})',
          '每天 08:00 至 24:00（本站时间 {zone}）',
        ),
        country,
      ),
    },
  ];
}
