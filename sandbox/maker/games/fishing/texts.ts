import type { GameTexts, InLanguages } from '../../page/texts.js';
import type { Fish } from './rules.js';

export type FishingTexts = GameTexts & {
  readonly sea: string;
  readonly fish: Readonly<Record<Fish, string>>;
  /** Name of a fish that swims: {0}, and what it pays, {1} times the stake. */
  readonly swimmer: string;
  readonly how: string;
  /** A line of the payouts: the chance to catch it. */
  readonly chance: string;
};

export const fishingTexts: InLanguages<FishingTexts> = {
  en_US: {
    action: 'Shoot',
    stake: 'Stake',
    choose: 'Tap a fish to shoot at it',
    running: 'Shooting…',
    fair: 'The maker draws whether a shot catches its fish before you see it. Where the fish swims and how fast changes nothing.',
    sea: 'Fish',
    fish: {
      puffer: 'Puffer fish',
      crab: 'Crab',
      seahorse: 'Seahorse',
      turtle: 'Turtle',
      octopus: 'Octopus',
      manta: 'Manta ray',
      whale: 'Whale',
    },
    swimmer: '{0}, pays {1} times the stake',
    how: 'Each shot costs the stake. A tap on a fish shoots at it; the button shoots at the marked fish again.',
    chance: '{0} · caught {1}% of the time',
  },
  ms_MY: {
    action: 'Tembak',
    stake: 'Taruhan',
    choose: 'Ketik ikan untuk menembaknya',
    running: 'Menembak…',
    fair: 'Pembuat menentukan sama ada tembakan menangkap ikan sebelum anda melihatnya. Tempat dan kelajuan ikan berenang tidak mengubah apa-apa.',
    sea: 'Ikan',
    fish: {
      puffer: 'Ikan buntal',
      crab: 'Ketam',
      seahorse: 'Kuda laut',
      turtle: 'Penyu',
      octopus: 'Sotong kurita',
      manta: 'Pari manta',
      whale: 'Paus',
    },
    swimmer: '{0}, membayar {1} kali taruhan',
    how: 'Setiap tembakan berharga satu taruhan. Ketik ikan untuk menembaknya; butang menembak ikan bertanda sekali lagi.',
    chance: '{0} · ditangkap {1}% daripada masa',
  },
  my_MM: {
    action: 'ပစ်မည်',
    stake: 'လောင်းကြေး',
    choose: 'ပစ်ရန် ငါးကို နှိပ်ပါ',
    running: 'ပစ်နေသည်…',
    fair: 'ငါးမိ မမိကို သင်မမြင်မီ ထုတ်လုပ်သူက ဆုံးဖြတ်သည်။ ငါးကူးသည့်နေရာနှင့် အမြန်နှုန်းက ဘာမှ မပြောင်းလဲစေပါ။',
    sea: 'ငါးများ',
    fish: {
      puffer: 'ငါးပူတင်း',
      crab: 'ဂဏန်း',
      seahorse: 'ရေနဂါး',
      turtle: 'လိပ်',
      octopus: 'ရေဘဝဲ',
      manta: 'ငါးလိပ်ကျောက်',
      whale: 'ဝေလငါး',
    },
    swimmer: '{0}၊ လောင်းကြေး၏ {1} ဆ ပေးသည်',
    how: 'တစ်ချက်ပစ်တိုင်း လောင်းကြေးတစ်ခု ကုန်သည်။ ငါးကို နှိပ်လျှင် ပစ်သည်။ ခလုတ်က အမှတ်အသားရှိသောငါးကို ထပ်ပစ်သည်။',
    chance: '{0} · {1}% မိသည်',
  },
  th_TH: {
    action: 'ยิง',
    stake: 'เดิมพัน',
    choose: 'แตะปลาเพื่อยิง',
    running: 'กำลังยิง…',
    fair: 'ผู้ผลิตสุ่มว่ายิงติดหรือไม่ก่อนที่คุณจะเห็น ตำแหน่งและความเร็วของปลาไม่มีผล',
    sea: 'ปลา',
    fish: {
      puffer: 'ปลาปักเป้า',
      crab: 'ปู',
      seahorse: 'ม้าน้ำ',
      turtle: 'เต่าทะเล',
      octopus: 'หมึกยักษ์',
      manta: 'กระเบนราหู',
      whale: 'วาฬ',
    },
    swimmer: '{0} จ่าย {1} เท่าของเดิมพัน',
    how: 'ยิงหนึ่งครั้งเสียหนึ่งเดิมพัน แตะปลาเพื่อยิง ปุ่มจะยิงปลาที่ทำเครื่องหมายไว้อีกครั้ง',
    chance: '{0} · จับได้ {1}% ของครั้งที่ยิง',
  },
  zh_CN: {
    action: '射击',
    stake: '投注',
    choose: '点按一条鱼即可射击',
    running: '射击中…',
    fair: '每一炮是否命中，在您看到之前已由厂商抽取。鱼的位置和速度不影响结果。',
    sea: '鱼群',
    fish: {
      puffer: '河豚',
      crab: '螃蟹',
      seahorse: '海马',
      turtle: '海龟',
      octopus: '章鱼',
      manta: '魔鬼鱼',
      whale: '鲸鱼',
    },
    swimmer: '{0}，赔投注的 {1} 倍',
    how: '每一炮花费一注。点按鱼即可射击；按钮会再次射击标记的鱼。',
    chance: '{0} · 命中率 {1}%',
  },
};
