import { text } from '../text.js';
import type { HeroTexts } from './hero-text.js';

export const FISHING_HEROES: HeroTexts<
  'reefFish' | 'crab' | 'angler' | 'turtle' | 'jelly' | 'octopus' | 'whale' | 'seahorse' | 'puffer' | 'manta'
> = {
  reefFish: {
    name: text('reef fish', 'ikan karang', 'သန္တာငါး', 'ปลาการ์ตูน', '珊瑚鱼'),
    sentence: text(
      'Striped fish dart between the corals.',
      'Ikan berjalur meluru di celah karang.',
      'အစင်းကြားငါးတွေ သန္တာကျောက်ကြား ဖြတ်သန်းကူးခတ်နေတယ်။',
      'ปลาลายว่ายวูบวาบผ่านปะการัง',
      '条纹鱼在珊瑚间穿梭。',
    ),
  },
  crab: {
    name: text('crab', 'ketam', 'ဂဏန်း', 'ปู', '螃蟹'),
    sentence: text(
      'A crab guards its cove with both claws.',
      'Ketam mengawal teluknya dengan dua sepit.',
      'ဂဏန်းတစ်ကောင်က လက်မနှစ်ဖက်နဲ့ သူ့ကမ်းကို စောင့်နေတယ်။',
      'ปูชูก้ามคู่เฝ้าอ่าว',
      '螃蟹举双钳守着小湾。',
    ),
  },
  angler: {
    name: text('anglerfish', 'ikan anglerfish', 'မီးအိမ်ငါး', 'ปลาตกเบ็ด', '鮟鱇鱼'),
    sentence: text(
      'A small lamp shines where the sun never comes.',
      'Lampu kecil bersinar di tempat tanpa matahari.',
      'နေရောင်မရောက်တဲ့နေရာမှာ မီးအိမ်လေးတစ်ခု လင်းနေတယ်။',
      'โคมเล็กส่องในที่ซึ่งแสงอาทิตย์ไปไม่ถึง',
      '阳光不到之处亮着小灯。',
    ),
  },
  turtle: {
    name: text('turtle', 'penyu', 'လိပ်', 'เต่าทะเล', '海龟'),
    sentence: text(
      'An old turtle takes its time.',
      'Penyu tua tidak tergesa-gesa.',
      'လိပ်အိုကြီးက အလျင်မလိုဘူး။',
      'เต่าเฒ่าไม่รีบร้อน',
      '老海龟从不着急。',
    ),
  },
  jelly: {
    name: text('jellyfish', 'obor-obor', 'ရေခူ', 'แมงกะพรุน', '水母'),
    sentence: text(
      'Jellyfish rise and sink like slow lanterns.',
      'Obor-obor timbul tenggelam seperti tanglung.',
      'ရေခူတွေ မီးပုံးလို တဖြည်းဖြည်း တက်လိုက်ဆင်းလိုက်။',
      'แมงกะพรุนลอยขึ้นลงเหมือนโคมช้าๆ',
      '水母如灯笼缓缓升降。',
    ),
  },
  octopus: {
    name: text('octopus', 'sotong kurita', 'ရေဘဝဲ', 'ปลาหมึก', '章鱼'),
    sentence: text(
      'An octopus tends its garden with eight arms.',
      'Sotong kurita menjaga tamannya dengan lapan lengan.',
      'ရေဘဝဲက လက်ရှစ်ချောင်းနဲ့ သူ့ဥယျာဉ်ကို ပြုစုနေတယ်။',
      'ปลาหมึกดูแลสวนด้วยแปดแขน',
      '章鱼用八只手打理花园。',
    ),
  },
  whale: {
    name: text('whale', 'ikan paus', 'ဝေလငါး', 'วาฬ', '鲸鱼'),
    sentence: text(
      'A whale comes up to breathe beside the boat.',
      'Ikan paus timbul bernafas di sisi perahu.',
      'ဝေလငါးကြီး လှေဘေးမှာ အသက်ရှူဖို့ ပေါ်လာတယ်။',
      'วาฬขึ้นหายใจข้างเรือ',
      '鲸鱼在船边浮出换气。',
    ),
  },
  seahorse: {
    name: text('seahorse', 'kuda laut', 'ရေမြင်း', 'ม้าน้ำ', '海马'),
    sentence: text(
      'A seahorse dances upright in the current.',
      'Kuda laut menari tegak dalam arus.',
      'ရေမြင်းလေး ရေစီးထဲမှာ မတ်မတ် ကခုန်နေတယ်။',
      'ม้าน้ำเต้นรำตั้งตรงในกระแสน้ำ',
      '海马在水流中直立起舞。',
    ),
  },
  puffer: {
    name: text('pufferfish', 'ikan buntal', 'ငါးပူတင်း', 'ปลาปักเป้า', '河豚'),
    sentence: text(
      'A pufferfish takes a deep breath.',
      'Ikan buntal menarik nafas panjang.',
      'ငါးပူတင်းလေးက အသက်ပြင်းပြင်း ရှူသွင်းလိုက်တယ်။',
      'ปลาปักเป้าสูดหายใจลึก',
      '河豚深吸一口气。',
    ),
  },
  manta: {
    name: text('manta ray', 'pari manta', 'လိပ်ကျောက်', 'ปลากระเบนราหู', '蝠鲼'),
    sentence: text(
      'A manta glides past on wide wings.',
      'Pari manta meluncur dengan sayap lebar.',
      'လိပ်ကျောက်ငါးက အတောင်ကျယ်ကြီးနဲ့ လျှောခနဲ ဖြတ်သွားတယ်။',
      'กระเบนราหูร่อนผ่านด้วยปีกกว้าง',
      '蝠鲼张开宽翼滑过。',
    ),
  },
};
