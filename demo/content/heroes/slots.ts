import type { SymbolName } from '../../art/symbols/catalogue.js';
import { text } from '../text.js';
import type { HeroTexts } from './hero-text.js';

export const SLOT_HEROES: HeroTexts<SymbolName> = {
  mango: {
    name: text('mango', 'mangga', 'သရက်သီး', 'มะม่วง', '芒果'),
    sentence: text(
      'Ripe mangoes roll over the reels.',
      'Mangga ranum bergolek di atas gelendong.',
      'မှည့်ဝင်းနေတဲ့ သရက်သီးတွေ လှိမ့်ဆင်းလာတယ်။',
      'มะม่วงสุกกลิ้งเต็มวงล้อ',
      '熟透的芒果滚满转轴。',
    ),
  },
  citrus: {
    name: text('citrus', 'limau', 'သံပုရာသီး', 'ส้มมะนาว', '柑橘'),
    sentence: text(
      'Cut citrus, bright and juicy.',
      'Limau dipotong, terang dan berair.',
      'လတ်ဆတ်ရွှမ်းစိုတဲ့ သံပုရာသီးစိတ်များ။',
      'ส้มมะนาวผ่าซีกสดฉ่ำ',
      '切开的柑橘，鲜亮多汁。',
    ),
  },
  pineapple: {
    name: text('pineapple', 'nanas', 'နာနတ်သီး', 'สับปะรด', '菠萝'),
    sentence: text(
      'Pineapples march past with their leaves held high.',
      'Nanas berbaris dengan daunnya tegak.',
      'နာနတ်သီးတွေ အရွက်ထောင်ပြီး တန်းစီချီတက်လာတယ်။',
      'สับปะรดเดินขบวนชูใบสูง',
      '菠萝高举叶冠列队走过。',
    ),
  },
  dragonfruit: {
    name: text('dragon fruit', 'buah naga', 'နဂါးမောက်သီး', 'แก้วมังกร', '火龙果'),
    sentence: text(
      'Dragon fruit opens its pink scales.',
      'Buah naga membuka sisik merah jambunya.',
      'နဂါးမောက်သီးက ပန်းရောင်အကြေးခွံတွေ ဖွင့်လာတယ်။',
      'แก้วมังกรเผยเกล็ดสีชมพู',
      '火龙果张开粉色的鳞片。',
    ),
  },
  melon: {
    name: text('melon', 'tembikai', 'ဖရဲသီး', 'แตงโม', '西瓜'),
    sentence: text(
      'Cool melon slices for a hot day.',
      'Hirisan tembikai sejuk untuk hari panas.',
      'ပူအိုက်တဲ့နေ့အတွက် အေးမြတဲ့ ဖရဲသီးစိတ်များ။',
      'แตงโมเย็นๆ สำหรับวันร้อน',
      '炎热天里的清凉瓜片。',
    ),
  },
  coconut: {
    name: text('coconut', 'kelapa', 'အုန်းသီး', 'มะพร้าว', '椰子'),
    sentence: text(
      'Young coconuts with a straw, straight from the tree.',
      'Kelapa muda dengan penyedut, terus dari pokok.',
      'အပင်ပေါ်က ချက်ချင်းဆွတ်ထားတဲ့ ပိုက်တပ်အုန်းသီးနု။',
      'มะพร้าวอ่อนพร้อมหลอด สดจากต้น',
      '刚摘下的嫩椰，插上吸管。',
    ),
  },
  cherry: {
    name: text('cherry', 'ceri', 'ချယ်ရီသီး', 'เชอร์รี', '樱桃'),
    sentence: text(
      'Two cherries on one stalk, as on the oldest machines.',
      'Dua ceri setangkai, seperti mesin paling lama.',
      'ရှေးစက်ဟောင်းတွေလို အညှာတစ်ခုတည်းက ချယ်ရီနှစ်လုံး။',
      'เชอร์รีคู่ก้านเดียว เหมือนตู้รุ่นแรก',
      '一梗双樱，像最早的机器那样。',
    ),
  },
  mangosteen: {
    name: text('mangosteen', 'manggis', 'မင်းကွတ်သီး', 'มังคุด', '山竹'),
    sentence: text(
      'Mangosteens hide white segments under a thick rind.',
      'Manggis menyimpan ulas putih di sebalik kulit tebal.',
      'မင်းကွတ်သီးအခွံထူအောက်မှာ အဖြူရောင်အမြွှာတွေ ပုန်းနေတယ်။',
      'มังคุดซ่อนกลีบขาวใต้เปลือกหนา',
      '山竹厚皮下藏着雪白果瓣。',
    ),
  },
  brilliant: {
    name: text('gem', 'permata', 'ကျောက်မျက်', 'อัญมณี', '宝石'),
    sentence: text(
      'A round-cut gem catches every light.',
      'Permata bulat menangkap setiap cahaya.',
      'အဝိုင်းသွေးကျောက်မျက်က အလင်းတိုင်းကို ဖမ်းယူတယ်။',
      'อัญมณีทรงกลมจับแสงทุกทิศ',
      '圆切宝石接住每一道光。',
    ),
  },
  emerald: {
    name: text('step-cut stone', 'batu zamrud', 'မြကျောက်', 'มรกต', '祖母绿'),
    sentence: text(
      'A step-cut stone lies heavy in its case.',
      'Batu potongan bertingkat terletak dalam kotaknya.',
      'အဆင့်ဆင့်သွေးထားတဲ့ ကျောက်တုံးကြီး သေတ္တာထဲမှာ လေးလေးပင်ပင်။',
      'อัญมณีเจียระไนขั้นบันไดวางสงบในกล่อง',
      '阶梯切工的宝石沉在匣中。',
    ),
  },
  diamond: {
    name: text('diamond', 'berlian', 'စိန်', 'เพชร', '钻石'),
    sentence: text(
      'A diamond drifts down, facet by facet.',
      'Berlian hanyut turun, faset demi faset.',
      'စိန်တစ်လုံး မျက်နှာပြင်တစ်ခုချင်း တလက်လက်နဲ့ ကျဆင်းလာတယ်။',
      'เพชรลอยลงมาเหลี่ยมต่อเหลี่ยม',
      '钻石一面一面地飘落。',
    ),
  },
  heart: {
    name: text('heart', 'hati', 'အသည်းပုံ', 'หัวใจ', '心形宝石'),
    sentence: text(
      'A stone cut as a heart, found deep in the mine.',
      'Batu berbentuk hati, ditemui jauh di lombong.',
      'မိုင်းတွင်းနက်ထဲက တွေ့ရတဲ့ အသည်းပုံကျောက်။',
      'อัญมณีรูปหัวใจจากเหมืองลึก',
      '矿井深处的心形宝石。',
    ),
  },
  pearl: {
    name: text('pearl', 'mutiara', 'ပုလဲ', 'ไข่มุก', '珍珠'),
    sentence: text(
      'A shell opens and shows its pearl.',
      'Cangkerang terbuka menunjukkan mutiaranya.',
      'ခရုခွံပွင့်လာပြီး ပုလဲကို ပြသတယ်။',
      'หอยเปิดฝาอวดไข่มุก',
      '贝壳张开，露出珍珠。',
    ),
  },
  lantern: {
    name: text('lantern', 'tanglung', 'မီးပုံး', 'โคมไฟ', '灯笼'),
    sentence: text(
      'Paper lanterns light the street.',
      'Tanglung kertas menerangi jalan.',
      'စက္ကူမီးပုံးတွေက လမ်းကို လင်းစေတယ်။',
      'โคมกระดาษส่องสว่างทั้งถนน',
      '纸灯笼照亮整条街。',
    ),
  },
  bell: {
    name: text('bell', 'loceng', 'ခေါင်းလောင်း', 'ระฆัง', '铃铛'),
    sentence: text(
      'Bells ring between the flowers.',
      'Loceng berbunyi di celah bunga.',
      'ပန်းတွေကြားမှာ ခေါင်းလောင်းသံ မြည်လာတယ်။',
      'ระฆังดังกังวานกลางหมู่ดอกไม้',
      '花丛间响起铃声。',
    ),
  },
  plumeria: {
    name: text('plumeria', 'bunga kemboja', 'တရုတ်စကားပန်း', 'ดอกลีลาวดี', '鸡蛋花'),
    sentence: text(
      'Plumeria falls petal by petal.',
      'Kemboja gugur sekelopak demi sekelopak.',
      'တရုတ်စကားပန်းပွင့်ချပ်တွေ တစ်ချပ်ချင်း ကြွေကျတယ်။',
      'ลีลาวดีร่วงทีละกลีบ',
      '鸡蛋花一瓣一瓣落下。',
    ),
  },
  coin: {
    name: text('token', 'syiling', 'ဒင်္ဂါးပြား', 'เหรียญ', '金币'),
    sentence: text(
      'Old tokens turn up along the path.',
      'Syiling lama muncul di sepanjang jalan.',
      'လမ်းတစ်လျှောက် ဒင်္ဂါးပြားဟောင်းတွေ ပေါ်လာတယ်။',
      'เหรียญโบราณโผล่ตามทางเดิน',
      '沿路出现古老的金币。',
    ),
  },
  parol: {
    name: text('star lantern', 'tanglung bintang', 'ကြယ်မီးပုံး', 'โคมดาว', '星灯'),
    sentence: text(
      'Star lanterns of paper and bamboo hang in the windows.',
      'Tanglung bintang daripada kertas dan buluh tergantung di jendela.',
      'စက္ကူနဲ့ ဝါးနဲ့လုပ်တဲ့ ကြယ်မီးပုံးတွေ ပြတင်းပေါက်မှာ ချိတ်ထားတယ်။',
      'โคมดาวกระดาษไม้ไผ่แขวนริมหน้าต่าง',
      '竹纸星灯挂满窗前。',
    ),
  },
  kite: {
    name: text('kite', 'layang-layang', 'စွန်', 'ว่าว', '风筝'),
    sentence: text(
      'Kites climb on the first wind of the season.',
      'Layang-layang naik bersama angin pertama musim.',
      'ရာသီရဲ့ ပထမဆုံးလေနဲ့အတူ စွန်တွေ မြင့်တက်သွားတယ်။',
      'ว่าวลอยขึ้นกับลมแรกของฤดู',
      '风筝乘着当季第一阵风升起。',
    ),
  },
  drum: {
    name: text('drum', 'gendang', 'ဗုံ', 'กลอง', '大鼓'),
    sentence: text(
      'Drums call the village to the feast.',
      'Gendang memanggil kampung ke kenduri.',
      'ဗုံသံက ရွာကို ပွဲတော်ဆီ ဖိတ်ခေါ်တယ်။',
      'เสียงกลองเรียกทั้งหมู่บ้านมางานเลี้ยง',
      '鼓声唤全村赴宴。',
    ),
  },
};
