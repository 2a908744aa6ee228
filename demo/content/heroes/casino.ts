import { text } from '../text.js';
import type { HeroTexts } from './hero-text.js';

export const CASINO_HEROES: HeroTexts<
  'wheel' | 'cubes' | 'stacks' | 'dome' | 'fortune' | 'baccarat' | 'pegs' | 'chips' | 'bingo' | 'shoe'
> = {
  wheel: {
    name: text('wheel', 'roda rolet', 'ရူလက်ဘီး', 'รูเล็ต', '轮盘'),
    sentence: text(
      'A polished wheel, one ball, one number.',
      'Roda berkilat, satu bola, satu nombor.',
      'ပြောင်လက်တဲ့ဘီးတစ်ခု၊ ဘောလုံးတစ်လုံး၊ ဂဏန်းတစ်ခု။',
      'วงล้อขัดเงา ลูกบอลหนึ่งลูก เลขหนึ่งตัว',
      '一只亮盘，一颗球，一个号码。',
    ),
  },
  cubes: {
    name: text('colour cubes', 'kiub warna', 'အရောင်တုံး', 'ลูกเต๋าสี', '彩色方块'),
    sentence: text(
      'Three coloured cubes, straight from the village fair.',
      'Tiga kiub warna, terus dari pesta kampung.',
      'ရွာပွဲဈေးက အရောင်တုံးသုံးတုံး။',
      'ลูกเต๋าสีสามลูกจากงานวัด',
      '来自乡村集市的三只彩色方块。',
    ),
  },
  stacks: {
    name: text('chips', 'cip', 'ချစ်ပ်ပြား', 'กองชิป', '筹码堆'),
    sentence: text(
      'Chips stand in neat stacks before you.',
      'Cip tersusun kemas di hadapan anda.',
      'ချစ်ပ်ပြားတွေ သင့်ရှေ့မှာ သပ်သပ်ရပ်ရပ် ထပ်ထားတယ်။',
      'ชิปเรียงเป็นกองตรงหน้าคุณ',
      '筹码整齐地码在你面前。',
    ),
  },
  dome: {
    name: text('three dice', 'dadu tiga', 'အန်စာသုံးလုံး', 'ไฮโล', '骰宝'),
    sentence: text(
      'Three dice jump under a glass dome.',
      'Tiga dadu melompat di bawah kubah kaca.',
      'ဖန်အုပ်ဆောင်းအောက်မှာ အန်စာသုံးလုံး ခုန်နေတယ်။',
      'ลูกเต๋าสามลูกกระโดดใต้โดมแก้ว',
      '三颗骰子在玻璃罩下跳动。',
    ),
  },
  fortune: {
    name: text('prize wheel', 'roda hadiah', 'ကံစမ်းဘီး', 'วงล้อรางวัล', '幸运转盘'),
    sentence: text(
      'A painted wheel that slows down with a click.',
      'Roda berwarna yang perlahan dengan bunyi klik.',
      'ကလစ်ခနဲ တဖြည်းဖြည်း နှေးလာတဲ့ ရောင်စုံဘီး။',
      'วงล้อสีสันค่อยๆ ช้าลงพร้อมเสียงคลิก',
      '彩绘转盘咔嗒着慢下来。',
    ),
  },
  baccarat: {
    name: text('baccarat', 'bakarat', 'ဘက္ကရက်', 'บาคาร่า', '百家乐'),
    sentence: text(
      'Two hands, and nine is the best of all.',
      'Dua tangan, dan sembilan ialah yang terbaik.',
      'ဖဲနှစ်ဖက်၊ ကိုးက အကောင်းဆုံး။',
      'ไพ่สองฝั่ง และเก้าคือแต้มดีที่สุด',
      '两手牌，九点最大。',
    ),
  },
  pegs: {
    name: text('peg board', 'papan pasak', 'ပင်တိုင်ဘုတ်', 'กระดานหมุด', '弹珠板'),
    sentence: text(
      'A ball finds its way through a field of pegs.',
      'Sebiji bola mencari jalan melalui pasak.',
      'ဘောလုံးတစ်လုံး ပင်တိုင်တွေကြားက လမ်းရှာဆင်းလာတယ်။',
      'ลูกบอลหาทางลงผ่านดงหมุด',
      '小球在钉阵中寻路而下。',
    ),
  },
  chips: {
    name: text('marker', 'cip penanda', 'အမှတ်ပြား', 'ชิป', '筹码'),
    sentence: text(
      'One large marker decides where the round goes.',
      'Satu penanda besar menentukan pusingan.',
      'အမှတ်ပြားကြီးတစ်ခုက ပွဲကို ဆုံးဖြတ်တယ်။',
      'ชิปใหญ่หนึ่งอันตัดสินทั้งรอบ',
      '一枚大筹码决定这一局。',
    ),
  },
  bingo: {
    name: text('bingo', 'bingo', 'ဘင်ဂို', 'บิงโก', '宾果'),
    sentence: text(
      'Numbered balls roll out of the cage.',
      'Bola bernombor keluar dari sangkar.',
      'နံပါတ်ပါဘောလုံးတွေ လှောင်အိမ်ထဲက လိမ့်ထွက်လာတယ်။',
      'ลูกบอลหมายเลขกลิ้งออกจากกรง',
      '号码球从笼中滚出。',
    ),
  },
  shoe: {
    name: text('card shoe', 'kasut kad', 'ဖဲဘူး', 'กล่องไพ่', '牌靴'),
    sentence: text(
      'Cards slide from the shoe, one after another.',
      'Kad meluncur keluar satu demi satu.',
      'ဖဲဘူးထဲက ဖဲချပ်တွေ တစ်ချပ်ပြီးတစ်ချပ် ထွက်လာတယ်။',
      'ไพ่ไหลออกจากกล่องทีละใบ',
      '纸牌一张张滑出牌靴。',
    ),
  },
};
