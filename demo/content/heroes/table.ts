import { text } from '../text.js';
import type { HeroTexts } from './hero-text.js';

export const TABLE_HEROES: HeroTexts<
  'dicePair' | 'tiles' | 'checkers' | 'dominoes' | 'knight' | 'diceTrio' | 'sungka' | 'gammon' | 'stones' | 'cup'
> = {
  dicePair: {
    name: text('two dice', 'dua dadu', 'အန်စာနှစ်လုံး', 'ลูกเต๋าคู่', '双骰'),
    sentence: text(
      'Two dice, one throw.',
      'Dua dadu, satu lontaran.',
      'အန်စာနှစ်လုံး၊ တစ်ပစ်တည်း။',
      'ลูกเต๋าสองลูก ทอยครั้งเดียว',
      '两颗骰子，一掷定局。',
    ),
  },
  tiles: {
    name: text('tiles', 'jubin', 'မာကျောက်တုံး', 'ไพ่นกกระจอก', '麻将牌'),
    sentence: text(
      'Smooth tiles with rings, sticks and flowers.',
      'Jubin licin dengan bulatan, batang dan bunga.',
      'အဝိုင်း၊ ဝါးတံ၊ ပန်းပုံပါတဲ့ ချောမွေ့တဲ့အတုံးများ။',
      'ตัวไพ่เรียบลื่น ลายวง ไม้ไผ่ และดอกไม้',
      '筒、条、花，张张温润。',
    ),
  },
  checkers: {
    name: text('checkers', 'dam', 'ကျားကွက်', 'หมากฮอส', '跳棋'),
    sentence: text(
      'Round men wait on the dark squares.',
      'Buah bulat menunggu di petak gelap.',
      'ကျားရုပ်အဝိုင်းလေးတွေ အမည်းကွက်တွေပေါ်မှာ စောင့်နေတယ်။',
      'ตัวหมากรออยู่บนช่องสีเข้ม',
      '圆子守在深色格上。',
    ),
  },
  dominoes: {
    name: text('dominoes', 'domino', 'ဒိုမီနို', 'โดมิโน', '多米诺'),
    sentence: text(
      'Dominoes join end to end.',
      'Domino bersambung hujung ke hujung.',
      'ဒိုမီနိုတွေ ထိပ်ချင်းဆက်သွားတယ်။',
      'โดมิโนต่อกันปลายชนปลาย',
      '骨牌首尾相接。',
    ),
  },
  knight: {
    name: text('chess', 'catur', 'စစ်တုရင်', 'หมากรุก', '国际象棋'),
    sentence: text(
      'The carved knight jumps where nobody looks.',
      'Kuda ukiran melompat ke tempat tidak disangka.',
      'ထွင်းထားတဲ့ မြင်းရုပ်က မထင်မှတ်တဲ့နေရာကို ခုန်တယ်။',
      'ม้าแกะสลักกระโดดไปที่ไม่มีใครมอง',
      '木雕的马跳向无人留意之处。',
    ),
  },
  diceTrio: {
    name: text('three dice', 'tiga dadu', 'အန်စာသုံးလုံး', 'ลูกเต๋าสามลูก', '三骰'),
    sentence: text(
      'Three dice and a handful of ways to win.',
      'Tiga dadu dan beberapa cara untuk menang.',
      'အန်စာသုံးလုံးနဲ့ အနိုင်ရဖို့ နည်းလမ်းအချို့။',
      'ลูกเต๋าสามลูกกับหลายวิธีชนะ',
      '三颗骰子，几种赢法。',
    ),
  },
  sungka: {
    name: text('sungka', 'congkak', 'ခွက်ကစားပွဲ', 'หมากหลุม', '播棋'),
    sentence: text(
      'Shells travel from cup to cup around a wooden board.',
      'Cengkerang bergerak dari lubang ke lubang di papan kayu.',
      'သစ်သားခုံပေါ်က ခွက်တစ်ခုကနေ တစ်ခုကို ခရုခွံတွေ ရွေ့သွားတယ်။',
      'เปลือกหอยเดินจากหลุมสู่หลุมบนกระดานไม้',
      '贝壳在木板的小坑间游走。',
    ),
  },
  gammon: {
    name: text('backgammon', 'backgammon', 'ဘက်ဂမွန်', 'แบ็กแกมมอน', '双陆棋'),
    sentence: text(
      'Two rows of men race home in opposite directions.',
      'Dua barisan buah berlumba pulang dari arah bertentangan.',
      'အရုပ်နှစ်တန်းက ဆန့်ကျင်ဘက်ကနေ အိမ်ကို အပြိုင်ပြေးကြတယ်။',
      'หมากสองแถววิ่งกลับบ้านสวนทางกัน',
      '两排棋子相向奔回家。',
    ),
  },
  stones: {
    name: text('stones', 'batu', 'ကျောက်စေ့', 'หมากล้อม', '围棋'),
    sentence: text(
      'Black and white stones meet on the grid.',
      'Batu hitam dan putih bertemu di grid.',
      'အဖြူအမည်းကျောက်စေ့တွေ ဇယားကွက်ပေါ် ဆုံကြတယ်။',
      'หมากดำขาวพบกันบนตาราง',
      '黑白子在棋盘相遇。',
    ),
  },
  cup: {
    name: text('dice cup', 'cawan dadu', 'အန်စာခွက်', 'ถ้วยลูกเต๋า', '骰盅'),
    sentence: text(
      'A leather cup rattles and tips over.',
      'Cawan kulit berbunyi lalu tumpah.',
      'သားရေခွက် တခေါက်ခေါက်မြည်ပြီး မှောက်ကျတယ်။',
      'ถ้วยหนังเขย่าแล้วคว่ำลง',
      '皮骰盅摇响，然后倾倒。',
    ),
  },
};
