import { text } from '../text.js';

export const lines = text(
  'Choose a stake and spin. Three or more equal pictures on a line, counted from the left, pay by the table of the game.',
  'Pilih pertaruhan dan putar. Tiga atau lebih gambar sama pada satu garisan, dikira dari kiri, dibayar mengikut jadual.',
  'လောင်းကြေးရွေးပြီး လှည့်ပါ။ လိုင်းပေါ် ဘယ်ဘက်ကရေတွက်ပြီး ပုံတူသုံးပုံနှင့်အထက်ကျရင် ဇယားအတိုင်း ရပါမယ်။',
  'เลือกเงินเดิมพันแล้วหมุน ภาพเหมือนกันตั้งแต่สามภาพบนไลน์ นับจากซ้าย จ่ายตามตารางของเกม',
  '选择注额并旋转。一条线上从左起三个或以上相同图案，按游戏赔付表赔付。',
);

export const ways = text(
  'There are no lines: equal pictures on neighbouring reels from the left pay wherever they stand. Choose a stake, spin, and look at the table for what each picture pays.',
  'Tiada garisan: gambar sama pada gelendong bersebelahan dari kiri dibayar di mana sahaja. Pilih pertaruhan, putar, dan rujuk jadual bayaran.',
  'လိုင်းမရှိပါ။ ဘယ်ဘက်ကစပြီး ကပ်လျက်ဘီးတွေပေါ် ပုံတူကျရင် ဘယ်အတန်းမှာဖြစ်ဖြစ် ရပါမယ်။ လောင်းကြေးရွေး၊ လှည့်၊ ပုံတစ်ပုံချင်းရဲ့ ပေးချေမှုကို ဇယားမှာ ကြည့်ပါ။',
  'ไม่มีไลน์ ภาพเหมือนกันบนวงล้อติดกันจากซ้ายจ่ายทุกตำแหน่ง เลือกเงินเดิมพัน หมุน และดูอัตราจ่ายในตาราง',
  '没有固定线：从左起相邻转轴出现相同图案即赔付，位置不限。选择注额、旋转，赔率见赔付表。',
);

export const cascade = text(
  'Winning pictures vanish and new ones fall into their place, as long as there is another win. Choose a stake and start; one stake pays for the whole chain.',
  'Gambar yang menang hilang dan gambar baharu jatuh ke tempatnya selagi ada kemenangan. Pilih pertaruhan dan mula; satu pertaruhan untuk seluruh rantaian.',
  'နိုင်တဲ့ပုံတွေ ပျောက်ပြီး ပုံအသစ်တွေ ကျလာတယ်။ ထပ်နိုင်သမျှ ဆက်ဖြစ်နေမယ်။ လောင်းကြေးရွေးပြီး စပါ။ လောင်းကြေးတစ်ခါနဲ့ တစ်ဆက်လုံး ကစားရပါတယ်။',
  'ภาพที่ชนะจะหายไปและภาพใหม่หล่นลงมาแทนจนกว่าจะไม่มีรางวัล เลือกเงินเดิมพันแล้วเริ่ม เดิมพันครั้งเดียวใช้ได้ทั้งชุด',
  '中奖图案消失，新图案落下补位，直到不再中奖。选择注额即可开始，一注管整串连消。',
);
