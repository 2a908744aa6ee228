import type { GameTexts, InLanguages } from '../../page/texts.js';

export type DiceTexts = GameTexts & {
  readonly under: string;
  readonly over: string;
  readonly side: string;
  readonly chance: string;
  /** Value of the slider: {0} per cent. */
  readonly chanceValue: string;
  readonly wins: string;
  readonly wouldWin: string;
  readonly factor: string;
  readonly rolled: string;
  readonly how: string;
  readonly returns: string;
};

export const diceTexts: InLanguages<DiceTexts> = {
  en_US: {
    action: 'Roll',
    stake: 'Stake',
    choose: 'Choose your chance and roll',
    running: 'Rolling…',
    fair: 'Each roll from 0.00 to 99.99 is equally likely. The maker draws the roll before it is shown.',
    under: 'Under {0}',
    over: '{0} or over',
    side: 'The roll has to be',
    chance: 'Chance to win',
    chanceValue: '{0}%',
    wins: 'Pays',
    wouldWin: 'A win pays',
    factor: '× {0}',
    rolled: 'Rolled {0}',
    how: 'Choose how likely a win shall be, and whether the roll has to be under or over the mark. The smaller the chance, the more it pays.',
    returns: 'The return depends on the chance: from {0}% to {1}%. With the present one it is {2}%.',
  },
  ms_MY: {
    action: 'Baling',
    stake: 'Taruhan',
    choose: 'Pilih peluang anda dan baling',
    running: 'Membaling…',
    fair: 'Setiap balingan dari 0.00 hingga 99.99 sama kebarangkaliannya. Pembuat menentukan balingan sebelum ia ditunjukkan.',
    under: 'Bawah {0}',
    over: '{0} atau lebih',
    side: 'Balingan mestilah',
    chance: 'Peluang menang',
    chanceValue: '{0}%',
    wins: 'Membayar',
    wouldWin: 'Kemenangan membayar',
    factor: '× {0}',
    rolled: 'Balingan {0}',
    how: 'Pilih sebesar mana peluang menang, dan sama ada balingan mesti di bawah atau di atas tanda. Lebih kecil peluang, lebih tinggi bayaran.',
    returns: 'Pulangan bergantung pada peluang: dari {0}% hingga {1}%. Dengan peluang sekarang ialah {2}%.',
  },
  my_MM: {
    action: 'လှိမ့်မည်',
    stake: 'လောင်းကြေး',
    choose: 'နိုင်ခြေရွေးပြီး လှိမ့်ပါ',
    running: 'လှိမ့်နေသည်…',
    fair: '0.00 မှ 99.99 အထိ ဂဏန်းတိုင်း ဖြစ်နိုင်ခြေ တူညီသည်။ မပြမီ ထုတ်လုပ်သူက ဂဏန်းကို ဆုံးဖြတ်သည်။',
    under: '{0} အောက်',
    over: '{0} နှင့်အထက်',
    side: 'ကျရမည့်ဂဏန်း',
    chance: 'နိုင်ခြေ',
    chanceValue: '{0}%',
    wins: 'ပေးနှုန်း',
    wouldWin: 'နိုင်လျှင် ရမည့်ငွေ',
    factor: '× {0}',
    rolled: '{0} ကျသည်',
    how: 'နိုင်ခြေ မည်မျှ လိုချင်သည်ကို ရွေးပါ။ ဂဏန်းသည် အမှတ်၏ အောက် သို့မဟုတ် အထက် ကျရမည်ကို ရွေးပါ။ နိုင်ခြေ နည်းလေ ပေးငွေ များလေဖြစ်သည်။',
    returns: 'ပြန်ပေးနှုန်းသည် နိုင်ခြေပေါ် မူတည်သည်: {0}% မှ {1}% အထိ။ ယခုရွေးထားသည်မှာ {2}% ဖြစ်သည်။',
  },
  th_TH: {
    action: 'ทอย',
    stake: 'เดิมพัน',
    choose: 'เลือกโอกาสชนะแล้วทอย',
    running: 'กำลังทอย…',
    fair: 'ทุกแต้มตั้งแต่ 0.00 ถึง 99.99 มีโอกาสเท่ากัน ผู้ผลิตสุ่มแต้มก่อนแสดงผล',
    under: 'ต่ำกว่า {0}',
    over: '{0} ขึ้นไป',
    side: 'แต้มต้องเป็น',
    chance: 'โอกาสชนะ',
    chanceValue: '{0}%',
    wins: 'จ่าย',
    wouldWin: 'ถ้าชนะจ่าย',
    factor: '× {0}',
    rolled: 'ออก {0}',
    how: 'เลือกโอกาสชนะ และเลือกว่าแต้มต้องต่ำกว่าหรือสูงกว่าเส้น โอกาสยิ่งน้อยยิ่งจ่ายมาก',
    returns: 'ผลตอบแทนขึ้นกับโอกาสชนะ: ตั้งแต่ {0}% ถึง {1}% ที่เลือกไว้ตอนนี้คือ {2}%',
  },
  zh_CN: {
    action: '掷出',
    stake: '投注',
    choose: '选择胜率，然后掷出',
    running: '掷出中…',
    fair: '从 0.00 到 99.99 每个点数概率相同。点数在显示之前已由厂商抽取。',
    under: '小于 {0}',
    over: '{0} 或以上',
    side: '点数须为',
    chance: '胜率',
    chanceValue: '{0}%',
    wins: '赔率',
    wouldWin: '获胜可得',
    factor: '× {0}',
    rolled: '掷出 {0}',
    how: '选择胜率，再选点数须在标记之下还是之上。胜率越小，赔付越多。',
    returns: '回报率取决于胜率：从 {0}% 到 {1}%。当前为 {2}%。',
  },
};
