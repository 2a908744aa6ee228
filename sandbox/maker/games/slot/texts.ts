import type { GameTexts, InLanguages } from '../../page/texts.js';

export type SlotTexts = GameTexts & {
  readonly paysWhy: string;
  readonly ofAKind: string;
  readonly wild: string;
  readonly scatter: string;
  readonly lines: string;
  readonly symbols: string;
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
  },
};
