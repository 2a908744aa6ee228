import { text } from '../text.js';
import type { HeroTexts } from './hero-text.js';

export const POKER_HEROES: HeroTexts<
  'fan' | 'ace' | 'button' | 'suits' | 'trio' | 'pair' | 'joker' | 'medallion' | 'twins' | 'cardhouse'
> = {
  fan: {
    name: text('five cards', 'lima kad', 'ဖဲငါးချပ်', 'ไพ่ห้าใบ', '五张牌'),
    sentence: text(
      'Five cards in a fan, and time to think.',
      'Lima kad terbuka, dan masa untuk berfikir.',
      'ယပ်တောင်လိုဖြန့်ထားတဲ့ ဖဲငါးချပ်၊ စဉ်းစားဖို့ အချိန်ရှိတယ်။',
      'ไพ่ห้าใบคลี่เป็นพัด มีเวลาให้คิด',
      '五张牌展成扇，慢慢想。',
    ),
  },
  ace: {
    name: text('ace', 'as', 'အေ့စ်', 'ไพ่เอซ', '王牌'),
    sentence: text(
      'Everything turns on a single ace.',
      'Segalanya bergantung pada satu as.',
      'အေ့စ်တစ်ချပ်ပေါ်မှာ အားလုံးမူတည်တယ်။',
      'ทุกอย่างขึ้นอยู่กับเอซใบเดียว',
      '胜负只在一张王牌。',
    ),
  },
  button: {
    name: text('dealer button', 'butang pembahagi', 'ဖဲဝေခလုတ်', 'ปุ่มเจ้ามือ', '庄家按钮'),
    sentence: text(
      'The button moves on, and so does your seat at the table.',
      'Butang beralih, begitu juga giliran anda.',
      'ခလုတ်ရွေ့သွားတာနဲ့ သင့်အလှည့်လည်း ပြောင်းသွားတယ်။',
      'ปุ่มเลื่อนไป ตำแหน่งของคุณก็เปลี่ยน',
      '按钮移动，你的位置也随之变化。',
    ),
  },
  suits: {
    name: text('four suits', 'empat sut', 'ဖဲအမျိုးအစားလေးမျိုး', 'สี่ดอก', '四花色'),
    sentence: text(
      'Spades, hearts, clubs and diamonds share one table.',
      'Sped, lekuk, kelawar dan daiman di satu meja.',
      'စပိတ်၊ ဟတ်၊ ကလပ်၊ ဒိုင်းမွန်း တစ်ဝိုင်းတည်းမှာ။',
      'โพดำ โพแดง ดอกจิก ข้าวหลามตัด ร่วมโต๊ะเดียว',
      '黑桃、红心、梅花、方块同席。',
    ),
  },
  trio: {
    name: text('three of a kind', 'tiga serupa', 'သုံးချပ်တူ', 'ไพ่ตอง', '三条'),
    sentence: text(
      'Three cards are enough for a good story.',
      'Tiga kad sudah cukup untuk cerita menarik.',
      'ကောင်းတဲ့ပွဲတစ်ပွဲအတွက် ဖဲသုံးချပ်နဲ့ လုံလောက်တယ်။',
      'ไพ่สามใบก็พอสำหรับเกมสนุก',
      '三张牌就够精彩。',
    ),
  },
  pair: {
    name: text('hole cards', 'kad tertutup', 'မှောက်ထားဖဲ', 'ไพ่ในมือ', '底牌'),
    sentence: text(
      'One card open, one card closed.',
      'Satu kad terbuka, satu kad tertutup.',
      'တစ်ချပ်လှန်၊ တစ်ချပ်မှောက်။',
      'ใบหนึ่งหงาย ใบหนึ่งคว่ำ',
      '一张明牌，一张暗牌。',
    ),
  },
  joker: {
    name: text('joker', 'joker', 'ဂျိုကာ', 'โจ๊กเกอร์', '小丑牌'),
    sentence: text(
      'The joker stands in for whatever you miss.',
      'Joker menggantikan apa sahaja yang kurang.',
      'လိုနေတဲ့ဖဲအစား ဂျိုကာက ဝင်ပေးတယ်။',
      'โจ๊กเกอร์แทนไพ่ใบที่คุณขาด',
      '小丑牌补上你缺的那张。',
    ),
  },
  medallion: {
    name: text('crest', 'lambang', 'တံဆိပ်', 'ตราไพ่', '徽章'),
    sentence: text(
      'One suit wears the crest tonight.',
      'Satu sut memakai lambang malam ini.',
      'ဒီညမှာ ဖဲအမျိုးအစားတစ်မျိုးက တံဆိပ်ရထားတယ်။',
      'คืนนี้มีดอกเดียวที่ได้ติดตรา',
      '今夜只有一种花色佩戴徽章。',
    ),
  },
  twins: {
    name: text('pair', 'pasangan', 'ဖဲစုံတွဲ', 'ไพ่คู่', '对子'),
    sentence: text(
      'Two cards of one suit look for a third.',
      'Dua kad sama sut mencari yang ketiga.',
      'အမျိုးတူဖဲနှစ်ချပ်က တတိယတစ်ချပ်ကို ရှာနေတယ်။',
      'ไพ่ดอกเดียวกันสองใบตามหาใบที่สาม',
      '同花两张，等第三张。',
    ),
  },
  cardhouse: {
    name: text('house of cards', 'rumah kad', 'ဖဲအိမ်', 'บ้านไพ่', '纸牌屋'),
    sentence: text(
      'A house of cards grows as long as you dare.',
      'Rumah kad meninggi selagi anda berani.',
      'သင်ရဲသလောက် ဖဲအိမ်က မြင့်တက်လာတယ်။',
      'บ้านไพ่สูงขึ้นตราบเท่าที่คุณกล้า',
      '敢搭多高，纸牌屋就有多高。',
    ),
  },
};
