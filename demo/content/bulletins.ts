import type { CountryCode } from '../../server/base/site.js';
import { inCountry } from './country.js';
import { text } from './text.js';
import type { Bulletin } from './types.js';

const BULLETINS: readonly Bulletin[] = [
  {
    id: 'play-money',
    isPopup: true,
    hoursAgo: 2,
    title: text(
      'This is a play-money lobby',
      'Ini lobi wang mainan',
      'ဒါက ကစားငွေ လော်ဘီဖြစ်ပါတယ်',
      'ล็อบบี้นี้ใช้เงินเล่น',
      '本大厅使用游戏币',
    ),
    summary: text(
      'No real money moves here',
      'Tiada wang sebenar di sini',
      'ငွေအစစ် မပါဝင်ပါ',
      'ไม่มีเงินจริงเกี่ยวข้อง',
      '不涉及真实货币',
    ),
    content: text(
      'Welcome to Paraw.\nEvery deposit, win and withdrawal here is play money: nothing can be bought with it and nothing is paid out. The payment page, the messages and the games are sandboxes that behave like the real thing.\nYou must be {age} or older. Take a break whenever it stops being fun.',
      'Selamat datang ke Paraw.\nSetiap deposit, kemenangan dan pengeluaran di sini ialah wang mainan: tidak boleh dibelanjakan dan tidak dibayar keluar. Halaman bayaran, mesej dan permainan ialah kotak pasir yang menyerupai yang sebenar.\nAnda mesti berumur {age} tahun ke atas. Berehatlah apabila ia tidak lagi menyeronokkan.',
      'Paraw မှ ကြိုဆိုပါတယ်။\nဒီမှာရှိတဲ့ ငွေသွင်း၊ အနိုင်ငွေနဲ့ ငွေထုတ်အားလုံးက ကစားငွေသာဖြစ်ပါတယ်။ ဘာမှ ဝယ်လို့မရသလို အပြင်ကိုလည်း မထုတ်ပေးပါ။ ငွေပေးချေစာမျက်နှာ၊ မက်ဆေ့ချ်နဲ့ ဂိမ်းတွေက အစစ်လို အလုပ်လုပ်တဲ့ စမ်းသပ်ကွင်းများဖြစ်ပါတယ်။\nအသက် {age} နှစ်နှင့်အထက် ဖြစ်ရပါမယ်။ မပျော်တော့ရင် နားပါ။',
      'ยินดีต้อนรับสู่ Paraw\nการฝาก เงินชนะ และการถอนทั้งหมดที่นี่เป็นเงินเล่น ซื้ออะไรไม่ได้และไม่มีการจ่ายออก หน้าชำระเงิน ข้อความ และเกมเป็นระบบทดลองที่ทำงานเหมือนจริง\nคุณต้องมีอายุ {age} ปีขึ้นไป พักเมื่อไม่สนุกแล้ว',
      '欢迎来到 Paraw。\n这里的存款、赢利与提款都是游戏币：不能购物，也不会兑付。支付页、短信与游戏都是与真实环境一致的沙盒。\n您必须年满 {age} 岁。不再有趣时，请休息。',
    ),
  },
  {
    id: 'maintenance-tuesday',
    isPopup: false,
    hoursAgo: 20,
    title: text(
      'Tuesday 02:00–03:00',
      'Selasa 02:00–03:00',
      'အင်္ဂါနေ့ 02:00–03:00',
      'วันอังคาร 02:00–03:00',
      '周二 02:00–03:00',
    ),
    summary: text(
      'Short maintenance, the wallet stays open',
      'Penyelenggaraan singkat, dompet kekal dibuka',
      'ခေတ္တပြုပြင်မည်၊ ပိုက်ဆံအိတ် သုံးနိုင်သည်',
      'ปิดปรับปรุงสั้นๆ กระเป๋าเงินยังใช้ได้',
      '短暂维护，钱包照常',
    ),
    content: text(
      'Games close for an hour while we bring in a new version. Your wallet, deposits and withdrawals stay open.\nMoney that is in a game comes back to the wallet before the pause begins.',
      'Permainan ditutup selama sejam untuk versi baharu. Dompet, deposit dan pengeluaran kekal dibuka.\nWang dalam permainan dikembalikan ke dompet sebelum rehat bermula.',
      'ဗားရှင်းအသစ်တင်ဖို့ ဂိမ်းတွေကို တစ်နာရီ ပိတ်ပါမယ်။ ပိုက်ဆံအိတ်၊ ငွေသွင်း၊ ငွေထုတ်ကတော့ ပုံမှန်အတိုင်း သုံးနိုင်ပါတယ်။\nဂိမ်းထဲက ငွေတွေကို မပိတ်ခင် ပိုက်ဆံအိတ်ထဲ ပြန်ထည့်ပေးပါမယ်။',
      'เกมจะปิดหนึ่งชั่วโมงเพื่ออัปเดตเวอร์ชันใหม่ กระเป๋าเงิน การฝากและถอนยังเปิดตามปกติ\nเงินที่อยู่ในเกมจะกลับเข้ากระเป๋าก่อนเริ่มปิดปรับปรุง',
      '游戏将关闭一小时以更新版本。钱包、存款与提款照常开放。\n游戏内余额会在维护开始前回到钱包。',
    ),
  },
  {
    id: 'dragon-games',
    isPopup: false,
    hoursAgo: 52,
    title: text(
      'Four dragon games are open',
      'Empat permainan naga dibuka',
      'နဂါးဂိမ်းလေးခု ဖွင့်ပြီ',
      'เปิดแล้วสี่เกมมังกร',
      '四款龙主题游戏开放',
    ),
    summary: text(
      'Dragon Fruit, Pearl, Kite and Drum',
      'Dragon Fruit, Pearl, Kite dan Drum',
      'Dragon Fruit၊ Pearl၊ Kite နှင့် Drum တို့',
      'เกม Dragon Fruit, Pearl, Kite และ Drum',
      'Dragon Fruit、Pearl、Kite 与 Drum 上线',
    ),
    content: text(
      'Kasoy Works has opened four games beside Mango Moon: Dragon Fruit, Dragon Pearl, Dragon Kite and Dragon Drum. All five play by the same rules and can be tried without money.\nSearch for "dragon" to find them.',
      'Kasoy Works telah membuka empat permainan selain Mango Moon: Dragon Fruit, Dragon Pearl, Dragon Kite dan Dragon Drum. Kelima-limanya mengikut peraturan sama dan boleh dicuba tanpa wang.\nCari "dragon" untuk menemuinya.',
      'Kasoy Works က Mango Moon အပြင် Dragon Fruit၊ Dragon Pearl၊ Dragon Kite နဲ့ Dragon Drum ဂိမ်းလေးခုကို ဖွင့်လိုက်ပါပြီ။ ငါးခုလုံး စည်းမျဉ်းတူပြီး ငွေမပါဘဲ စမ်းကစားနိုင်ပါတယ်။\n"dragon" လို့ ရှာလိုက်ပါ။',
      'Kasoy Works เปิดอีกสี่เกมเคียงข้าง Mango Moon ได้แก่ Dragon Fruit, Dragon Pearl, Dragon Kite และ Dragon Drum ทั้งห้าเกมใช้กติกาเดียวกันและลองเล่นได้โดยไม่ใช้เงิน\nค้นคำว่า "dragon" เพื่อหาเกม',
      'Kasoy Works 在 Mango Moon 之外开放了四款游戏：Dragon Fruit、Dragon Pearl、Dragon Kite 与 Dragon Drum。五款规则相同，均可免费试玩。\n搜索 “dragon” 即可找到。',
    ),
  },
  {
    id: 'withdrawal-times',
    isPopup: false,
    hoursAgo: 120,
    title: text(
      'When withdrawals arrive',
      'Bila pengeluaran tiba',
      'ငွေထုတ် ရောက်မယ့်အချိန်',
      'ถอนเงินแล้วเข้าเมื่อไร',
      '提款到账时间',
    ),
    summary: text(
      'Weekdays: next day at 18:00',
      'Hari bekerja: esok jam 18:00',
      'ကြားရက် - နောက်နေ့ 18:00',
      'วันธรรมดา: วันถัดไป 18:00',
      '工作日：次日 18:00',
    ),
    content: text(
      'Applied from Monday to Friday: credited the next day at 18:00 ({zone}). Applied at the weekend: credited on Monday at 18:00. Legal holidays are announced here.\nThe page of your withdrawal always shows the step it is in and the reason when it has to wait.',
      'Dimohon Isnin hingga Jumaat: dikreditkan esok jam 18:00 ({zone}). Dimohon hujung minggu: dikreditkan Isnin jam 18:00. Cuti umum diumumkan di sini.\nHalaman pengeluaran anda sentiasa menunjukkan langkah semasa dan sebab jika perlu menunggu.',
      'တနင်္လာမှ သောကြာအတွင်း လျှောက်ရင် နောက်နေ့ 18:00 ({zone}) မှာ ဝင်ပါမယ်။ စနေ၊ တနင်္ဂနွေ လျှောက်ရင် တနင်္လာနေ့ 18:00 မှာ ဝင်ပါမယ်။ ရုံးပိတ်ရက်တွေကို ဒီမှာ ကြေညာပါမယ်။\nသင့်ငွေထုတ်စာမျက်နှာမှာ ဘယ်အဆင့်ရောက်နေပြီ၊ ဘာကြောင့်စောင့်ရသလဲ အမြဲပြထားပါတယ်။',
      'ยื่นวันจันทร์ถึงศุกร์ เข้าบัญชีวันถัดไปเวลา 18:00 ({zone}) ยื่นวันเสาร์อาทิตย์ เข้าบัญชีวันจันทร์ 18:00 วันหยุดราชการจะแจ้งที่นี่\nหน้าการถอนของคุณแสดงขั้นตอนปัจจุบันและเหตุผลเสมอหากต้องรอ',
      '周一至周五申请：次日 18:00（{zone}）到账；周末申请：周一 18:00 到账。法定假日另行公告。\n您的提款页面始终显示当前步骤，需等待时会说明原因。',
    ),
  },
  {
    id: 'safe-codes',
    isPopup: false,
    hoursAgo: 260,
    title: text(
      'Keep your codes to yourself',
      'Jangan kongsi kod anda',
      'ကုဒ်တွေကို မျှဝေမပေးပါနဲ့',
      'อย่าบอกรหัสกับใคร',
      '请勿透露验证码',
    ),
    summary: text(
      'We never ask for a code or password',
      'Kami tidak pernah meminta kod atau kata laluan',
      'ကုဒ် သို့မဟုတ် စကားဝှက်ကို ဘယ်တော့မှ မတောင်းပါ',
      'เราไม่เคยขอรหัสหรือรหัสผ่าน',
      '我们从不索要验证码或密码',
    ),
    content: text(
      'A one-time code is for you alone. Nobody from Paraw will ask for it, in chat, by phone or by message.\nIf somebody did, change your password under Account and tell us.',
      'Kod sekali guna adalah untuk anda sahaja. Tiada sesiapa dari Paraw akan memintanya melalui sembang, telefon atau mesej.\nJika ada yang meminta, tukar kata laluan di Akaun dan maklumkan kami.',
      'တစ်ခါသုံးကုဒ်က သင့်အတွက်သာဖြစ်ပါတယ်။ Paraw က ဘယ်သူမှ စကားပြောခန်း၊ ဖုန်း သို့မဟုတ် မက်ဆေ့ချ်နဲ့ မတောင်းပါ။\nတောင်းခံရရင် အကောင့်ထဲမှာ စကားဝှက်ပြောင်းပြီး ကျွန်ုပ်တို့ကို ပြောပါ။',
      'รหัสใช้ครั้งเดียวเป็นของคุณเท่านั้น ไม่มีใครจาก Paraw ขอรหัสทางแชต โทรศัพท์ หรือข้อความ\nหากมีคนขอ ให้เปลี่ยนรหัสผ่านในเมนูบัญชีและแจ้งเรา',
      '一次性验证码只供您本人使用。Paraw 的任何人都不会通过聊天、电话或短信索要。\n若有人索要，请在账户中修改密码并告知我们。',
    ),
  },
];

/** The bulletins of a country's site. */
export const bulletins = (country: CountryCode): readonly Bulletin[] =>
  BULLETINS.map(({ id, isPopup, hoursAgo, title, summary, content }) => ({
    id,
    isPopup,
    hoursAgo,
    title,
    summary,
    content: inCountry(content, country),
  }));
