import type { Texts } from '../../server/base/locale.js';
import { text } from './text.js';

/** Amounts in units of the site, times in hours from the seeding. */
export interface SeededActivity {
  readonly id: string;
  readonly kind: 'news' | 'join' | 'deposit' | 'stake';
  readonly title: Texts;
  readonly summary: Texts;
  readonly content: Texts;
  readonly artId: string;
  readonly startsIn: number;
  readonly endsIn: number;
  readonly claimIn: number;
  readonly goal: number;
  readonly reward: number;
  readonly turnoverPercent: number;
  readonly quota: number | null;
}

export interface SeededDepositPromotion {
  readonly id: string;
  readonly title: Texts;
  readonly summary: Texts;
  readonly content: Texts;
  readonly artId: string;
  readonly startsIn: number;
  readonly endsIn: number;
  readonly least: number;
  /** Per cent. */
  readonly bonus: number;
  readonly maxBonus: number;
  readonly turnoverPercent: number;
  readonly isFirstOnly: boolean;
  readonly timesPerDay: number | null;
  readonly timesPerPlayer: number | null;
}

const DAY = 24;

const JOIN_FIRST = text(
  'Join first: what you do afterwards counts. Claim the reward before the claiming ends; it goes to your wallet and must be staked before a withdrawal.',
  'Sertai dahulu: apa yang anda lakukan selepas itu dikira. Tuntut ganjaran sebelum tempoh tuntutan tamat; ia masuk ke dompet dan perlu dipertaruhkan sebelum pengeluaran.',
  'အရင်ပါဝင်ပါ၊ ပြီးမှလုပ်တာတွေကို ရေတွက်ပါတယ်။ ဆုကို သတ်မှတ်ချိန်မတိုင်ခင် ရယူပါ။ ပိုက်ဆံအိတ်ထဲ ဝင်မှာဖြစ်ပြီး ငွေမထုတ်ခင် လောင်းရပါမယ်။',
  'เข้าร่วมก่อน สิ่งที่ทำหลังจากนั้นจึงนับ รับรางวัลก่อนหมดเวลา เงินเข้ากระเป๋าและต้องเดิมพันก่อนถอน',
  '先参加，之后的行为才计入。请在领取期内领奖；奖励进入钱包，提款前须完成投注。',
);
const basis = { startsIn: -40 * DAY, endsIn: 45 * DAY, claimIn: 52 * DAY, quota: null, content: JOIN_FIRST } as const;

