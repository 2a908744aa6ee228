import type { Scope } from '../../server/db/values.js';
import type { Texts } from '../../server/base/locale.js';
import { paragraphs, text } from './text.js';

/** Amounts in units of the site (`demo/units.ts`), times in hours from the seeding. */
export interface SeededPromotion {
  readonly id: string;
  readonly kind: 'bet' | 'netWin' | 'balance';
  readonly title: Texts;
  readonly summary: Texts;
  readonly content: Texts;
  readonly artId: string;
  readonly startsIn: number;
  readonly endsIn: number;
  readonly least: number;
  readonly most: number;
  /** Per cent. */
  readonly bonus: number;
  readonly maxBonus: number | null;
  readonly betPercent: number;
  readonly netWinPercent: number;
  readonly balancePercent: number;
  readonly releasePercent: number;
  readonly playHours: number;
  readonly waitHours: number;
  readonly times: number | null;
  readonly quota: number | null;
  readonly needsCode: boolean;
  readonly freeSpins: number;
  readonly platforms: readonly ('pc' | 'other')[];
  readonly scope: readonly Scope[];
}

const RULES = {
  apart: text(
    'Your amount and the bonus stand apart from the wallet until the end.',
    'Jumlah anda dan bonus diasingkan daripada dompet sehingga tamat.',
    'သင့်ငွေနဲ့ ဘောနပ်စ်ကို ပြီးဆုံးသည်အထိ ပိုက်ဆံအိတ်နဲ့ ခွဲထားပါတယ်။',
    'ยอดของคุณและโบนัสจะแยกจากกระเป๋าเงินจนกว่าจะจบ',
    '您的金额与奖金在结束前与钱包分开。',
  ),
  bet: text(
    'Stakes count when their round settles, each game by its share.',
    'Pertaruhan dikira apabila pusingan selesai, mengikut bahagian setiap permainan.',
    'ပွဲစဉ်ပြီးမှ လောင်းကြေးကို ဂိမ်းအလိုက် ရာခိုင်နှုန်းနဲ့ ရေတွက်ပါတယ်။',
    'ยอดเดิมพันนับเมื่อจบรอบ ตามสัดส่วนของแต่ละเกม',
    '投注在回合结算后按各游戏比例计入。',
  ),
  netWin: text(
    'What counts are wins minus stakes.',
    'Yang dikira ialah kemenangan tolak pertaruhan.',
    'အနိုင်ငွေထဲက လောင်းကြေးနုတ်ပြီး ရေတွက်ပါတယ်။',
    'นับจากยอดชนะหักยอดเดิมพัน',
    '按赢额减去投注计算。',
  ),
  balance: text(
    'Settle while the promotion balance is high enough.',
    'Selesaikan semasa baki promosi cukup tinggi.',
    'ပရိုမိုးရှင်းလက်ကျန် ပြည့်မီချိန်မှာ စာရင်းရှင်းပါ။',
    'กดสรุปยอดเมื่อยอดโปรโมชันถึงเกณฑ์',
    '优惠余额达标时即可结算。',
  ),
  end: text(
    'Settling brings the whole promotion balance to your wallet. Closing or unlocking voids it.',
    'Penyelesaian membawa seluruh baki promosi ke dompet anda. Penutupan atau pembukaan kunci membatalkannya.',
    'စာရင်းရှင်းရင် လက်ကျန်အားလုံး ပိုက်ဆံအိတ်ထဲ ဝင်ပါမယ်။ ပိတ်ရင် သို့မဟုတ် သော့ဖွင့်ရင် ပျက်ပြယ်ပါမယ်။',
    'สรุปยอดแล้วยอดโปรโมชันทั้งหมดเข้ากระเป๋า หากปิดหรือปลดล็อกยอดจะเป็นโมฆะ',
    '结算会把全部优惠余额转入钱包；关闭或解锁则余额作废。',
  ),
} as const;

const termsOf = (kind: SeededPromotion['kind']): Texts => paragraphs(RULES.apart, RULES[kind], RULES.end);
const category = (ref: string, contribution: number): Scope => ({ kind: 'category', ref, contribution });
const DAY = 24;

const basis = {
  startsIn: -120 * DAY,
  endsIn: 60 * DAY,
  least: 100,
  most: 2000,
  maxBonus: 500,
  betPercent: 0,
  netWinPercent: 0,
  balancePercent: 0,
  releasePercent: 5,
  playHours: 72,
  waitHours: 48,
  times: null,
  quota: null,
  needsCode: false,
  freeSpins: 0,
  platforms: ['pc', 'other'],
} as const;

