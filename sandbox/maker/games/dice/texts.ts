import type { GameTexts, InLanguages } from '../../page/texts.js';
import type { Side } from './rules.js';

export type DiceTexts = GameTexts &
  Readonly<Record<Side, string>> & {
    readonly side: string;
    readonly sum: string;
    /** Name of the dice before the first throw. */
    readonly dice: string;
    /** Name of the dice: the face of each. */
    readonly faces: string;
    readonly chance: string;
    /** {0} per cent. */
    readonly chanceValue: string;
    readonly wins: string;
    readonly wouldWin: string;
    readonly factor: string;
    /** {0} is the sum. */
    readonly rolled: string;
    readonly how: string;
    readonly returns: string;
  };

export const diceTexts: InLanguages<DiceTexts> = {
  en_US: {
    action: 'Roll',
    stake: 'Stake',
    choose: 'Choose your sum and roll',
    running: 'Rolling…',
    fair: 'Each face of both dice is equally likely. The maker throws them before they are shown.',
    under: 'Under {0}',
    exactly: 'Exactly {0}',
    over: 'Over {0}',
    side: 'The sum has to be',
    sum: 'Sum of both dice',
    dice: 'Two dice',
    faces: '{0} and {1}',
    chance: 'Chance to win',
    chanceValue: '{0}%',
    wins: 'Pays',
    wouldWin: 'A win pays',
    factor: '× {0}',
    rolled: 'Sum {0}',
    how: 'Choose a sum, and whether both dice together have to be under it, over it or exactly it. The smaller the chance, the more it pays.',
    returns: 'The return depends on the bet: from {0}% to {1}%. With the present one it is {2}%.',
  },
  ms_MY: {
    action: 'Baling',
    stake: 'Taruhan',
    choose: 'Pilih jumlah anda dan baling',
    running: 'Membaling…',
    fair: 'Setiap muka kedua-dua dadu sama kebarangkaliannya. Pembuat membaling dadu sebelum ia ditunjukkan.',
    under: 'Bawah {0}',
    exactly: 'Tepat {0}',
    over: 'Atas {0}',
    side: 'Jumlah mestilah',
    sum: 'Jumlah kedua-dua dadu',
    dice: 'Dua dadu',
    faces: '{0} dan {1}',
    chance: 'Peluang menang',
    chanceValue: '{0}%',
    wins: 'Membayar',
    wouldWin: 'Kemenangan membayar',
    factor: '× {0}',
    rolled: 'Jumlah {0}',
    how: 'Pilih satu jumlah, dan sama ada kedua-dua dadu bersama mesti di bawahnya, di atasnya atau tepat sama. Lebih kecil peluang, lebih tinggi bayaran.',
    returns: 'Pulangan bergantung pada pertaruhan: dari {0}% hingga {1}%. Dengan pertaruhan sekarang ialah {2}%.',
  },
  my_MM: {
    action: 'လှိမ့်မည်',
    stake: 'လောင်းကြေး',
    choose: 'ပေါင်းလဒ်ရွေးပြီး လှိမ့်ပါ',
    running: 'လှိမ့်နေသည်…',
    fair: 'အန်စာတုံးနှစ်တုံး၏ မျက်နှာတိုင်း ဖြစ်နိုင်ခြေ တူညီသည်။ မပြမီ ထုတ်လုပ်သူက လှိမ့်ပြီးဖြစ်သည်။',
    under: '{0} အောက်',
    exactly: '{0} တိတိ',
    over: '{0} အထက်',
    side: 'ကျရမည့် ပေါင်းလဒ်',
    sum: 'အန်စာတုံးနှစ်တုံး ပေါင်းလဒ်',
    dice: 'အန်စာတုံးနှစ်တုံး',
    faces: '{0} နှင့် {1}',
    chance: 'နိုင်ခြေ',
    chanceValue: '{0}%',
    wins: 'ပေးနှုန်း',
    wouldWin: 'နိုင်လျှင် ရမည့်ငွေ',
    factor: '× {0}',
    rolled: 'ပေါင်းလဒ် {0}',
    how: 'ပေါင်းလဒ်တစ်ခု ရွေးပါ။ အန်စာတုံးနှစ်တုံးပေါင်းသည် ထိုပေါင်းလဒ်၏ အောက်၊ အထက် သို့မဟုတ် တိတိ ကျရမည်ကို ရွေးပါ။ နိုင်ခြေ နည်းလေ ပေးငွေ များလေဖြစ်သည်။',
    returns: 'ပြန်ပေးနှုန်းသည် လောင်းပုံပေါ် မူတည်သည်: {0}% မှ {1}% အထိ။ ယခုရွေးထားသည်မှာ {2}% ဖြစ်သည်။',
  },
  th_TH: {
    action: 'ทอย',
    stake: 'เดิมพัน',
    choose: 'เลือกผลรวมแล้วทอย',
    running: 'กำลังทอย…',
    fair: 'ทุกหน้าของลูกเต๋าทั้งสองมีโอกาสเท่ากัน ผู้ผลิตทอยก่อนแสดงผล',
    under: 'ต่ำกว่า {0}',
    exactly: 'เท่ากับ {0}',
    over: 'สูงกว่า {0}',
    side: 'ผลรวมต้อง',
    sum: 'ผลรวมของลูกเต๋าสองลูก',
    dice: 'ลูกเต๋าสองลูก',
    faces: '{0} และ {1}',
    chance: 'โอกาสชนะ',
    chanceValue: '{0}%',
    wins: 'จ่าย',
    wouldWin: 'ถ้าชนะจ่าย',
    factor: '× {0}',
    rolled: 'ผลรวม {0}',
    how: 'เลือกผลรวม และเลือกว่าลูกเต๋าสองลูกรวมกันต้องต่ำกว่า สูงกว่า หรือเท่ากับผลรวมนั้น โอกาสยิ่งน้อยยิ่งจ่ายมาก',
    returns: 'ผลตอบแทนขึ้นกับการเดิมพัน: ตั้งแต่ {0}% ถึง {1}% ที่เลือกไว้ตอนนี้คือ {2}%',
  },
  zh_CN: {
    action: '掷出',
    stake: '投注',
    choose: '选择点数和，然后掷出',
    running: '掷出中…',
    fair: '两颗骰子每一面的概率相同。骰子在显示之前已由厂商掷出。',
    under: '小于 {0}',
    exactly: '正好 {0}',
    over: '大于 {0}',
    side: '点数和须',
    sum: '两颗骰子的点数和',
    dice: '两颗骰子',
    faces: '{0} 和 {1}',
    chance: '胜率',
    chanceValue: '{0}%',
    wins: '赔率',
    wouldWin: '获胜可得',
    factor: '× {0}',
    rolled: '点数和 {0}',
    how: '选择一个点数和，再选两颗骰子之和须小于、大于还是正好等于它。胜率越小，赔付越多。',
    returns: '回报率取决于投注：从 {0}% 到 {1}%。当前为 {2}%。',
  },
};