/** Marketing events of every kind and state. */
export const ACTIVITIES: readonly SeededActivity[] = [
  {
    ...basis,
    id: 'lantern-week',
    kind: 'deposit',
    artId: 'banner-festival',
    goal: 1000,
    reward: 60,
    turnoverPercent: 300,
    title: text('Lantern weeks', 'Minggu tanglung', 'မီးပုံး ရက်သတ္တပတ်များ', 'สัปดาห์โคมไฟ', '灯笼周'),
    summary: text(
      'Deposit step by step and get something back.',
      'Deposit sedikit demi sedikit dan dapatkan ganjaran.',
      'ဖြည်းဖြည်းချင်း ငွေသွင်းပြီး ဆုရယူပါ။',
      'ฝากทีละนิดแล้วรับคืน',
      '逐步存款，获得回馈。',
    ),
  },
  {
    ...basis,
    id: 'reel-marathon',
    kind: 'stake',
    artId: 'banner-fruit',
    goal: 50_000,
    reward: 200,
    turnoverPercent: 500,
    title: text('Reel marathon', 'Maraton gelendong', 'စလော့ မာရသွန်', 'มาราธอนวงล้อ', '转轴马拉松'),
    summary: text(
      'For who likes to play long: stakes count.',
      'Untuk yang suka bermain lama: pertaruhan dikira.',
      'ကြာကြာကစားသူများအတွက်၊ လောင်းကြေး ရေတွက်ပါတယ်။',
      'สำหรับคนเล่นยาว นับยอดเดิมพัน',
      '适合久玩：投注计入。',
    ),
  },
  {
    ...basis,
    id: 'welcome-basket',
    kind: 'join',
    artId: 'banner-fruit',
    startsIn: -200 * DAY,
    goal: 0,
    reward: 20,
    turnoverPercent: 500,
    title: text('Welcome basket', 'Bakul selamat datang', 'ကြိုဆိုခြင်းတောင်း', 'ตะกร้าต้อนรับ', '欢迎礼篮'),
    summary: text(
      'Join and take it home.',
      'Sertai dan bawa pulang.',
      'ပါဝင်ပြီး ယူသွားပါ။',
      'เข้าร่วมแล้วรับเลย',
      '参加即可带走。',
    ),
  },
  {
    ...basis,
    id: 'early-boat',
    kind: 'join',
    artId: 'banner-lagoon',
    goal: 0,
    reward: 30,
    turnoverPercent: 300,
    quota: 5,
    title: text('Early boat', 'Bot awal', 'စောထွက်တဲ့လှေ', 'เรือเที่ยวเช้า', '早船'),
    summary: text(
      'The first five are on board.',
      'Lima yang pertama menaiki bot.',
      'ပထမ 5 ယောက်သာ။',
      '5 คนแรกได้ขึ้นเรือ',
      '前五名登船。',
    ),
  },
  {
    ...basis,
    id: 'harvest-days',
    kind: 'deposit',
    artId: 'banner-festival',
    startsIn: -90 * DAY,
    endsIn: -60 * DAY,
    claimIn: -50 * DAY,
    goal: 1_000_000,
    reward: 150,
    turnoverPercent: 300,
    title: text('Harvest days', 'Hari menuai', 'ရိတ်သိမ်းရက်များ', 'วันเก็บเกี่ยว', '丰收日'),
    summary: text('The event of last season.', 'Acara musim lalu.', 'ပြီးခဲ့တဲ့ရာသီ ပွဲ။', 'กิจกรรมฤดูก่อน', '上一季的活动。'),
  },
  {
    ...basis,
    id: 'year-parade',
    kind: 'stake',
    artId: 'banner-festival',
    startsIn: 12 * DAY,
    goal: 5000,
    reward: 100,
    turnoverPercent: 300,
    title: text('Year parade', 'Perarakan tahun', 'နှစ်သစ်ပွဲ', 'ขบวนพาเหรดปีใหม่', '新年巡游'),
    summary: text(
      'Starts in a few days.',
      'Bermula beberapa hari lagi.',
      'ရက်ပိုင်းအတွင်း စပါမယ်။',
      'เริ่มในอีกไม่กี่วัน',
      '几天后开始。',
    ),
  },
  {
    ...basis,
    id: 'dragon-season',
    kind: 'news',
    artId: 'banner-festival',
    goal: 0,
    reward: 0,
    turnoverPercent: 0,
    title: text('Dragon season', 'Musim naga', 'နဂါးရာသီ', 'ฤดูมังกร', '龙的季节'),
    summary: text(
      'Four new reels to look at.',
      'Empat slot baharu untuk dilihat.',
      'စလော့အသစ် 4 ခု ကြည့်လိုက်ပါ။',
      'สี่สล็อตใหม่ให้ลองดู',
      '四款新老虎机等您来看。',
    ),
    content: text(
      'Four new dragon games are open and can be tried without money. Nothing has to be joined.',
      'Empat permainan naga baharu dibuka dan boleh dicuba tanpa wang. Tidak perlu menyertai apa-apa.',
      'နဂါးဂိမ်းအသစ် 4 ခု ဖွင့်ပြီး ငွေမပါဘဲ စမ်းကစားနိုင်ပါတယ်။ ပါဝင်စရာ မလိုပါ။',
      'เกมมังกรใหม่สี่เกมเปิดแล้ว ลองเล่นฟรีได้ ไม่ต้องเข้าร่วมใดๆ',
      '四款龙主题新游戏已开放，可免费试玩，无需参加。',
    ),
  },
];

