import type { GameTexts, InLanguages } from '../../page/texts.js';
import type { League } from './fixtures.js';
import type { Pick } from './odds.js';
import type { Score } from './rules.js';

export type SportsTexts = GameTexts & {
  readonly leagues: Readonly<Record<League, string>>;
  /** {0} against {1}. */
  readonly match: string;
  /** The picks that are no team. */
  readonly picks: Readonly<Record<Exclude<Pick, 'home' | 'away'>, string>>;
  /** Above the odds, where there is room for a few characters. */
  readonly signs: Readonly<Record<Pick, string>>;
  /** Odds as a button: {0} the match, {1} the pick, {2} the odds. */
  readonly pick: string;
  readonly startsIn: string;
  readonly kicksOff: string;
  /** {0} goals, {1} minute. */
  readonly scores: Readonly<Record<Score['state'], string>>;
  readonly slip: string;
  readonly emptySlip: string;
  /** {0} the pick, {1} its odds. */
  readonly leg: string;
  readonly remove: string;
  /** {0} picks, {1} their odds together. */
  readonly total: string;
  /** The odds of a multiple: {0} those of its picks multiplied, {1} per cent that it adds, {2} its odds. */
  readonly multiple: string;
  readonly wouldWin: string;
  /** {0} most picks, {1} highest odds. */
  readonly tooMuch: string;
  readonly started: string;
  readonly myBets: string;
  readonly noBets: string;
  /** {0} stake, {1} odds. */
  readonly betHead: string;
  readonly open: string;
  readonly betWon: string;
  readonly betBack: string;
  readonly betLost: string;
  readonly how: string;
  readonly multiples: string;
  /** What becomes of a bet when the player leaves. */
  readonly left: string;
  readonly abandoned: string;
};

