import type { GameLanguage, MakerError } from './wire.js';

/** A set of texts in each language of the lobby; {0} and {1} are filled in. */
export type InLanguages<Words> = Readonly<Record<GameLanguage, Words>>;

/** What every game has its own words for. */
export type GameTexts = {
  /** The button that starts a round. */
  readonly action: string;
  /** What the player sets with plus and minus: the stake of a round, or the size of a chip. */
  readonly stake: string;
  /** Before the first bet. */
  readonly choose: string;
  /** While a round runs. */
  readonly running: string;
  /** Why the game is fair, below its rules. */
  readonly fair: string;
  /** Of a game with a decision in mid round: the button, and what is said while the round waits for it and ends. */
  readonly decide?: { readonly action: string; readonly choose: string; readonly running: string };
  /** Of a game whose rounds end without the player: what is said when one has started. */
  readonly placed?: string;
  /** Refusals that this game explains; after others it closes. */
  readonly refused?: Partial<Readonly<Record<MakerError, string>>>;
};

/** The texts that all games share. */
export type Texts = {
  readonly loading: string;
  readonly balance: string;
  readonly demo: string;
  readonly lower: string;
  readonly raise: string;
  readonly won: string;
  /** A win of at most the stake: {0} of the stake {1}. */
  readonly cameBack: string;
  readonly lost: string;
  readonly previous: string;
  readonly previousBack: string;
  readonly reconnecting: string;
  readonly insufficient: string;
  readonly recharge: string;
  readonly closed: string;
  readonly closedWhy: string;
  readonly exit: string;
  readonly info: string;
  readonly close: string;
  readonly rtp: string;
  readonly rtpWhy: string;
  readonly pays: string;
  /** {1} free spins of the stake {0}. */
  readonly freeSpins: string;
  readonly freeSpin: string;
  readonly freeWhy: string;
  /** In place of the name of the stake. */
  readonly freeStakeName: string;
  /** The bet is not the stake {0} of a free spin. */
  readonly freeStake: string;
  readonly freeOver: string;
  readonly freeGone: string;
};

export const texts: InLanguages<Texts> = {
  en_US: {
    loading: 'Loading…',
    balance: 'Balance',
    demo: 'Demo money',
    lower: 'Lower stake',
    raise: 'Raise stake',
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
    freeSpins: '{1} free spins of {0}',
    freeSpin: '1 free spin of {0}',
    freeWhy: 'A free spin costs you nothing, and you keep what it wins',
    freeStakeName: 'Free spin',
    freeStake: 'A free spin is a bet of {0} in all',
    freeOver: 'That was the last free spin',
    freeGone: 'No free spin is left. Nothing was charged.',
  },
  ms_MY: {
    loading: 'Memuatkan…',
    balance: 'Baki',
    demo: 'Wang demo',
    lower: 'Kurangkan taruhan',
    raise: 'Tambah taruhan',
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
    freeSpins: '{1} putaran percuma bernilai {0}',
    freeSpin: '1 putaran percuma bernilai {0}',
    freeWhy: 'Putaran percuma tidak mengenakan bayaran dan kemenangannya milik anda',
    freeStakeName: 'Putaran percuma',
    freeStake: 'Putaran percuma ialah taruhan berjumlah {0}',
    freeOver: 'Itu putaran percuma terakhir',
    freeGone: 'Tiada lagi putaran percuma. Tiada bayaran dikenakan.',
  },
  my_MM: {
    loading: 'ဖွင့်နေသည်…',
    balance: 'လက်ကျန်ငွေ',
    demo: 'စမ်းသပ်ငွေ',
    lower: 'လောင်းကြေး လျှော့ရန်',
    raise: 'လောင်းကြေး တိုးရန်',
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
    freeSpins: '{0} တန် အခမဲ့လှည့်ခွင့် {1} ကြိမ်',
    freeSpin: '{0} တန် အခမဲ့လှည့်ခွင့် 1 ကြိမ်',
    freeWhy: 'အခမဲ့လှည့်ခွင့်အတွက် ငွေမပေးရပါ၊ နိုင်ငွေကို သင်ရပါသည်',
    freeStakeName: 'အခမဲ့လှည့်ခွင့်',
    freeStake: 'အခမဲ့လှည့်ခွင့်တစ်ခုသည် စုစုပေါင်း {0} လောင်းခြင်း ဖြစ်သည်',
    freeOver: 'ဒါက နောက်ဆုံး အခမဲ့လှည့်ခွင့် ဖြစ်သည်',
    freeGone: 'အခမဲ့လှည့်ခွင့် မကျန်တော့ပါ။ ငွေမဖြတ်ပါ။',
  },
  th_TH: {
    loading: 'กำลังโหลด…',
    balance: 'ยอดเงิน',
    demo: 'เงินทดลอง',
    lower: 'ลดเดิมพัน',
    raise: 'เพิ่มเดิมพัน',
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
    freeSpins: 'ฟรีสปิน {1} ครั้ง ครั้งละ {0}',
    freeSpin: 'ฟรีสปิน 1 ครั้ง ครั้งละ {0}',
    freeWhy: 'ฟรีสปินไม่มีค่าใช้จ่าย และคุณได้เงินที่ชนะ',
    freeStakeName: 'ฟรีสปิน',
    freeStake: 'ฟรีสปินหนึ่งครั้งคือเดิมพันรวม {0}',
    freeOver: 'นี่คือฟรีสปินครั้งสุดท้าย',
    freeGone: 'ไม่มีฟรีสปินเหลือแล้ว ไม่มีการหักเงิน',
  },
  zh_CN: {
    loading: '加载中…',
    balance: '余额',
    demo: '试玩币',
    lower: '减少投注',
    raise: '增加投注',
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
    freeSpins: '{1} 次免费旋转，每次 {0}',
    freeSpin: '1 次免费旋转，每次 {0}',
    freeWhy: '免费旋转不花您的钱，赢得的归您',
    freeStakeName: '免费旋转',
    freeStake: '一次免费旋转的投注总额为 {0}',
    freeOver: '这是最后一次免费旋转',
    freeGone: '没有剩余的免费旋转，未扣款。',
  },
};

export const fill = (text: string, ...values: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '');