/** Promotions with a ring-fenced balance: every kind of condition, running, future, ended, full, by code. */
export const PROMOTIONS: readonly SeededPromotion[] = [
  {
    ...basis,
    id: 'reel-starter',
    kind: 'bet',
    artId: 'banner-fruit',
    bonus: 50,
    betPercent: 600,
    freeSpins: 5,
    scope: [category('slots', 100), category('fishing', 50)],
    title: text('Reel starter', 'Permulaan gelendong', 'စလော့ အစပျိုး', 'เริ่มหมุนวงล้อ', '转轴起步'),
    summary: text(
      'Half on top and five free spins.',
      'Separuh tambahan dan lima putaran percuma.',
      'ထက်ဝက် ထပ်ပေါင်း၊ အခမဲ့လှည့် 5 ကြိမ်။',
      'เพิ่มอีกครึ่งและหมุนฟรี 5 ครั้ง',
      '加送一半，另有 5 次免费旋转。',
    ),
    content: termsOf('bet'),
  },
  {
    ...basis,
    id: 'net-climb',
    kind: 'netWin',
    artId: 'banner-lagoon',
    bonus: 30,
    netWinPercent: 60,
    times: 6,
    scope: [category('fishing', 100), category('slots', 100)],
    title: text('Net climb', 'Daki kemenangan', 'အမြတ်တက်လှမ်း', 'ไต่กำไร', '净赢攀升'),
    summary: text(
      'Win more than you stake and take it all.',
      'Menang lebih daripada pertaruhan dan ambil semuanya.',
      'လောင်းတာထက် ပိုနိုင်ပြီး အကုန်ယူပါ။',
      'ชนะมากกว่าเดิมพันแล้วรับไปทั้งหมด',
      '赢过投注，全部带走。',
    ),
    content: termsOf('netWin'),
  },
  {
    ...basis,
    id: 'double-up',
    kind: 'balance',
    artId: 'banner-cards',
    bonus: 25,
    balancePercent: 180,
    releasePercent: 10,
    scope: [category('poker', 100), category('table', 100), category('casino', 100), category('slots', 50)],
    title: text('Nearly double', 'Hampir dua kali', 'နှစ်ဆနီးပါး', 'เกือบสองเท่า', '接近翻倍'),
    summary: text(
      'Bring the balance close to double.',
      'Naikkan baki hampir dua kali ganda.',
      'လက်ကျန်ကို နှစ်ဆနီးပါး တိုးပါ။',
      'ทำยอดให้ใกล้สองเท่า',
      '让余额接近翻倍。',
    ),
    content: termsOf('balance'),
  },
  {
    ...basis,
    id: 'kasoy-week',
    kind: 'bet',
    artId: 'banner-festival',
    bonus: 20,
    betPercent: 300,
    playHours: 168,
    scope: [{ kind: 'maker', ref: '1', contribution: 100 }],
    title: text('Kasoy week', 'Minggu Kasoy', 'ကာဆွိုင် ရက်သတ္တပတ်', 'สัปดาห์กาซอย', '卡索伊周'),
    summary: text(
      'A calm week with the games of one maker.',
      'Seminggu santai dengan permainan satu pembuat.',
      'ထုတ်လုပ်သူတစ်ဦးရဲ့ ဂိမ်းတွေနဲ့ တစ်ပတ်။',
      'สัปดาห์สบายๆ กับเกมจากค่ายเดียว',
      '与一家厂商的游戏悠闲一周。',
    ),
    content: termsOf('bet'),
  },
  {
    ...basis,
    id: 'pocket-reels',
    kind: 'bet',
    artId: 'banner-fruit',
    bonus: 15,
    betPercent: 200,
    playHours: 24,
    waitHours: 24,
    platforms: ['other'],
    scope: [category('slots', 100)],
    title: text('Pocket reels', 'Gelendong poket', 'အိတ်ဆောင် စလော့', 'สล็อตพกพา', '掌上转轴'),
    summary: text(
      'For phones only, one day long.',
      'Untuk telefon sahaja, selama sehari.',
      'ဖုန်းအတွက်သာ၊ တစ်ရက်တာ။',
      'สำหรับมือถือเท่านั้น หนึ่งวัน',
      '仅限手机，为期一天。',
    ),
    content: termsOf('bet'),
  },
  {
    ...basis,
    id: 'lantern-club',
    kind: 'bet',
    artId: 'banner-festival',
    bonus: 60,
    betPercent: 800,
    times: 1,
    quota: 500,
    needsCode: true,
    scope: [{ kind: 'all', ref: '', contribution: 100 }, category('table', 20), category('casino', 20)],
    title: text('Lantern club', 'Kelab tanglung', 'မီးပုံး ကလပ်', 'คลับโคมไฟ', '灯笼会'),
    summary: text(
      'For who was given a code.',
      'Untuk yang menerima kod.',
      'ကုဒ်ရသူများအတွက်။',
      'สำหรับผู้ที่ได้รับรหัส',
      '仅限持有优惠码者。',
    ),
    content: termsOf('bet'),
  },
  {
    ...basis,
    id: 'reef-gift',
    kind: 'bet',
    artId: 'banner-lagoon',
    bonus: 10,
    betPercent: 1000,
    times: 3,
    scope: [category('fishing', 100), category('slots', 100)],
    title: text('Reef gift', 'Hadiah terumbu', 'သန္တာကျောက် လက်ဆောင်', 'ของขวัญแนวปะการัง', '珊瑚礁之礼'),
    summary: text(
      'Redeem a gift code, or bring your own amount.',
      'Tebus kod hadiah, atau bawa jumlah sendiri.',
      'လက်ဆောင်ကုဒ်သုံးပါ၊ သို့မဟုတ် ကိုယ့်ငွေနဲ့ ပါဝင်ပါ။',
      'ใช้รหัสของขวัญ หรือเข้าร่วมด้วยยอดของคุณ',
      '兑换礼品码，或自备金额参加。',
    ),
    content: termsOf('bet'),
  },
  {
    ...basis,
    id: 'first-table',
    kind: 'bet',
    artId: 'banner-cards',
    bonus: 40,
    betPercent: 500,
    times: 1,
    quota: 3,
    scope: [category('table', 100), category('slots', 100)],
    title: text('First at the table', 'Pertama di meja', 'စားပွဲ ပထမဆုံး', 'คนแรกที่โต๊ะ', '最先入席'),
    summary: text('Three places only.', 'Tiga tempat sahaja.', 'နေရာ 3 ခုသာ။', 'มีเพียง 3 ที่', '仅限 3 个名额。'),
    content: termsOf('bet'),
  },
  {
    ...basis,
    id: 'new-year-tide',
    kind: 'netWin',
    artId: 'banner-lagoon',
    startsIn: 10 * DAY,
    bonus: 35,
    netWinPercent: 50,
    scope: [category('fishing', 100)],
    title: text('New tide', 'Air pasang baharu', 'ဒီရေသစ်', 'คลื่นลูกใหม่', '新潮'),
    summary: text('Opens soon.', 'Dibuka tidak lama lagi.', 'မကြာမီ ဖွင့်ပါမယ်။', 'เปิดเร็วๆ นี้', '即将开启。'),
    content: termsOf('netWin'),
  },
  {
    ...basis,
    id: 'monsoon-cup',
    kind: 'bet',
    artId: 'banner-cards',
    startsIn: -150 * DAY,
    endsIn: -20 * DAY,
    bonus: 45,
    betPercent: 500,
    scope: [category('slots', 100), category('poker', 30)],
    title: text('Monsoon cup', 'Piala monsun', 'မုတ်သုံဖလား', 'ถ้วยมรสุม', '季风杯'),
    summary: text('The cup of the rainy months.', 'Piala musim hujan.', 'မိုးရာသီ ဖလား။', 'ถ้วยประจำหน้าฝน', '雨季奖杯。'),
    content: termsOf('bet'),
  },
  {
    ...basis,
    id: 'summer-reels',
    kind: 'bet',
    artId: 'banner-fruit',
    startsIn: -190 * DAY,
    endsIn: -45 * DAY,
    bonus: 50,
    betPercent: 600,
    scope: [category('slots', 100)],
    title: text('Summer reels', 'Gelendong musim panas', 'နွေရာသီ စလော့', 'วงล้อหน้าร้อน', '夏日转轴'),
    summary: text(
      'The reels of the dry months.',
      'Gelendong musim kering.',
      'နွေလများရဲ့ စလော့။',
      'วงล้อประจำหน้าแล้ง',
      '旱季的转轴。',
    ),
    content: termsOf('bet'),
  },
];

/** Codes for these promotions; a gift in units of the site. */
export const PROMOTION_CODES = [
  { code: 'LANTERN8', promotionId: 'lantern-club', gift: null, mostUses: 500, endsIn: 60 * DAY },
  { code: 'REEFGIFT', promotionId: 'reef-gift', gift: 50, mostUses: 1000, endsIn: 60 * DAY },
  { code: 'OLDTIDE1', promotionId: 'reef-gift', gift: 20, mostUses: 10, endsIn: -5 * DAY },
] as const;