export const sportsTexts: InLanguages<SportsTexts> = {
  en_US: {
    action: 'Place bet',
    stake: 'Stake',
    choose: 'Tap odds to make a bet',
    running: 'Placing your bet…',
    fair: 'The maker draws how a match ends at its kick-off, when bets on it are closed. The chances are those that the odds were made from.',
    placed: 'Bet placed. Good luck!',
    refused: {
      tooLate: 'This match has started. Please choose another.',
      badBet: 'These odds are no longer offered. Please choose again.',
    },
    leagues: { coast: 'Coast League', hill: 'Hill League', river: 'River League' },
    match: '{0} – {1}',
    picks: { draw: 'Draw', over: 'Over 2.5 goals', under: 'Under 2.5 goals' },
    signs: { home: '1', draw: 'X', away: '2', over: '> 2.5', under: '< 2.5' },
    pick: '{0}: {1}, odds {2}',
    startsIn: 'Starts in {0}',
    kicksOff: 'Not started',
    scores: { live: '{0} · {1}’', ended: '{0} · ended', abandoned: '{0} · abandoned' },
    slip: 'Bet slip',
    emptySlip: 'Your bet slip is empty.',
    leg: '{0} @ {1}',
    remove: 'Remove {0}, {1}',
    total: 'Picks: {0} · odds {1}',
    multiple: '{0} + {1}% bonus = {2}',
    wouldWin: 'A win pays {0}',
    tooMuch: 'One bet takes up to {0} picks and odds up to {1}.',
    started: 'A match of your slip has started and was removed.',
    myBets: 'My bets',
    noBets: 'You have no bets yet.',
    betHead: 'Stake {0} · odds {1}',
    open: 'Open · a win pays {0}',
    betWon: 'Won {0}',
    betBack: '{0} came back',
    betLost: 'Not won',
    how: 'Matches of three leagues follow one another all day; each takes three minutes. 1 is a win of the team that is named first, X a draw, 2 a win of the other. Over 2.5 is three goals or more. The odds say how often your stake a win pays, the stake included.',
    multiples:
      'Up to five picks of different matches make one bet: all must be right. Their odds are multiplied, and each pick after the first adds 6.4%, so that a multiple returns as much as a single bet.',
    left: 'Bets close at kick-off and are paid when the last match ends. You may leave: a win then comes into your wallet by itself, or to your promotion while it lasts.',
    abandoned: 'About one match in 200 is abandoned. It drops out of a bet; a bet without any other match comes back.',
  },
  ms_MY: {
    action: 'Letak taruhan',
    stake: 'Taruhan',
    choose: 'Ketik odds untuk bertaruh',
    running: 'Meletakkan taruhan…',
    fair: 'Pembuat menentukan keputusan perlawanan pada sepak mula, apabila taruhan ditutup. Peluangnya sama seperti yang digunakan untuk odds.',
    placed: 'Taruhan diletakkan. Semoga berjaya!',
    refused: {
      tooLate: 'Perlawanan ini telah bermula. Sila pilih yang lain.',
      badBet: 'Odds ini tidak lagi ditawarkan. Sila pilih semula.',
    },
    leagues: { coast: 'Liga Pantai', hill: 'Liga Bukit', river: 'Liga Sungai' },
    match: '{0} – {1}',
    picks: { draw: 'Seri', over: 'Lebih 2.5 gol', under: 'Kurang 2.5 gol' },
    signs: { home: '1', draw: 'X', away: '2', over: '> 2.5', under: '< 2.5' },
    pick: '{0}: {1}, odds {2}',
    startsIn: 'Bermula dalam {0}',
    kicksOff: 'Belum bermula',
    scores: { live: '{0} · {1}’', ended: '{0} · tamat', abandoned: '{0} · dihentikan' },
    slip: 'Slip taruhan',
    emptySlip: 'Slip taruhan anda kosong.',
    leg: '{0} @ {1}',
    remove: 'Buang {0}, {1}',
    total: 'Pilihan: {0} · odds {1}',
    multiple: '{0} + bonus {1}% = {2}',
    wouldWin: 'Kemenangan membayar {0}',
    tooMuch: 'Satu taruhan menerima hingga {0} pilihan dan odds hingga {1}.',
    started: 'Satu perlawanan dalam slip anda telah bermula dan dibuang.',
    myBets: 'Taruhan saya',
    noBets: 'Anda belum ada taruhan.',
    betHead: 'Taruhan {0} · odds {1}',
    open: 'Terbuka · kemenangan membayar {0}',
    betWon: 'Menang {0}',
    betBack: '{0} kembali',
    betLost: 'Tidak menang',
    how: 'Perlawanan tiga liga bersambung sepanjang hari; setiap satu mengambil masa tiga minit. 1 ialah kemenangan pasukan yang disebut dahulu, X seri, 2 kemenangan pasukan lain. Lebih 2.5 ialah tiga gol atau lebih. Odds menunjukkan berapa kali taruhan dibayar, termasuk taruhan.',
    multiples:
      'Sehingga lima pilihan daripada perlawanan berlainan menjadi satu taruhan: semuanya mesti betul. Odds didarab, dan setiap pilihan selepas yang pertama menambah 6.4%, supaya taruhan berganda memulangkan sama banyak dengan taruhan tunggal.',
    left: 'Taruhan ditutup pada sepak mula dan dibayar apabila perlawanan terakhir tamat. Anda boleh keluar: kemenangan masuk ke dompet anda dengan sendiri, atau ke promosi anda selagi ia berjalan.',
    abandoned:
      'Kira-kira satu daripada 200 perlawanan dihentikan. Ia dikeluarkan daripada taruhan; taruhan tanpa perlawanan lain dipulangkan.',
  },
  my_MM: {
    action: 'လောင်းမည်',
    stake: 'လောင်းကြေး',
    choose: 'လောင်းရန် ပေါက်ကြေးကို နှိပ်ပါ',
    running: 'လောင်းနေသည်…',
    fair: 'ပွဲစချိန် လောင်းကြေးပိတ်သောအခါ ပွဲရလဒ်ကို ထုတ်လုပ်သူက ဆုံးဖြတ်သည်။ ဖြစ်နိုင်ခြေများသည် ပေါက်ကြေးတွက်ရာတွင် သုံးခဲ့သည့်အတိုင်း ဖြစ်သည်။',
    placed: 'လောင်းပြီးပါပြီ။ ကံကောင်းပါစေ။',
    refused: {
      tooLate: 'ဤပွဲ စနေပါပြီ။ အခြားပွဲ ရွေးပါ။',
      badBet: 'ဤပေါက်ကြေး မရတော့ပါ။ ထပ်ရွေးပါ။',
    },
    leagues: { coast: 'ကမ်းခြေလိဂ်', hill: 'တောင်ကုန်းလိဂ်', river: 'မြစ်လိဂ်' },
    match: '{0} – {1}',
    picks: { draw: 'သရေ', over: 'ဂိုး 2.5 အထက်', under: 'ဂိုး 2.5 အောက်' },
    signs: { home: '1', draw: 'X', away: '2', over: '> 2.5', under: '< 2.5' },
    pick: '{0}: {1}၊ ပေါက်ကြေး {2}',
    startsIn: '{0} အကြာ စမည်',
    kicksOff: 'မစသေးပါ',
    scores: { live: '{0} · {1}’', ended: '{0} · ပြီး', abandoned: '{0} · ရပ်ဆိုင်း' },
    slip: 'လောင်းစာရွက်',
    emptySlip: 'လောင်းစာရွက် ဗလာဖြစ်နေသည်။',
    leg: '{0} @ {1}',
    remove: '{0}၊ {1} ဖယ်ရန်',
    total: 'ရွေးချယ်မှု {0} · ပေါက်ကြေး {1}',
    multiple: '{0} + ဘောနပ်စ် {1}% = {2}',
    wouldWin: 'နိုင်လျှင် {0} ရမည်',
    tooMuch: 'လောင်းကြေးတစ်ခုတွင် ရွေးချယ်မှု {0} ခုနှင့် ပေါက်ကြေး {1} အထိသာ ရသည်။',
    started: 'လောင်းစာရွက်ထဲမှ ပွဲတစ်ပွဲ စသွား၍ ဖယ်လိုက်ပါသည်။',
    myBets: 'ကျွန်ုပ်၏ လောင်းကြေးများ',
    noBets: 'လောင်းကြေး မရှိသေးပါ။',
    betHead: 'လောင်းကြေး {0} · ပေါက်ကြေး {1}',
    open: 'စောင့်ဆဲ · နိုင်လျှင် {0} ရမည်',
    betWon: '{0} နိုင်သည်',
    betBack: '{0} ပြန်ရသည်',
    betLost: 'မနိုင်ပါ',
    how: 'လိဂ်သုံးခု၏ ပွဲများ တစ်နေ့လုံး ဆက်တိုက်ကန်ပြီး တစ်ပွဲ သုံးမိနစ်ကြာသည်။ 1 သည် ရှေ့တွင်ရေးသောအသင်း နိုင်ခြင်း၊ X သည် သရေ၊ 2 သည် အခြားအသင်း နိုင်ခြင်းဖြစ်သည်။ 2.5 အထက်ဆိုသည်မှာ သုံးဂိုးနှင့်အထက် ဖြစ်သည်။ ပေါက်ကြေးသည် နိုင်လျှင် ရမည့် လောင်းကြေးအဆ (လောင်းကြေးပါဝင်) ဖြစ်သည်။',
    multiples:
      'မတူသောပွဲများမှ ရွေးချယ်မှု ငါးခုအထိ လောင်းကြေးတစ်ခု ဖြစ်သည်။ အားလုံး မှန်ရမည်။ ပေါက်ကြေးများကို မြှောက်ပြီး ပထမပြီးနောက် တစ်ခုလျှင် 6.4% ပေါင်းပေးသဖြင့် ပြန်ပေးနှုန်း အတူတူဖြစ်သည်။',
    left: 'လောင်းကြေးကို ပွဲစချိန် ပိတ်ပြီး နောက်ဆုံးပွဲ ပြီးချိန် ပေးသည်။ ထွက်သွားနိုင်ပါသည်။ နိုင်ငွေသည် ပိုက်ဆံအိတ်ထဲ အလိုအလျောက် ရောက်မည်၊ ပရိုမိုးရှင်း ရှိနေစဉ်ဆိုလျှင် ပရိုမိုးရှင်းထဲ ရောက်မည်။',
    abandoned: 'ပွဲ 200 လျှင် တစ်ပွဲခန့် ရပ်ဆိုင်းသည်။ ထိုပွဲကို မတွက်ပါ။ အခြားပွဲ မရှိလျှင် လောင်းကြေး ပြန်ရသည်။',
  },
  th_TH: {
    action: 'วางเดิมพัน',
    stake: 'เดิมพัน',
    choose: 'แตะราคาเพื่อเดิมพัน',
    running: 'กำลังวางเดิมพัน…',
    fair: 'ผู้ผลิตสุ่มผลการแข่งตอนเริ่มแข่ง ซึ่งปิดรับเดิมพันแล้ว โอกาสเป็นไปตามที่ใช้คิดราคา',
    placed: 'วางเดิมพันแล้ว ขอให้โชคดี',
    refused: {
      tooLate: 'นัดนี้เริ่มแล้ว โปรดเลือกนัดอื่น',
      badBet: 'ราคานี้ไม่มีแล้ว โปรดเลือกใหม่',
    },
    leagues: { coast: 'ลีกชายฝั่ง', hill: 'ลีกภูเขา', river: 'ลีกแม่น้ำ' },
    match: '{0} – {1}',
    picks: { draw: 'เสมอ', over: 'เกิน 2.5 ประตู', under: 'ต่ำกว่า 2.5 ประตู' },
    signs: { home: '1', draw: 'X', away: '2', over: '> 2.5', under: '< 2.5' },
    pick: '{0}: {1} ราคา {2}',
    startsIn: 'เริ่มใน {0}',
    kicksOff: 'ยังไม่เริ่ม',
    scores: { live: '{0} · {1}’', ended: '{0} · จบ', abandoned: '{0} · ยกเลิก' },
    slip: 'ใบเดิมพัน',
    emptySlip: 'ใบเดิมพันว่างอยู่',
    leg: '{0} @ {1}',
    remove: 'เอา {0}, {1} ออก',
    total: 'ตัวเลือก {0} · ราคา {1}',
    multiple: '{0} + โบนัส {1}% = {2}',
    wouldWin: 'ถ้าชนะจ่าย {0}',
    tooMuch: 'หนึ่งเดิมพันเลือกได้ถึง {0} ข้อ และราคาไม่เกิน {1}',
    started: 'นัดหนึ่งในใบเดิมพันเริ่มแล้ว จึงถูกเอาออก',
    myBets: 'เดิมพันของฉัน',
    noBets: 'คุณยังไม่มีเดิมพัน',
    betHead: 'เดิมพัน {0} · ราคา {1}',
    open: 'รอผล · ถ้าชนะจ่าย {0}',
    betWon: 'ชนะ {0}',
    betBack: 'ได้คืน {0}',
    betLost: 'ไม่ชนะ',
    how: 'การแข่งของสามลีกต่อเนื่องทั้งวัน นัดละสามนาที 1 คือทีมที่เขียนก่อนชนะ X คือเสมอ 2 คืออีกทีมชนะ เกิน 2.5 คือสามประตูขึ้นไป ราคาบอกว่าชนะแล้วจ่ายกี่เท่าของเดิมพัน รวมเดิมพันแล้ว',
    multiples: 'เลือกได้ถึงห้านัดต่างกันเป็นหนึ่งเดิมพัน ต้องถูกทุกข้อ ราคาคูณกัน และแต่ละข้อหลังข้อแรกเพิ่ม 6.4% ผลตอบแทนจึงเท่ากับเดิมพันเดี่ยว',
    left: 'ปิดรับเมื่อเริ่มแข่ง และจ่ายเมื่อนัดสุดท้ายจบ คุณออกไปได้ เงินที่ชนะจะเข้ากระเป๋าเอง หรือเข้าโปรโมชันขณะที่ยังไม่จบ',
    abandoned: 'ประมาณหนึ่งใน 200 นัดถูกยกเลิก นัดนั้นไม่นับ และเดิมพันที่ไม่มีนัดอื่นจะได้คืน',
  },
  zh_CN: {
    action: '投注',
    stake: '投注额',
    choose: '点按赔率即可投注',
    running: '投注中…',
    fair: '厂商在开赛时抽取比赛结果，此时投注已停止。概率与计算赔率所用的相同。',
    placed: '投注成功，祝您好运！',
    refused: {
      tooLate: '该比赛已开始，请选择其他比赛。',
      badBet: '该赔率已不再提供，请重新选择。',
    },
    leagues: { coast: '海岸联赛', hill: '山地联赛', river: '河流联赛' },
    match: '{0} – {1}',
    picks: { draw: '平局', over: '大于 2.5 球', under: '小于 2.5 球' },
    signs: { home: '1', draw: 'X', away: '2', over: '> 2.5', under: '< 2.5' },
    pick: '{0}：{1}，赔率 {2}',
    startsIn: '{0} 后开赛',
    kicksOff: '未开赛',
    scores: { live: '{0} · {1}’', ended: '{0} · 完场', abandoned: '{0} · 中止' },
    slip: '投注单',
    emptySlip: '投注单为空。',
    leg: '{0} @ {1}',
    remove: '移除 {0}，{1}',
    total: '选项 {0} · 赔率 {1}',
    multiple: '{0} + {1}% 加成 = {2}',
    wouldWin: '获胜可得 {0}',
    tooMuch: '一注最多 {0} 个选项，赔率最高 {1}。',
    started: '投注单中的一场比赛已开始，已移除。',
    myBets: '我的投注',
    noBets: '您还没有投注。',
    betHead: '投注 {0} · 赔率 {1}',
    open: '未结 · 获胜可得 {0}',
    betWon: '赢得 {0}',
    betBack: '返还 {0}',
    betLost: '未中奖',
    how: '三个联赛的比赛全天不断，每场三分钟。1 为前面的球队获胜，X 为平局，2 为另一队获胜。大于 2.5 即三球或以上。赔率表示获胜时赔付投注额的倍数，含投注。',
    multiples:
      '最多五场不同比赛的选项组成一注，须全部猜中。赔率相乘，第一项之后每项再加 6.4%，使串关的回报率与单注相同。',
    left: '开赛时停止投注，最后一场结束时派彩。您可以离开：赢得的钱会自动进入钱包，或在优惠有效期间进入优惠余额。',
    abandoned: '约每 200 场有一场中止。该场不计；若没有其他比赛，投注额退还。',
  },
};
