import type { GameTexts, InLanguages } from '../../page/texts.js';

export type SlotTexts = GameTexts & {
  readonly paysWhy: string;
  readonly ofAKind: string;
  readonly wild: string;
  readonly scatter: string;
  readonly lines: string;
  readonly symbols: string;
  readonly presets: string;
  readonly turbo: string;
  readonly auto: string;
  readonly autoRounds: string;
  readonly autoLoss: string;
  readonly autoWin: string;
  readonly autoNoWin: string;
  readonly autoFree: string;
  readonly autoStart: string;
  /** The button that stops auto play, with the rounds {0} that are left. */
  readonly autoStop: string;
  readonly autoDone: string;
  readonly autoLossEnd: string;
  readonly autoWinEnd: string;
  readonly autoFreeEnd: string;
  readonly autoStopped: string;
  readonly autoTitle: string;
  readonly autoWhy: string;
};

export const slotTexts: InLanguages<SlotTexts> = {
  en_US: {
    action: 'Spin',
    stake: 'Stake',
    choose: 'Choose a stake and spin',
    running: 'Spinning…',
    paysWhy: 'For the stake of {0}. Three or more of a kind pay from the left on one of {1} lines.',
    ofAKind: '{0} of a kind: {1}',
    wild: 'Wild: stands for any symbol but the scatter.',
    scatter: 'Scatter: pays anywhere on the reels.',
    lines: 'Lines',
    fair: 'Every stop of every reel is equally likely. The maker draws each round before the reels stop.',
    symbols: 'Reels: {0}',
    presets: 'Stakes',
    turbo: 'Turbo',
    auto: 'Auto play',
    autoRounds: 'Rounds',
    autoLoss: 'Stop at a loss of',
    autoWin: 'Stop when one round wins at least',
    autoNoWin: 'Never',
    autoFree: 'Stop when free spins arrive',
    autoStart: 'Start auto play',
    autoStop: 'Stop · {0}',
    autoDone: 'Auto play is over: {0} rounds',
    autoLossEnd: 'Auto play stopped: one more round could pass your loss limit of {0}',
    autoWinEnd: 'Auto play stopped: a win of {0} or more',
    autoFreeEnd: 'Auto play stopped for the free spins',
    autoStopped: 'Auto play stopped',
    autoTitle: 'Auto play and turbo',
    autoWhy:
      'Auto play starts your rounds one after the other, with the same stake, odds and payouts. ' +
      'It never starts a round that could bring its loss above your limit, ' +
      'and it stops when you press Stop, leave the game or lose the connection. ' +
      'Turbo stops the reels sooner. Both are off while motion is reduced.',
  },
  ms_MY: {
    action: 'Pusing',
    stake: 'Taruhan',
    choose: 'Pilih taruhan dan pusing',
    running: 'Sedang berpusing…',
    paysWhy: 'Bagi taruhan {0}. Tiga atau lebih simbol sama dibayar dari kiri pada salah satu daripada {1} garisan.',
    ofAKind: '{0} simbol sama: {1}',
    wild: 'Liar: menggantikan semua simbol kecuali penyebar.',
    scatter: 'Penyebar: dibayar di mana-mana sahaja pada gelung.',
    lines: 'Garisan',
    fair: 'Setiap hentian setiap gelung sama kebarangkaliannya. Pembuat menentukan setiap pusingan sebelum gelung berhenti.',
    symbols: 'Gelung: {0}',
    presets: 'Taruhan',
    turbo: 'Turbo',
    auto: 'Main auto',
    autoRounds: 'Pusingan',
    autoLoss: 'Berhenti pada kerugian',
    autoWin: 'Berhenti jika satu pusingan menang sekurang-kurangnya',
    autoNoWin: 'Jangan berhenti',
    autoFree: 'Berhenti apabila putaran percuma diterima',
    autoStart: 'Mulakan main auto',
    autoStop: 'Henti · {0}',
    autoDone: 'Main auto selesai: {0} pusingan',
    autoLossEnd: 'Main auto dihentikan: satu pusingan lagi boleh melebihi had kerugian anda {0}',
    autoWinEnd: 'Main auto dihentikan: kemenangan {0} atau lebih',
    autoFreeEnd: 'Main auto dihentikan untuk putaran percuma',
    autoStopped: 'Main auto dihentikan',
    autoTitle: 'Main auto dan turbo',
    autoWhy:
      'Main auto memulakan pusingan anda satu demi satu dengan taruhan, peluang dan bayaran yang sama. Ia tidak memulakan pusingan yang boleh menjadikan kerugian melebihi had anda, dan berhenti apabila anda menekan Henti, meninggalkan permainan atau terputus sambungan. Turbo menghentikan gelung lebih cepat. Kedua-duanya dimatikan apabila gerakan dikurangkan.',
  },
  my_MM: {
    action: 'လှည့်မည်',
    stake: 'လောင်းကြေး',
    choose: 'လောင်းကြေးရွေးပြီး လှည့်ပါ',
    running: 'လှည့်နေသည်…',
    paysWhy: 'လောင်းကြေး {0} အတွက်။ လိုင်း {1} ကြောင်းအနက် တစ်ကြောင်းပေါ်တွင် ဘယ်ဘက်မှစ၍ တူညီသော ပုံ သုံးခုနှင့်အထက် ရလျှင် ပေးသည်။',
    ofAKind: '{0} ခု တူလျှင်: {1}',
    wild: 'ဝိုင်း(လ်)ဒ်: စကတ်တာမှလွဲ၍ မည်သည့်ပုံကိုမဆို အစားထိုးသည်။',
    scatter: 'စကတ်တာ: မည်သည့်နေရာတွင်မဆို ပေးသည်။',
    lines: 'လိုင်းများ',
    fair: 'ရီးလ်တိုင်း၏ ရပ်နေရာတိုင်း ဖြစ်နိုင်ခြေ တူညီသည်။ ရီးလ်များ မရပ်မီ ထုတ်လုပ်သူက အလှည့်တိုင်း၏ ရလဒ်ကို ဆုံးဖြတ်သည်။',
    symbols: 'ရီးလ်များ: {0}',
    presets: 'လောင်းကြေးများ',
    turbo: 'တာဘို',
    auto: 'အော်တို',
    autoRounds: 'အလှည့်အရေအတွက်',
    autoLoss: 'ရှုံးငွေ ဤမျှတွင် ရပ်ရန်',
    autoWin: 'တစ်လှည့်တွင် အနည်းဆုံး ဤမျှနိုင်လျှင် ရပ်ရန်',
    autoNoWin: 'မရပ်ပါ',
    autoFree: 'အခမဲ့လှည့်ခွင့် ရလျှင် ရပ်ရန်',
    autoStart: 'အော်တို စတင်ရန်',
    autoStop: 'ရပ်ရန် · {0}',
    autoDone: 'အော်တို ပြီးပါပြီ: {0} လှည့်',
    autoLossEnd: 'အော်တို ရပ်ပါပြီ: နောက်တစ်လှည့်သည် သင့်ရှုံးငွေကန့်သတ်ချက် {0} ကို ကျော်နိုင်သည်',
    autoWinEnd: 'အော်တို ရပ်ပါပြီ: {0} နှင့်အထက် နိုင်သည်',
    autoFreeEnd: 'အခမဲ့လှည့်ခွင့်ကြောင့် အော်တို ရပ်ပါပြီ',
    autoStopped: 'အော်တို ရပ်ပါပြီ',
    autoTitle: 'အော်တိုနှင့် တာဘို',
    autoWhy:
      'အော်တိုသည် သင့်အလှည့်များကို တူညီသော လောင်းကြေး၊ ဖြစ်နိုင်ခြေနှင့် ပေးငွေဖြင့် တစ်ခုပြီးတစ်ခု စတင်ပေးသည်။ ရှုံးငွေကို သင့်ကန့်သတ်ချက်ထက် ကျော်စေနိုင်သော အလှည့်ကို မစတင်ပါ။ ရပ်ရန်ကို နှိပ်လျှင်၊ ဂိမ်းမှ ထွက်လျှင် သို့မဟုတ် ချိတ်ဆက်မှု ပြတ်လျှင် ရပ်သည်။ တာဘိုသည် ရီးလ်များကို ပိုမြန်စွာ ရပ်စေသည်။ လှုပ်ရှားမှု လျှော့ထားလျှင် နှစ်ခုလုံး ပိတ်ထားသည်။',
  },
  th_TH: {
    action: 'หมุน',
    stake: 'เดิมพัน',
    choose: 'เลือกเดิมพันแล้วหมุน',
    running: 'กำลังหมุน…',
    paysWhy: 'สำหรับเดิมพัน {0} สัญลักษณ์เดียวกันสามตัวขึ้นไปนับจากซ้ายบนหนึ่งใน {1} ไลน์จะได้รับเงิน',
    ofAKind: 'เหมือนกัน {0} ตัว: {1}',
    wild: 'ไวลด์: แทนทุกสัญลักษณ์ยกเว้นสแคตเตอร์',
    scatter: 'สแคตเตอร์: จ่ายไม่ว่าจะอยู่ตำแหน่งใด',
    lines: 'ไลน์',
    fair: 'ทุกตำแหน่งหยุดของทุกวงล้อมีโอกาสเท่ากัน ผู้ผลิตสุ่มผลแต่ละรอบก่อนวงล้อหยุด',
    symbols: 'วงล้อ: {0}',
    presets: 'เดิมพัน',
    turbo: 'เทอร์โบ',
    auto: 'เล่นอัตโนมัติ',
    autoRounds: 'จำนวนรอบ',
    autoLoss: 'หยุดเมื่อเสีย',
    autoWin: 'หยุดเมื่อหนึ่งรอบชนะอย่างน้อย',
    autoNoWin: 'ไม่หยุด',
    autoFree: 'หยุดเมื่อได้ฟรีสปิน',
    autoStart: 'เริ่มเล่นอัตโนมัติ',
    autoStop: 'หยุด · {0}',
    autoDone: 'เล่นอัตโนมัติครบแล้ว: {0} รอบ',
    autoLossEnd: 'หยุดเล่นอัตโนมัติ: อีกหนึ่งรอบอาจเกินขีดจำกัดการเสีย {0} ของคุณ',
    autoWinEnd: 'หยุดเล่นอัตโนมัติ: ชนะ {0} ขึ้นไป',
    autoFreeEnd: 'หยุดเล่นอัตโนมัติเพราะฟรีสปิน',
    autoStopped: 'หยุดเล่นอัตโนมัติแล้ว',
    autoTitle: 'เล่นอัตโนมัติและเทอร์โบ',
    autoWhy:
      'การเล่นอัตโนมัติเริ่มรอบของคุณทีละรอบด้วยเดิมพัน โอกาส และอัตราจ่ายเดิม จะไม่เริ่มรอบที่อาจทำให้ยอดเสียเกินขีดจำกัดของคุณ และจะหยุดเมื่อคุณกดหยุด ออกจากเกม หรือการเชื่อมต่อขาด เทอร์โบทำให้วงล้อหยุดเร็วขึ้น ทั้งสองอย่างปิดเมื่อลดการเคลื่อนไหว',
  },
  zh_CN: {
    action: '旋转',
    stake: '投注',
    choose: '选择投注额，开始旋转',
    running: '旋转中…',
    paysWhy: '按投注额 {0} 计算。在 {1} 条线中任意一条上，从左起三个或以上相同图案即可获赔。',
    ofAKind: '{0} 个相同：{1}',
    wild: '百搭：可代替除分散图案外的任何图案。',
    scatter: '分散图案：出现在转轮任意位置均可获赔。',
    lines: '赔付线',
    fair: '每个转轮的每个停止位置概率相同。每局结果在转轮停止前由厂商抽取。',
    symbols: '转轮：{0}',
    presets: '投注额',
    turbo: '加速',
    auto: '自动旋转',
    autoRounds: '局数',
    autoLoss: '亏损达到此额时停止',
    autoWin: '单局至少赢得此额时停止',
    autoNoWin: '不停止',
    autoFree: '获得免费旋转时停止',
    autoStart: '开始自动旋转',
    autoStop: '停止 · {0}',
    autoDone: '自动旋转已完成：{0} 局',
    autoLossEnd: '自动旋转已停止：再玩一局可能超过您的亏损上限 {0}',
    autoWinEnd: '自动旋转已停止：赢得 {0} 或以上',
    autoFreeEnd: '因免费旋转，自动旋转已停止',
    autoStopped: '自动旋转已停止',
    autoTitle: '自动旋转与加速',
    autoWhy:
      '自动旋转以相同的投注额、概率和赔付逐局开始。它绝不会开始可能使亏损超过您上限的一局；您按停止、离开游戏或连接中断时会停止。加速使转轮更快停下。减少动态效果时两者均关闭。',
  },
};
