import { text } from './text.js';
import type { Maker } from './types.js';

const MAKER_LIST: readonly Omit<Maker, 'position' | 'isSandbox'>[] = [
  {
    id: 1,
    slug: 'kasoy-works',
    name: 'Kasoy Works',
    colour: '#b0562a',
    description: text(
      'Bright reels from a small island studio.',
      'Gelendong ceria dari studio kecil di pulau.',
      'ကျွန်းပေါ်က စတူဒီယိုငယ်လေးရဲ့ တောက်ပတဲ့ စလော့များ။',
      'สล็อตสีสดใสจากสตูดิโอเล็กๆ บนเกาะ',
      '来自海岛小工作室的明快老虎机。',
    ),
  },
  {
    id: 2,
    slug: 'larkspire',
    name: 'Larkspire',
    colour: '#2f62b5',
    description: text(
      'Calm pictures, clear rules, short rounds.',
      'Gambar tenang, peraturan jelas, pusingan singkat.',
      'ရုပ်ပုံတည်ငြိမ်၊ စည်းမျဉ်းရှင်း၊ ပွဲတို။',
      'ภาพสบายตา กติกาชัด รอบสั้น',
      '画面沉静，规则清楚，回合简短。',
    ),
  },
  {
    id: 3,
    slug: 'tidefolk',
    name: 'Tidefolk',
    colour: '#14717c',
    description: text(
      'Sea games drawn by people who live by the sea.',
      'Permainan laut oleh mereka yang tinggal di tepi laut.',
      'ပင်လယ်ကမ်းနေသူတွေ ရေးဆွဲတဲ့ ပင်လယ်ဂိမ်းများ။',
      'เกมทะเลจากฝีมือคนริมทะเล',
      '海边人画的海洋游戏。',
    ),
  },
  {
    id: 4,
    slug: 'umbra-nine',
    name: 'Umbra Nine',
    colour: '#46407f',
    description: text(
      'Card rooms and wheels for the evening.',
      'Bilik kad dan roda untuk waktu malam.',
      'ညနေခင်းအတွက် ဖဲခန်းနှင့် ဘီးကစားပွဲများ။',
      'ห้องไพ่และวงล้อยามค่ำคืน',
      '属于夜晚的牌室与转轮。',
    ),
  },
  {
    id: 5,
    slug: 'brightloom',
    name: 'Brightloom',
    colour: '#a23a79',
    description: text(
      'Festivals, lights and patterns, woven into games.',
      'Pesta, cahaya dan corak yang ditenun menjadi permainan.',
      'ပွဲတော်၊ အလင်းနှင့် အဆင်များကို ယက်လုပ်ထားသော ဂိမ်းများ။',
      'ทอเทศกาล แสงไฟ และลวดลายลงในเกม',
      '把节庆、灯火与花纹织进游戏。',
    ),
  },
  {
    id: 6,
    slug: 'oto-pixel',
    name: 'Oto Pixel',
    colour: '#b03a3f',
    description: text(
      'Playful games that start in a second.',
      'Permainan ceria yang bermula dalam sesaat.',
      'တစ်စက္ကန့်အတွင်း စတင်နိုင်တဲ့ ပျော်စရာဂိမ်းများ။',
      'เกมสนุกที่เริ่มได้ในวินาทีเดียว',
      '一秒开局的趣味游戏。',
    ),
  },
  {
    id: 7,
    slug: 'fennwick',
    name: 'Fennwick',
    colour: '#3b6b2f',
    description: text(
      'Old favourites, made with care.',
      'Kegemaran lama, dibuat dengan teliti.',
      'လူကြိုက်များ ဂိမ်းဟောင်းများကို သေချာပြန်ဖန်တီးသည်။',
      'เกมโปรดวันวาน ทำอย่างใส่ใจ',
      '用心重做的老牌游戏。',
    ),
  },
  {
    id: 8,
    slug: 'quarrel-hill',
    name: 'Quarrel Hill',
    colour: '#6a5a20',
    description: text(
      'Boards, balls and a good argument about the rules.',
      'Papan, bola dan hujah tentang peraturan.',
      'ဘုတ်၊ ဘောလုံးနှင့် စည်းမျဉ်းအကြောင်း ငြင်းခုံပွဲလေး။',
      'กระดาน ลูกบอล และข้อถกเถียงเรื่องกติกา',
      '棋盘、球赛，还有关于规则的争论。',
    ),
  },
  {
    id: 9,
    slug: 'sulu-yard',
    name: 'Sulu Yard',
    colour: '#1f6a4c',
    description: text(
      'Boats, reefs and harvests from the southern islands.',
      'Perahu, terumbu dan hasil tuaian pulau selatan.',
      'တောင်ပိုင်းကျွန်းများရဲ့ လှေ၊ သန္တာကျောက်နှင့် အသီးအနှံများ။',
      'เรือ แนวปะการัง และผลผลิตจากหมู่เกาะทางใต้',
      '南方群岛的船、礁与丰收。',
    ),
  },
  {
    id: 10,
    slug: 'calder-kin',
    name: 'Calder & Kin',
    colour: '#5b4a8c',
    description: text(
      'A family of card and table makers.',
      'Keluarga pembuat permainan kad dan meja.',
      'ဖဲနှင့် ဘုတ်ဂိမ်းဖန်တီးသူ မိသားစု။',
      'ครอบครัวผู้สร้างเกมไพ่และเกมโต๊ะ',
      '专做纸牌与桌面游戏的一家人。',
    ),
  },
];

/** Ten invented makers. The open games of the first run on the embedded sandbox. */
export const MAKERS: readonly Maker[] = MAKER_LIST.map((maker, index) =>
  Object.assign(maker, { position: index + 1, isSandbox: index === 0 }),
);

/** The maker of a slug; throws for an unknown one. */
export function makerBySlug(slug: Maker['slug']): Maker {
  const found = MAKERS.find((maker) => maker.slug === slug);
  if (!found) throw new Error(`no maker ${slug}`);
  return found;
}
