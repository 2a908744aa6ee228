import { text } from '../text.js';

export const draw = text(
  'You get five cards. Keep the ones you want and exchange the rest once. A pair of jacks or better pays by the table.',
  'Anda menerima lima kad. Simpan yang dikehendaki dan tukar yang lain sekali. Sepasang jack atau lebih baik dibayar mengikut jadual.',
  'ဖဲငါးချပ် ရပါမယ်။ လိုချင်တာကိုထားပြီး ကျန်တာကို တစ်ကြိမ်လဲပါ။ ဂျက်တစ်တွဲ သို့မဟုတ် ပိုကောင်းရင် ဇယားအတိုင်း ရပါမယ်။',
  'ได้ไพ่ห้าใบ เก็บใบที่ต้องการและเปลี่ยนใบที่เหลือได้หนึ่งครั้ง คู่แจ็คขึ้นไปจ่ายตามตาราง',
  '发五张牌，留下想要的，其余可换一次。一对J或更好按表赔付。',
);

export const community = text(
  'Two cards are yours, five are for everybody. Bet in four rounds; the best hand of five cards wins the pot.',
  'Dua kad milik anda, lima untuk semua. Bertaruh dalam empat pusingan; gabungan lima kad terbaik memenangi pot.',
  'ဖဲနှစ်ချပ်က သင့်ဟာ၊ ငါးချပ်က အားလုံးအတွက်။ လေးကြိမ်လောင်းပြီး ဖဲငါးချပ်အကောင်းဆုံးအတွဲက အိုးကို ရပါတယ်။',
  'ไพ่สองใบเป็นของคุณ อีกห้าใบใช้ร่วมกัน เดิมพันสี่รอบ ไพ่ห้าใบที่ดีที่สุดได้กองกลาง',
  '两张底牌归你，五张公共牌共用。四轮下注，最大的五张牌赢得底池。',
);

export const threeCards = text(
  'Three cards for you, three for the house. Look and decide: play on with a second stake, or fold and lose the first.',
  'Tiga kad untuk anda, tiga untuk rumah. Lihat dan pilih: teruskan dengan pertaruhan kedua, atau menyerah dan hilang yang pertama.',
  'သင့်အတွက် သုံးချပ်၊ အိမ်ရှင်အတွက် သုံးချပ်။ ကြည့်ပြီးဆုံးဖြတ်ပါ။ ဒုတိယလောင်းကြေးနဲ့ ဆက်မလား၊ ပထမကိုလွှတ်ပြီး ထွက်မလား။',
  'คุณสามใบ เจ้ามือสามใบ ดูแล้วตัดสินใจ เล่นต่อด้วยเดิมพันที่สอง หรือหมอบเสียเดิมพันแรก',
  '你三张，庄家三张。看牌后决定：加注继续，或弃牌输掉首注。',
);

export const jokerDraw = text(
  'Draw poker with one joker that stands for any card. Keep, exchange once, and the table pays from a pair of kings upwards.',
  'Poker tukar dengan satu joker yang mewakili mana-mana kad. Simpan, tukar sekali, dan jadual membayar dari sepasang raja ke atas.',
  'ဘယ်ဖဲနဲ့မဆို အစားထိုးနိုင်တဲ့ ဂျိုကာတစ်ချပ်ပါတဲ့ ဖဲလဲကစားပွဲ။ ထား၊ တစ်ကြိမ်လဲ၊ ကင်းတစ်တွဲမှစပြီး ဇယားအတိုင်း ပေးပါတယ်။',
  'ดรอว์โป๊กเกอร์มีโจ๊กเกอร์หนึ่งใบแทนไพ่ใดก็ได้ เก็บ เปลี่ยนหนึ่งครั้ง จ่ายตั้งแต่คู่คิงขึ้นไป',
  '换牌扑克，含一张可替代任意牌的小丑。留牌、换一次，一对K起按表赔付。',
);

export const fishing = text(
  'Choose the strength of your net: each throw costs that much. Every fish shows what it pays when it is caught; rare ones need more throws.',
  'Pilih kekuatan jala: setiap lontaran berharga sebanyak itu. Setiap ikan menunjukkan bayarannya; yang jarang perlukan lebih banyak lontaran.',
  'ပိုက်အားကို ရွေးပါ။ တစ်ပစ်ချင်း အဲဒီပမာဏ ကုန်ပါမယ်။ ငါးတိုင်းမှာ ဖမ်းမိရင် ရမယ့်ပမာဏ ပြထားပြီး ရှားတဲ့ငါးက ပိုပစ်ရပါတယ်။',
  'เลือกพลังของแห แต่ละครั้งเสียเท่านั้น ปลาทุกตัวแสดงรางวัลเมื่อจับได้ ตัวหายากต้องใช้หลายครั้ง',
  '选择渔网强度，每次出网花费即为该数。每条鱼标明捕获奖金，稀有鱼需要更多次。',
);

export const sports = text(
  'Choose a virtual match, then the side, the score or a total. The odds stand beside each; results come within minutes and are drawn, not filmed.',
  'Pilih perlawanan maya, kemudian pasukan, kiraan atau jumlah. Odds tertera di sebelah; keputusan dalam beberapa minit dan diundi, bukan rakaman.',
  'ပုံရိပ်ယောင်ပွဲတစ်ပွဲကို ရွေးပြီး အသင်း၊ ရလဒ် သို့မဟုတ် စုစုပေါင်းကို ရွေးပါ။ ပေါက်ကြေးကို ဘေးမှာပြထားပြီး ရလဒ်က မိနစ်ပိုင်းအတွင်း မဲနှိုက်ထွက်တာဖြစ်ပါတယ်။',
  'เลือกคู่แข่งขันเสมือน แล้วเลือกฝั่ง สกอร์ หรือผลรวม อัตราจ่ายอยู่ข้างๆ ผลออกในไม่กี่นาทีด้วยการสุ่ม ไม่ใช่ภาพจริง',
  '选择一场虚拟比赛，再选胜方、比分或总数。赔率列在旁边，结果数分钟内抽出，并非实况。',
);
