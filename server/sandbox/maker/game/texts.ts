import type { GameLanguage } from './wire.js';

/** Every text of the game page; {0} and {1} are filled in. */
export type Texts = {
  loading: string;
  spin: string;
  balance: string;
  demo: string;
  stake: string;
  lower: string;
  raise: string;
  choose: string;
  spinning: string;
  won: string;
  /** A win of at most the stake: {0} of the stake {1}. */
  cameBack: string;
  lost: string;
  previous: string;
  previousBack: string;
  reconnecting: string;
  insufficient: string;
  recharge: string;
  closed: string;
  closedWhy: string;
  exit: string;
  info: string;
  close: string;
  rtp: string;
  rtpWhy: string;
  pays: string;
  paysWhy: string;
  ofAKind: string;
  wild: string;
  scatter: string;
  lines: string;
  fair: string;
  symbols: string;
};

export const texts: Readonly<Record<GameLanguage, Texts>> = {
  en_US: {
    loading: 'Loading…',
    spin: 'Spin',
    balance: 'Balance',
    demo: 'Demo money',
    stake: 'Stake',
    lower: 'Lower stake',
    raise: 'Raise stake',
    choose: 'Choose a stake and spin',
    spinning: 'Spinning…',
    won: 'You win {0}',
    cameBack: '{0} of {1} came back',
    lost: 'No win this round',
    previous: 'Last round: {0} won',
    previousBack: 'Last round: {0} of {1} came back',
    reconnecting: 'Reconnecting… Your round is safe.',
    insufficient: 'Not enough balance for this stake',
    recharge: 'Recharge',
    closed: 'The game is closed',
    closedWhy: 'Please exit and enter the game again.',
    exit: 'Exit',
    info: 'Rules and payouts',
    close: 'Close',
    rtp: 'Return to player: {0}%',
    rtpWhy:
      'The average share of all stakes that is paid back over very many rounds. A single session can differ widely.',
    pays: 'Payouts',
    paysWhy: 'For the stake of {0}. Three or more of a kind pay from the left on one of {1} lines.',
    ofAKind: '{0} of a kind: {1}',
    wild: 'Wild: stands for any symbol but the scatter.',
    scatter: 'Scatter: pays anywhere on the reels.',
    lines: 'Lines',
    fair: 'Every stop of every reel is equally likely. The maker draws each round before the reels stop.',
    symbols: 'Reels: {0}',
  },
  ms_MY: {
    loading: 'Memuatkan…',
    spin: 'Pusing',
    balance: 'Baki',
    demo: 'Wang demo',
    stake: 'Taruhan',
    lower: 'Kurangkan taruhan',
    raise: 'Tambah taruhan',
    choose: 'Pilih taruhan dan pusing',
    spinning: 'Sedang berpusing…',
    won: 'Anda menang {0}',
    cameBack: '{0} daripada {1} kembali',
    lost: 'Tiada kemenangan pusingan ini',
    previous: 'Pusingan lepas: menang {0}',
    previousBack: 'Pusingan lepas: {0} daripada {1} kembali',
    reconnecting: 'Menyambung semula… Pusingan anda selamat.',
    insufficient: 'Baki tidak cukup untuk taruhan ini',
    recharge: 'Tambah nilai',
    closed: 'Permainan telah ditutup',
    closedWhy: 'Sila keluar dan masuk semula ke permainan.',
    exit: 'Keluar',
    info: 'Peraturan dan bayaran',
    close: 'Tutup',
    rtp: 'Pulangan kepada pemain: {0}%',
    rtpWhy:
      'Purata bahagian semua taruhan yang dibayar balik dalam sangat banyak pusingan. Satu sesi boleh jauh berbeza.',
    pays: 'Bayaran',
    paysWhy: 'Bagi taruhan {0}. Tiga atau lebih simbol sama dibayar dari kiri pada salah satu daripada {1} garisan.',
    ofAKind: '{0} simbol sama: {1}',
    wild: 'Liar: menggantikan semua simbol kecuali penyebar.',
    scatter: 'Penyebar: dibayar di mana-mana sahaja pada gelung.',
    lines: 'Garisan',
    fair: 'Setiap hentian setiap gelung sama kebarangkaliannya. Pembuat menentukan setiap pusingan sebelum gelung berhenti.',
    symbols: 'Gelung: {0}',
  },
  my_MM: {
    loading: 'ဖွင့်နေသည်…',
    spin: 'လှည့်မည်',
    balance: 'လက်ကျန်ငွေ',
    demo: 'စမ်းသပ်ငွေ',
    stake: 'လောင်းကြေး',
    lower: 'လောင်းကြေး လျှော့ရန်',
    raise: 'လောင်းကြေး တိုးရန်',
    choose: 'လောင်းကြေးရွေးပြီး လှည့်ပါ',
    spinning: 'လှည့်နေသည်…',
    won: '{0} နိုင်ပါသည်',
    cameBack: '{1} ထဲမှ {0} ပြန်ရပါသည်',
    lost: 'ဤအလှည့် မနိုင်ပါ',
    previous: 'ယခင်အလှည့်: {0} နိုင်ခဲ့သည်',
    previousBack: 'ယခင်အလှည့်: {1} ထဲမှ {0} ပြန်ရခဲ့သည်',
    reconnecting: 'ပြန်ချိတ်ဆက်နေသည်… သင့်အလှည့် လုံခြုံပါသည်။',
    insufficient: 'ဤလောင်းကြေးအတွက် လက်ကျန်ငွေ မလုံလောက်ပါ',
    recharge: 'ငွေဖြည့်ရန်',
    closed: 'ဂိမ်း ပိတ်သွားပါပြီ',
    closedWhy: 'ထွက်ပြီး ဂိမ်းထဲ ပြန်ဝင်ပါ။',
    exit: 'ထွက်ရန်',
    info: 'စည်းမျဉ်းနှင့် ပေးငွေများ',
    close: 'ပိတ်ရန်',
    rtp: 'ကစားသူထံ ပြန်ပေးနှုန်း: {0}%',
    rtpWhy: 'အလှည့်များစွာအတွင်း လောင်းကြေးအားလုံးမှ ပျမ်းမျှ ပြန်ပေးသည့် အချိုးဖြစ်သည်။ တစ်ကြိမ်ကစားရာတွင် များစွာ ကွာခြားနိုင်သည်။',
    pays: 'ပေးငွေများ',
    paysWhy: 'လောင်းကြေး {0} အတွက်။ လိုင်း {1} ကြောင်းအနက် တစ်ကြောင်းပေါ်တွင် ဘယ်ဘက်မှစ၍ တူညီသော ပုံ သုံးခုနှင့်အထက် ရလျှင် ပေးသည်။',
    ofAKind: '{0} ခု တူလျှင်: {1}',
    wild: 'ဝိုင်း(လ်)ဒ်: စကတ်တာမှလွဲ၍ မည်သည့်ပုံကိုမဆို အစားထိုးသည်။',
    scatter: 'စကတ်တာ: မည်သည့်နေရာတွင်မဆို ပေးသည်။',
    lines: 'လိုင်းများ',
    fair: 'ရီးလ်တိုင်း၏ ရပ်နေရာတိုင်း ဖြစ်နိုင်ခြေ တူညီသည်။ ရီးလ်များ မရပ်မီ ထုတ်လုပ်သူက အလှည့်တိုင်း၏ ရလဒ်ကို ဆုံးဖြတ်သည်။',
    symbols: 'ရီးလ်များ: {0}',
  },
  th_TH: {
    loading: 'กำลังโหลด…',
    spin: 'หมุน',
    balance: 'ยอดเงิน',
    demo: 'เงินทดลอง',
    stake: 'เดิมพัน',
    lower: 'ลดเดิมพัน',
    raise: 'เพิ่มเดิมพัน',
    choose: 'เลือกเดิมพันแล้วหมุน',
    spinning: 'กำลังหมุน…',
    won: 'คุณชนะ {0}',
    cameBack: 'ได้คืน {0} จาก {1}',
    lost: 'รอบนี้ไม่ชนะ',
    previous: 'รอบก่อน: ชนะ {0}',
    previousBack: 'รอบก่อน: ได้คืน {0} จาก {1}',
    reconnecting: 'กำลังเชื่อมต่อใหม่… รอบของคุณปลอดภัย',
    insufficient: 'ยอดเงินไม่พอสำหรับเดิมพันนี้',
    recharge: 'เติมเงิน',
    closed: 'เกมปิดแล้ว',
    closedWhy: 'โปรดออกแล้วเข้าเกมใหม่',
    exit: 'ออก',
    info: 'กติกาและอัตราจ่าย',
    close: 'ปิด',
    rtp: 'ผลตอบแทนผู้เล่น: {0}%',
    rtpWhy: 'สัดส่วนเฉลี่ยของเดิมพันทั้งหมดที่จ่ายคืนเมื่อเล่นจำนวนรอบมาก ๆ การเล่นครั้งเดียวอาจต่างออกไปมาก',
    pays: 'อัตราจ่าย',
    paysWhy: 'สำหรับเดิมพัน {0} สัญลักษณ์เดียวกันสามตัวขึ้นไปนับจากซ้ายบนหนึ่งใน {1} ไลน์จะได้รับเงิน',
    ofAKind: 'เหมือนกัน {0} ตัว: {1}',
    wild: 'ไวลด์: แทนทุกสัญลักษณ์ยกเว้นสแคตเตอร์',
    scatter: 'สแคตเตอร์: จ่ายไม่ว่าจะอยู่ตำแหน่งใด',
    lines: 'ไลน์',
    fair: 'ทุกตำแหน่งหยุดของทุกวงล้อมีโอกาสเท่ากัน ผู้ผลิตสุ่มผลแต่ละรอบก่อนวงล้อหยุด',
    symbols: 'วงล้อ: {0}',
  },
  zh_CN: {
    loading: '加载中…',
    spin: '旋转',
    balance: '余额',
    demo: '试玩币',
    stake: '投注',
    lower: '减少投注',
    raise: '增加投注',
    choose: '选择投注额，开始旋转',
    spinning: '旋转中…',
    won: '赢得 {0}',
    cameBack: '返还 {0}（投注 {1}）',
    lost: '本局未中奖',
    previous: '上一局：赢得 {0}',
    previousBack: '上一局：返还 {0}（投注 {1}）',
    reconnecting: '正在重新连接… 本局已妥善保留。',
    insufficient: '余额不足以支付此投注额',
    recharge: '充值',
    closed: '游戏已关闭',
    closedWhy: '请退出后重新进入游戏。',
    exit: '退出',
    info: '规则与赔付',
    close: '关闭',
    rtp: '玩家回报率：{0}%',
    rtpWhy: '在极多局中，平均返还给玩家的投注比例。单次游戏可能相差很大。',
    pays: '赔付表',
    paysWhy: '按投注额 {0} 计算。在 {1} 条线中任意一条上，从左起三个或以上相同图案即可获赔。',
    ofAKind: '{0} 个相同：{1}',
    wild: '百搭：可代替除分散图案外的任何图案。',
    scatter: '分散图案：出现在转轮任意位置均可获赔。',
    lines: '赔付线',
    fair: '每个转轮的每个停止位置概率相同。每局结果在转轮停止前由厂商抽取。',
    symbols: '转轮：{0}',
  },
};

export const fill = (text: string, ...values: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '');
