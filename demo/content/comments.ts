import type { Texts } from '../../server/base/locale.js';
import { text } from './text.js';

/** Comments of the regulars on a game, with their score, in the language of the site. */
export const COMMENTS: readonly { readonly words: Texts; readonly score: number | null }[] = [
  {
    score: 5,
    words: text(
      'The free spins come often enough.',
      'Putaran percuma kerap juga keluar.',
      'အခမဲ့လှည့်ခွင့် မကြာခဏ ရသည်။',
      'ฟรีสปินออกบ่อยดี',
      '免费旋转出得挺勤。',
    ),
  },
  {
    score: 5,
    words: text(
      'Loads quickly on my old phone.',
      'Cepat dibuka pada telefon lama saya.',
      'ကျွန်တော့်ဖုန်းအဟောင်းမှာလည်း မြန်မြန်ပွင့်တယ်။',
      'โหลดเร็วแม้ในมือถือเก่า',
      '我的旧手机也很快。',
    ),
  },
  {
    score: 4,
    words: text(
      'Nice drawings. I wish the sound could be softer.',
      'Lukisan cantik. Harap bunyi boleh diperlahankan.',
      'ပုံတွေ လှတယ်။ အသံ နည်းနည်းလျှော့လို့ရရင် ကောင်းမယ်။',
      'ภาพสวย อยากให้ปรับเสียงเบาลงได้',
      '画面很好看，希望音量能再小一点。',
    ),
  },
  {
    score: 4,
    words: text(
      'Small stakes, long fun.',
      'Pertaruhan kecil, seronok lama.',
      'လောင်းကြေးနည်းနည်းနဲ့ ကြာကြာ ပျော်ရတယ်။',
      'เดิมพันน้อย สนุกนาน',
      '小注也能玩很久。',
    ),
  },
  {
    score: 3,
    words: text(
      'Good, but the long dry runs test my patience.',
      'Bagus, tetapi lama tak menang menguji kesabaran.',
      'ကောင်းတယ်၊ ဒါပေမယ့် ကြာကြာမနိုင်ရင် စိတ်ရှည်ဖို့လိုတယ်။',
      'ดี แต่ช่วงที่ไม่ชนะนานๆ ต้องใจเย็น',
      '不错，就是长时间不中考验耐心。',
    ),
  },
  {
    score: 5,
    words: text(
      'My favourite after work.',
      'Kegemaran saya selepas kerja.',
      'အလုပ်ပြီးရင် ဒီဂိမ်းပဲ။',
      'เกมโปรดหลังเลิกงาน',
      '下班后最爱玩这个。',
    ),
  },
  {
    score: 2,
    words: text(
      'Too many flashing lights for me.',
      'Terlalu banyak lampu berkelip.',
      'မီးလင်းလက်တာ များလွန်းတယ်။',
      'แสงกะพริบเยอะไป',
      '闪光太多了。',
    ),
  },
  {
    score: 4,
    words: text(
      'The rules are explained well.',
      'Peraturan dijelaskan dengan baik.',
      'စည်းမျဉ်းကို ကောင်းကောင်း ရှင်းပြထားတယ်။',
      'อธิบายกติกาดี',
      '规则讲得很清楚。',
    ),
  },
  {
    score: null,
    words: text(
      'Does anybody know how the bonus round starts?',
      'Sesiapa tahu bagaimana pusingan bonus bermula?',
      'ဘောနပ်စ်ပွဲ ဘယ်လိုစသလဲ သိသူရှိလား။',
      'มีใครรู้ไหมว่ารอบโบนัสเริ่มอย่างไร',
      '有人知道奖励局怎么触发吗？',
    ),
  },
  {
    score: 5,
    words: text(
      'Won on a Sunday, bought mangoes.',
      'Menang hari Ahad, beli mangga.',
      'တနင်္ဂနွေနေ့ နိုင်လို့ သရက်သီး ဝယ်စားတယ်။',
      'ชนะวันอาทิตย์ ได้ซื้อมะม่วง',
      '周日赢了，去买了芒果。',
    ),
  },
];

/** Replies to these comments. */
export const REPLIES: readonly Texts[] = [
  text(
    'Three of the moon anywhere, then it starts.',
    'Tiga bulan di mana-mana, kemudian ia bermula.',
    'လပုံ 3 ခု ဘယ်နေရာမဆို ပေါ်ရင် စပါတယ်။',
    'พระจันทร์ 3 ดวงที่ไหนก็ได้แล้วจะเริ่ม',
    '任意位置出现 3 个月亮就会开始。',
  ),
  text('Same for me.', 'Sama dengan saya.', 'ကျွန်တော်လည်း အတူတူပဲ။', 'เหมือนกันเลย', '我也一样。'),
  text('Thank you, it helped.', 'Terima kasih, membantu.', 'ကျေးဇူးပါ၊ အကူအညီဖြစ်တယ်။', 'ขอบคุณ ช่วยได้มาก', '谢谢，有帮助。'),
];

/** Comments of the demo player. */
export const OWN_COMMENT: Texts = text(
  'I come back for the music.',
  'Saya kembali kerana muziknya.',
  'သီချင်းကြောင့် ပြန်ပြန်လာကစားတယ်။',
  'กลับมาเล่นเพราะเพลง',
  '为了音乐又回来玩。',
);

/** Feedback of the demo player. */
export const OWN_FEEDBACK: Texts = text(
  'The wallet page could remember the filter I chose last.',
  'Halaman dompet boleh mengingati penapis terakhir saya.',
  'ပိုက်ဆံအိတ်စာမျက်နှာက နောက်ဆုံးရွေးထားတဲ့ စစ်ထုတ်မှုကို မှတ်ထားရင် ကောင်းမယ်။',
  'อยากให้หน้ากระเป๋าเงินจำตัวกรองล่าสุดที่ฉันเลือก',
  '希望钱包页面能记住我上次选择的筛选条件。',
);
