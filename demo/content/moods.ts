import type { PaletteName } from '../art/palettes.js';
import type { Texts } from '../../server/base/locale.js';
import { text } from './text.js';
import type { Volatility } from './types.js';

/** One sentence for each palette. */
export const MOODS: Readonly<Record<PaletteName, Texts>> = {
  dusk: text(
    'The sky turns violet as the day ends.',
    'Langit bertukar ungu pada penghujung hari.',
    'နေဝင်ချိန်မှာ ကောင်းကင်က ခရမ်းရောင်သန်းလာတယ်။',
    'ท้องฟ้าเปลี่ยนเป็นสีม่วงยามสิ้นวัน',
    '日落时分，天色转紫。',
  ),
  lagoon: text(
    'A clear lagoon glows behind it.',
    'Lagun jernih bersinar di belakangnya.',
    'နောက်ခံမှာ ကြည်လင်တဲ့ ပင်လယ်အိုင် တောက်ပနေတယ်။',
    'ลากูนใสส่องประกายอยู่เบื้องหลัง',
    '身后是清亮的潟湖。',
  ),
  jade: text(
    'Everything rests on deep green.',
    'Semuanya berlatar hijau pekat.',
    'အစိမ်းရင့်ရောင်အောက်မှာ အားလုံး ငြိမ်သက်နေတယ်။',
    'ทุกอย่างวางบนสีเขียวเข้ม',
    '一切都落在深绿之上。',
  ),
  ember: text(
    'The air is warm and red like embers.',
    'Udara hangat dan merah bagai bara.',
    'လေထုက မီးကျီးခဲလို နွေးထွေးနီရဲနေတယ်။',
    'อากาศอุ่นแดงดั่งถ่านไฟ',
    '空气温暖，红如炭火。',
  ),
  midnight: text(
    'It is midnight, and the stars are out.',
    'Sudah tengah malam dan bintang bertaburan.',
    'သန်းခေါင်ယံမှာ ကြယ်တွေ စုံလင်နေတယ်။',
    'เที่ยงคืน ดาวเต็มฟ้า',
    '午夜，繁星满天。',
  ),
  peach: text(
    'A soft peach morning begins.',
    'Pagi yang lembut mula menjelma.',
    'မက်မွန်ရောင် နူးညံ့တဲ့ မနက်ခင်း စတင်ပြီ။',
    'เช้าอ่อนๆ สีพีชเริ่มต้น',
    '蜜桃色的清晨刚刚开始。',
  ),
  mint: text(
    'The light is fresh and pale green.',
    'Cahayanya segar kehijauan.',
    'အလင်းက လန်းဆန်းပြီး စိမ်းဖျော့ဖျော့။',
    'แสงสดชื่นสีเขียวอ่อน',
    '光线清新，带着薄荷绿。',
  ),
  orchid: text(
    'Orchid colours fill the room.',
    'Warna orkid memenuhi ruang.',
    'သစ်ခွရောင်စုံ အခန်းအပြည့်။',
    'สีกล้วยไม้เต็มห้อง',
    '满屋兰花色。',
  ),
  sand: text(
    'Warm sand lies all around.',
    'Pasir hangat di sekeliling.',
    'ပတ်ပတ်လည်မှာ နွေးထွေးတဲ့ သဲပြင်။',
    'รายล้อมด้วยทรายอุ่น',
    '四周是温暖的沙。',
  ),
  sky: text(
    'The day is blue without an end.',
    'Hari yang biru tidak berpenghujung.',
    'တစ်နေ့လုံး ကောင်းကင်ပြာ အဆုံးမရှိ။',
    'วันฟ้าใสไม่มีที่สิ้นสุด',
    '蓝天无边的一天。',
  ),
  cocoa: text(
    'Dark wood and quiet lamps keep it calm.',
    'Kayu gelap dan lampu redup menenangkan suasana.',
    'သစ်သားညိုနဲ့ မီးမှိန်မှိန်က တည်ငြိမ်စေတယ်။',
    'ไม้เข้มกับโคมสลัวทำให้สงบ',
    '深色木与柔灯，格外安静。',
  ),
  fern: text(
    'Ferns and sunlight frame the scene.',
    'Paku-pakis dan cahaya matahari membingkai suasana.',
    'ဖန်းပင်တွေနဲ့ နေရောင်က ဘောင်ခတ်ထားတယ်။',
    'เฟิร์นและแดดล้อมฉาก',
    '蕨叶与阳光围成画框。',
  ),
  rose: text(
    'A rosy evening settles over it.',
    'Senja merah jambu menyelubunginya.',
    'နှင်းဆီရောင် ညနေခင်းက လွှမ်းခြုံထားတယ်။',
    'ยามเย็นสีกุหลาบโรยตัวลง',
    '玫瑰色的傍晚笼罩下来。',
  ),
  honey: text(
    'Golden light lies over it like honey.',
    'Cahaya emas menyelimutinya bagai madu.',
    'ပျားရည်ရောင် ရွှေအလင်းက ဖြန့်ကျက်ထားတယ်။',
    'แสงทองทาบดั่งน้ำผึ้ง',
    '金光如蜜，铺满画面。',
  ),
};

/** One sentence for each volatility, which promises nothing. */
export const PACE: Readonly<Record<Volatility, Texts>> = {
  low: text(
    'Wins come often and stay small.',
    'Kemenangan kerap tetapi kecil.',
    'အနိုင်ရတာ မကြာခဏရပေမယ့် ပမာဏ နည်းတယ်။',
    'ชนะบ่อยแต่ได้ครั้งละน้อย',
    '常有小赢。',
  ),
  medium: text(
    'Quiet rounds and larger wins take turns.',
    'Pusingan tenang dan kemenangan lebih besar silih berganti.',
    'ငြိမ်သက်တဲ့ပွဲနဲ့ ပိုကြီးတဲ့အနိုင် တလှည့်စီလာတယ်။',
    'รอบเงียบสลับกับรางวัลที่ใหญ่ขึ้น',
    '平静局与较大的奖交替出现。',
  ),
  high: text(
    'Long waits, and now and then a large win.',
    'Penantian panjang, sesekali kemenangan besar.',
    'ကြာကြာစောင့်ရပြီး တစ်ခါတစ်ရံ အကြီးကြီး နိုင်တတ်တယ်။',
    'รอนาน แล้วบางครั้งได้รางวัลใหญ่',
    '等待较久，偶有大奖。',
  ),
};
