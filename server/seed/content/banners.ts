import { text } from './text.js';
import type { Banner } from './types.js';

const NO_TERMS = text('', '', '', '', '');

/** Four banners for home. They promise no offer, since offers belong to the running promotions. */
export const BANNERS: readonly Banner[] = [
  {
    id: 'mango-moon',
    places: ['home'],
    art: 'fruit',
    artId: 'banner-fruit',
    position: 1,
    link: '/pages/index/gameDetail?id=1001',
    title: text('Mango Moon', 'Mango Moon', 'သရက်လမင်း', 'จันทร์มะม่วง', '芒果月'),
    text: text(
      'Five reels under a full moon. The paytable and the return are in the game.',
      'Lima gelendong di bawah bulan purnama. Jadual bayaran dan pulangan ada dalam permainan.',
      'လပြည့်ညအောက်က ရီးလ်ငါးတန်း။ ဆုဇယားနဲ့ ပြန်ရနှုန်းကို ဂိမ်းထဲမှာ ကြည့်နိုင်ပါတယ်။',
      'ห้าวงล้อใต้พระจันทร์เต็มดวง ดูตารางจ่ายและอัตราคืนได้ในเกม',
      '满月下的五轴。赔付表与返还率在游戏内公布。',
    ),
    button: text('See the game', 'Lihat permainan', 'ဂိမ်းကို ကြည့်ရန်', 'ดูเกม', '查看游戏'),
    terms: NO_TERMS,
  },
  {
    id: 'lagoon-hunt',
    places: ['home'],
    art: 'lagoon',
    artId: 'banner-lagoon',
    position: 2,
    link: '/pages/browser/browser?id=fishing',
    title: text('Lagoon hunt', 'Buruan lagun', 'ပင်လယ်အိုင် ငါးဖမ်းပွဲ', 'ล่าปลาในลากูน', '潟湖捕鱼'),
    text: text(
      'Whales, turtles and a coral reef: twenty-five fishing games.',
      'Paus, penyu dan terumbu karang: dua puluh lima permainan memancing.',
      'ဝေလငါး၊ လိပ်၊ သန္တာကျောက်တန်းနဲ့ ငါးဖမ်းဂိမ်း နှစ်ဆယ့်ငါးမျိုး။',
      'วาฬ เต่า และแนวปะการัง เกมยิงปลา 25 เกม',
      '鲸鱼、海龟与珊瑚礁：二十五款捕鱼游戏。',
    ),
    button: text('Go fishing', 'Pergi memancing', 'ငါးဖမ်းမယ်', 'ไปตกปลา', '去捕鱼'),
    terms: NO_TERMS,
  },
  {
    id: 'card-evening',
    places: ['home'],
    art: 'cards',
    artId: 'banner-cards',
    position: 3,
    link: '/pages/browser/browser?id=poker',
    title: text('Card evening', 'Malam kad', 'ဖဲညချမ်း', 'ค่ำคืนไพ่', '纸牌之夜'),
    text: text(
      'Fans, pairs and full houses, by many makers.',
      'Kipas, pasangan dan full house, daripada pelbagai pembuat.',
      'ဖဲကစားသူတွေအတွက် ဖဲဂိမ်းအမျိုးမျိုး။',
      'ไพ่หลากแบบจากหลายค่ายเกม',
      '多家厂商的纸牌游戏。',
    ),
    button: text('See the cards', 'Lihat permainan kad', 'ဖဲဂိမ်းများ ကြည့်ရန်', 'ดูเกมไพ่', '查看纸牌'),
    terms: NO_TERMS,
  },
  {
    id: 'dragon-season',
    places: ['home'],
    art: 'festival',
    artId: 'banner-festival',
    position: 4,
    link: '/pages/browser/browser',
    title: text('Dragon season', 'Musim naga', 'နဂါးရာသီ', 'ฤดูมังกร', '龙的季节'),
    text: text(
      'Four new reels by Kasoy Works, free to try.',
      'Empat slot baharu oleh Kasoy Works, percuma untuk dicuba.',
      'Kasoy Works ရဲ့ စလော့အသစ်လေးခု၊ အခမဲ့ စမ်းကစားပါ။',
      'สี่สล็อตใหม่จาก Kasoy Works ลองเล่นฟรี',
      'Kasoy Works 四款新老虎机，免费试玩。',
    ),
    button: text('Find them', 'Cari sekarang', 'ရှာကြည့်ရန်', 'ดูเกม', '去看看'),
    terms: NO_TERMS,
  },
];