const WITH_DEPOSIT = text(
  'Choose it before you pay. The bonus comes with the deposit; deposit and bonus must be staked before a withdrawal.',
  'Pilih sebelum membayar. Bonus datang bersama deposit; deposit dan bonus perlu dipertaruhkan sebelum pengeluaran.',
  'မပေးချေခင် ရွေးပါ။ ဘောနပ်စ်က ငွေသွင်းမှုနဲ့အတူ ဝင်ပါမယ်။ ငွေမထုတ်ခင် နှစ်ခုလုံးကို လောင်းရပါမယ်။',
  'เลือกก่อนชำระเงิน โบนัสมาพร้อมเงินฝาก ต้องเดิมพันทั้งสองยอดก่อนถอน',
  '付款前选择。奖金随存款到账；提款前须完成存款与奖金的投注。',
);
const depositBasis = {
  startsIn: -200 * DAY,
  endsIn: 90 * DAY,
  isFirstOnly: false,
  timesPerDay: null,
  timesPerPlayer: null,
  content: WITH_DEPOSIT,
} as const;

/** Deposit promotions. */
export const DEPOSIT_PROMOTIONS: readonly SeededDepositPromotion[] = [
  {
    ...depositBasis,
    id: 'first-deposit',
    artId: 'banner-fruit',
    least: 100,
    bonus: 100,
    maxBonus: 500,
    turnoverPercent: 800,
    isFirstOnly: true,
    timesPerPlayer: 1,
    title: text('First deposit', 'Deposit pertama', 'ပထမဆုံး ငွေသွင်းခြင်း', 'ฝากครั้งแรก', '首次存款'),
    summary: text(
      'The first deposit is doubled.',
      'Deposit pertama digandakan.',
      'ပထမဆုံး ငွေသွင်းမှု နှစ်ဆ။',
      'ฝากครั้งแรกรับสองเท่า',
      '首存翻倍。',
    ),
  },
  {
    ...depositBasis,
    id: 'evening-top-up',
    artId: 'banner-lagoon',
    least: 200,
    bonus: 10,
    maxBonus: 300,
    turnoverPercent: 300,
    timesPerDay: 1,
    title: text('Daily top-up', 'Tambah nilai harian', 'နေ့စဉ် ငွေဖြည့်', 'เติมประจำวัน', '每日充值'),
    summary: text(
      'Ten per cent on top, once a day.',
      'Sepuluh peratus tambahan, sekali sehari.',
      '10 ရာခိုင်နှုန်း ထပ်ပေါင်း၊ တစ်ရက်တစ်ကြိမ်။',
      'เพิ่ม 10 เปอร์เซ็นต์ วันละครั้ง',
      '加送百分之十，每日一次。',
    ),
  },
  {
    ...depositBasis,
    id: 'big-sail',
    artId: 'banner-cards',
    least: 2000,
    bonus: 15,
    maxBonus: 1500,
    turnoverPercent: 500,
    timesPerPlayer: 5,
    title: text('Big sail', 'Layar besar', 'ရွက်ကြီး', 'ใบเรือใหญ่', '大帆'),
    summary: text(
      'For larger deposits, five times.',
      'Untuk deposit besar, lima kali.',
      'ငွေများများသွင်းသူအတွက် 5 ကြိမ်။',
      'สำหรับยอดฝากสูง 5 ครั้ง',
      '大额存款，限五次。',
    ),
  },
  {
    ...depositBasis,
    id: 'rain-weeks',
    artId: 'banner-lagoon',
    endsIn: -30 * DAY,
    least: 200,
    bonus: 20,
    maxBonus: 400,
    turnoverPercent: 400,
    title: text('Rain weeks', 'Minggu hujan', 'မိုးရက်သတ္တပတ်များ', 'สัปดาห์สายฝน', '雨周'),
    summary: text('Over.', 'Telah tamat.', 'ပြီးဆုံးပါပြီ။', 'สิ้นสุดแล้ว', '已结束。'),
  },
];
