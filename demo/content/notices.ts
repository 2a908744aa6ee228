import type { MessageCategory } from '../../server/db/schema.js';
import type { Texts } from '../../server/base/locale.js';
import { text } from './text.js';

/** Messages of the operator to every player. */
export interface Notice {
  readonly category: MessageCategory;
  readonly title: Texts;
  readonly content: Texts;
  readonly link: string;
  /** Days before seeding. */
  readonly daysAgo: number;
}

export const NOTICES: readonly Notice[] = [
  {
    category: 'activity',
    link: '/pages/privilege/privilege',
    daysAgo: 1,
    title: text(
      'New offers of the week',
      'Tawaran baharu minggu ini',
      'ဒီအပတ် ကမ်းလှမ်းချက်အသစ်',
      'ข้อเสนอใหม่ประจำสัปดาห์',
      '本周新优惠',
    ),
    content: text(
      'The promotions of this week are open. Read the terms before you join: what is required stands with each.',
      'Promosi minggu ini dibuka. Baca syarat sebelum menyertai: keperluan dinyatakan pada setiap satu.',
      'ဒီအပတ် ပရိုမိုးရှင်းတွေ ဖွင့်ပါပြီ။ မပါဝင်မီ စည်းကမ်းချက်များ ဖတ်ပါ၊ လိုအပ်ချက်ကို တစ်ခုစီတွင် ပြထားသည်။',
      'เปิดโปรโมชันประจำสัปดาห์แล้ว อ่านเงื่อนไขก่อนเข้าร่วม แต่ละรายการระบุสิ่งที่ต้องทำไว้',
      '本周优惠已开放。参加前请阅读条款，每项都列明了要求。',
    ),
  },
  {
    category: 'activity',
    link: '/pages/account/referralProgram',
    daysAgo: 24,
    title: text('Bring a friend', 'Bawa rakan', 'သူငယ်ချင်း ခေါ်လာပါ', 'ชวนเพื่อน', '邀请好友'),
    content: text(
      'Your invitation code stands under Referral program. You both get something when your friend plays.',
      'Kod jemputan anda ada di Program rujukan. Anda berdua menerima ganjaran apabila rakan anda bermain.',
      'သင့်ဖိတ်ကြားကုဒ်ကို မိတ်ဆက်အစီအစဉ်တွင် ကြည့်ပါ။ သူငယ်ချင်း ကစားသောအခါ နှစ်ဦးလုံး ရရှိပါမည်။',
      'รหัสเชิญของคุณอยู่ที่โปรแกรมแนะนำเพื่อน ทั้งสองคนได้รับรางวัลเมื่อเพื่อนเล่น',
      '您的邀请码在“推荐计划”中。好友开始游戏后，双方均可获得奖励。',
    ),
  },
  {
    category: 'activity',
    link: '/pages/browser/browser',
    daysAgo: 58,
    title: text(
      'Four dragon games are open',
      'Empat permainan naga dibuka',
      'နဂါးဂိမ်းလေးခု ဖွင့်ပြီ',
      'เปิดแล้วสี่เกมมังกร',
      '四款龙主题游戏开放',
    ),
    content: text(
      'Dragon Fruit, Pearl, Kite and Drum can be played, and tried without money.',
      'Dragon Fruit, Pearl, Kite dan Drum boleh dimainkan, dan dicuba tanpa wang.',
      'Dragon Fruit၊ Pearl၊ Kite နှင့် Drum ကို ကစားနိုင်ပြီး ငွေမပါဘဲလည်း စမ်းနိုင်သည်။',
      'เล่น Dragon Fruit, Pearl, Kite และ Drum ได้แล้ว และลองเล่นโดยไม่ใช้เงินได้',
      'Dragon Fruit、Pearl、Kite 与 Drum 现可游玩，也可免费试玩。',
    ),
  },
  {
    category: 'platform',
    link: '',
    daysAgo: 3,
    title: text(
      'Short maintenance on Tuesday',
      'Penyelenggaraan singkat pada hari Selasa',
      'အင်္ဂါနေ့တွင် ခေတ္တပြုပြင်မည်',
      'ปิดปรับปรุงสั้นๆ วันอังคาร',
      '周二短暂维护',
    ),
    content: text(
      'Games pause from 02:00 to 03:00, site time. Money in a game comes back to the wallet before.',
      'Permainan berhenti dari 02:00 hingga 03:00, waktu laman. Wang dalam permainan kembali ke dompet sebelum itu.',
      'ဆိုက်အချိန် 02:00 မှ 03:00 အထိ ဂိမ်းများ ရပ်နားမည်။ ဂိမ်းထဲက ငွေကို မတိုင်မီ ပိုက်ဆံအိတ်သို့ ပြန်ပို့မည်။',
      'เกมหยุดเวลา 02:00 ถึง 03:00 น. ตามเวลาไซต์ เงินในเกมจะกลับเข้ากระเป๋าก่อน',
      '游戏将于本站时间 02:00 至 03:00 暂停。游戏内资金会提前转回钱包。',
    ),
  },
  {
    category: 'platform',
    link: '/pages/account/userAgreement',
    daysAgo: 92,
    title: text(
      'The terms were updated',
      'Terma telah dikemas kini',
      'စည်းကမ်းချက်များ ပြင်ဆင်ပြီး',
      'อัปเดตข้อกำหนดแล้ว',
      '条款已更新',
    ),
    content: text(
      'We made them shorter and easier to read. Nothing that you have joined changes.',
      'Kami menjadikannya lebih ringkas dan mudah dibaca. Apa yang telah anda sertai tidak berubah.',
      'ပိုတိုပြီး ဖတ်ရလွယ်အောင် ပြင်ထားသည်။ သင်ပါဝင်ပြီးသားများ မပြောင်းလဲပါ။',
      'เราทำให้สั้นและอ่านง่ายขึ้น รายการที่คุณเข้าร่วมแล้วไม่เปลี่ยนแปลง',
      '条款更简短易读。您已参加的活动不受影响。',
    ),
  },
  {
    category: 'system',
    link: '/pages/account/myInfomation',
    daysAgo: 40,
    title: text(
      'Complete your information',
      'Lengkapkan maklumat anda',
      'သင့်အချက်အလက် ဖြည့်ပါ',
      'กรอกข้อมูลให้ครบ',
      '请完善资料',
    ),
    content: text(
      'A withdrawal is paid only to a card in your real name. Please check yours before you apply.',
      'Pengeluaran hanya dibayar ke kad atas nama sebenar anda. Sila semak sebelum memohon.',
      'ငွေထုတ်ရာတွင် သင့်အမည်ရင်းဖြင့် ကတ်သို့သာ ပေးပါသည်။ မလျှောက်မီ စစ်ဆေးပါ။',
      'ถอนเงินได้เฉพาะบัตรที่เป็นชื่อจริงของคุณ กรุณาตรวจสอบก่อนยื่น',
      '提款仅付至您本人实名的银行卡，申请前请核对。',
    ),
  },
];
