import type { FaqTopic } from '../../server/db/schema.js';
import type { Texts } from '../../server/base/locale.js';
import type { CountryCode } from '../../server/base/site.js';
import { inCountry } from './country.js';
import { text } from './text.js';

/** A frequent question with its answer. Plain text, paragraphs separated by line feeds. */
export interface FaqEntry {
  readonly id: string;
  readonly topic: FaqTopic;
  readonly question: Texts;
  readonly answer: Texts;
}

const FAQS: readonly FaqEntry[] = [
  {
    id: 'code-missing',
    topic: 'account',
    question: text(
      'The code does not arrive. What now?',
      'Kod tidak sampai. Apa perlu dibuat?',
      'ကုဒ် မရောက်လာပါ။ ဘာလုပ်ရမလဲ။',
      'ไม่ได้รับรหัส ทำอย่างไรดี',
      '收不到验证码怎么办？',
    ),
    answer: text(
      'Wait a minute, then ask for a new one; only the newest code works. Check that the number is right and that messages from unknown senders are not blocked. Ten codes a day are sent to one number.',
      'Tunggu seminit, kemudian minta kod baharu; hanya kod terbaru berfungsi. Pastikan nombor betul dan mesej daripada penghantar tidak dikenali tidak disekat. Sepuluh kod sehari dihantar ke satu nombor.',
      'တစ်မိနစ်စောင့်ပြီး ကုဒ်အသစ် တောင်းပါ။ နောက်ဆုံးကုဒ်သာ အသုံးဝင်သည်။ နံပါတ်မှန်မမှန်နှင့် မသိသူထံမှ မက်ဆေ့ချ် ပိတ်ထားခြင်း ရှိမရှိ စစ်ပါ။ နံပါတ်တစ်ခုကို တစ်ရက် ကုဒ် 10 ခု ပို့ပါသည်။',
      'รอหนึ่งนาทีแล้วขอรหัสใหม่ ใช้ได้เฉพาะรหัสล่าสุด ตรวจสอบว่าหมายเลขถูกต้องและไม่ได้บล็อกข้อความจากผู้ส่งที่ไม่รู้จัก หนึ่งหมายเลขรับได้วันละ 10 รหัส',
      '请等一分钟后重新获取，只有最新的验证码有效。请确认号码正确，且未拦截陌生号码的短信。每个号码每天最多发送 10 个验证码。',
    ),
  },
  {
    id: 'forgot-password',
    topic: 'account',
    question: text(
      'I forgot my password.',
      'Saya terlupa kata laluan.',
      'စကားဝှက် မေ့သွားသည်။',
      'ลืมรหัสผ่าน',
      '忘记密码怎么办？',
    ),
    answer: text(
      'Choose Forgot password on the login page. A code to your phone lets you set a new one. Other devices are signed out, and withdrawals to a new card wait 24 hours.',
      'Pilih Lupa kata laluan di halaman log masuk. Kod ke telefon membolehkan anda menetapkan yang baharu. Peranti lain dilog keluar, dan pengeluaran ke kad baharu menunggu 24 jam.',
      'ဝင်ရောက်သည့် စာမျက်နှာမှာ စကားဝှက်မေ့နေသည် ကို ရွေးပါ။ ဖုန်းသို့ ပို့သည့်ကုဒ်ဖြင့် အသစ်သတ်မှတ်နိုင်သည်။ အခြားစက်များမှ ထွက်သွားပြီး ကတ်အသစ်သို့ ငွေထုတ်ရန် 24 နာရီ စောင့်ရမည်။',
      'เลือกลืมรหัสผ่านที่หน้าเข้าสู่ระบบ รหัสที่ส่งไปโทรศัพท์ใช้ตั้งรหัสผ่านใหม่ได้ อุปกรณ์อื่นจะออกจากระบบ และการถอนไปบัตรใหม่ต้องรอ 24 ชั่วโมง',
      '在登录页选择“忘记密码”，凭手机验证码即可设置新密码。其他设备会退出登录，向新卡提款需等待 24 小时。',
    ),
  },
  {
    id: 'deposit-late',
    topic: 'deposit',
    question: text(
      'I paid, and the money is not in my wallet.',
      'Saya sudah bayar, tetapi wang tiada dalam dompet.',
      'ငွေပေးပြီးပြီ၊ ပိုက်ဆံအိတ်ထဲ မရောက်သေးပါ။',
      'จ่ายเงินแล้วแต่เงินไม่เข้ากระเป๋า',
      '已付款，但钱包没到账？',
    ),
    answer: text(
      'Do not pay again. Open the order in your wallet: it asks the payment company and shows what is known. If it says that its time is over and the money has left your bank, send us the order number under Contact us.',
      'Jangan bayar lagi. Buka pesanan dalam dompet: ia bertanya syarikat pembayaran dan menunjukkan keadaannya. Jika masanya sudah tamat tetapi wang telah keluar dari bank, hantar nombor pesanan melalui Hubungi kami.',
      'နောက်တစ်ကြိမ် မပေးပါနှင့်။ ပိုက်ဆံအိတ်ထဲက မှာယူမှုကို ဖွင့်ပါ၊ အခြေအနေကို ပြပေးပါမည်။ အချိန်ကုန်သွားပြီး ဘဏ်မှ ငွေထွက်သွားပါက မှာယူမှုနံပါတ်ကို ဆက်သွယ်ရန်မှ ပို့ပါ။',
      'อย่าจ่ายซ้ำ เปิดรายการในกระเป๋าเงิน ระบบจะสอบถามผู้ให้บริการและแสดงสถานะ หากหมดเวลาแล้วแต่เงินออกจากธนาคาร กรุณาส่งเลขรายการมาที่ติดต่อเรา',
      '请勿重复付款。打开钱包中的订单，系统会向支付公司查询并显示结果。如订单已超时而银行已扣款，请通过“联系我们”发送订单号。',
    ),
  },
  {
    id: 'deposit-limits',
    topic: 'deposit',
    question: text(
      'How much can I deposit?',
      'Berapa yang boleh saya deposit?',
      'ဘယ်လောက် ငွေသွင်းနိုင်သလဲ။',
      'ฝากได้เท่าไร',
      '存款限额是多少？',
    ),
    answer: text(
      'Each channel shows its smallest and largest amount, its fee, and what is left of today. Three orders may wait for payment at a time.',
      'Setiap saluran menunjukkan jumlah terkecil dan terbesar, yuran, dan baki had hari ini. Tiga pesanan boleh menunggu bayaran pada satu masa.',
      'လမ်းကြောင်းတိုင်းတွင် အနည်းဆုံး၊ အများဆုံး၊ ဝန်ဆောင်ခနှင့် ယနေ့ကျန်ပမာဏကို ပြထားသည်။ တစ်ချိန်တည်း မှာယူမှု 3 ခု စောင့်ဆိုင်းနိုင်သည်။',
      'แต่ละช่องทางแสดงยอดต่ำสุด สูงสุด ค่าธรรมเนียม และยอดที่เหลือของวันนี้ มีรายการรอชำระพร้อมกันได้ 3 รายการ',
      '每个通道都会显示最低与最高金额、手续费和今日剩余额度。最多可同时有 3 笔待付订单。',
    ),
  },
  {
    id: 'withdrawal-when',
    topic: 'withdrawal',
    question: text(
      'When does my withdrawal arrive?',
      'Bila pengeluaran saya tiba?',
      'ငွေထုတ်တာ ဘယ်တော့ရောက်မလဲ။',
      'ถอนเงินแล้วเข้าเมื่อไร',
      '提款何时到账？',
    ),
    answer: text(
      'Applied from Monday to Friday: the next day at 18:00 ({zone}). Applied at the weekend: Monday at 18:00. The page of the withdrawal shows its step, and the reason when it waits.',
      'Dimohon Isnin hingga Jumaat: hari berikutnya jam 18:00 ({zone}). Dimohon hujung minggu: Isnin jam 18:00. Halaman pengeluaran menunjukkan langkahnya, dan sebab jika menunggu.',
      'တနင်္လာမှ သောကြာ လျှောက်လျှင် နောက်နေ့ 18:00 ({zone})။ စနေ၊ တနင်္ဂနွေ လျှောက်လျှင် တနင်္လာနေ့ 18:00။ ငွေထုတ်စာမျက်နှာတွင် အဆင့်နှင့် စောင့်ရသည့် အကြောင်းကို ပြထားသည်။',
      'ยื่นจันทร์ถึงศุกร์ เข้าวันถัดไปเวลา 18:00 ({zone}) ยื่นเสาร์อาทิตย์ เข้าวันจันทร์ 18:00 หน้าการถอนแสดงขั้นตอนและเหตุผลเมื่อต้องรอ',
      '周一至周五申请：次日 18:00（{zone}）；周末申请：周一 18:00。提款页面会显示当前步骤及等待原因。',
    ),
  },
  {
    id: 'withdrawal-refused',
    topic: 'withdrawal',
    question: text(
      'Why was my withdrawal returned?',
      'Mengapa pengeluaran saya dikembalikan?',
      'ငွေထုတ်မှု ဘာကြောင့် ပြန်ဝင်လာသလဲ။',
      'ทำไมรายการถอนถูกคืน',
      '为什么提款被退回？',
    ),
    answer: text(
      'Most often the name on the card is not your real name, or stakes that a bonus asks for are missing. The reason stands with the order; the money is back in your wallet.',
      'Selalunya nama pada kad bukan nama sebenar anda, atau pertaruhan yang diperlukan oleh bonus belum cukup. Sebabnya ada pada pesanan; wang telah kembali ke dompet.',
      'များသောအားဖြင့် ကတ်ပေါ်ကနာမည်နှင့် အမည်ရင်း မတူ၍ သို့မဟုတ် ဘောနပ်စ်အတွက် လိုအပ်သော လောင်းကြေး မပြည့်သေး၍ ဖြစ်သည်။ အကြောင်းကို မှာယူမှုတွင် ပြထားပြီး ငွေသည် ပိုက်ဆံအိတ်ထဲ ပြန်ရောက်ပြီ။',
      'ส่วนใหญ่เพราะชื่อบนบัตรไม่ตรงกับชื่อจริง หรือยอดเดิมพันตามเงื่อนไขโบนัสยังไม่ครบ ดูเหตุผลได้ที่รายการ เงินกลับเข้ากระเป๋าแล้ว',
      '多数是银行卡姓名与真实姓名不符，或奖金要求的投注额未达标。原因显示在订单中，资金已退回钱包。',
    ),
  },
  {
    id: 'game-stopped',
    topic: 'games',
    question: text(
      'The game stopped. Where is my money?',
      'Permainan terhenti. Di mana wang saya?',
      'ဂိမ်း ရပ်သွားသည်။ ငွေက ဘယ်မှာလဲ။',
      'เกมหยุด เงินของฉันอยู่ที่ไหน',
      '游戏中断，我的钱在哪？',
    ),
    answer: text(
      'It is still with the game and is not lost. Open My games or the wallet: both show what a game holds and bring it back. A round that was open is finished by its maker first.',
      'Wang masih dalam permainan dan tidak hilang. Buka Permainan saya atau dompet: kedua-duanya menunjukkan wang dalam permainan dan membawanya balik. Pusingan yang terbuka ditamatkan oleh pembuatnya dahulu.',
      'ဂိမ်းထဲမှာ ရှိနေဆဲ၊ မပျောက်ပါ။ ကျွန်ုပ်၏ဂိမ်းများ သို့မဟုတ် ပိုက်ဆံအိတ်ကို ဖွင့်ပါ။ ဂိမ်းထဲက ငွေကို ပြပြီး ပြန်ယူပေးပါမည်။ မပြီးသေးသော ပွဲစဉ်ကို အရင်ပြီးဆုံးစေပါမည်။',
      'เงินยังอยู่ในเกมและไม่หาย เปิดเกมของฉันหรือกระเป๋าเงิน ทั้งสองแสดงเงินในเกมและนำกลับได้ รอบที่ค้างอยู่ผู้ผลิตจะจบให้ก่อน',
      '资金仍在游戏中，不会丢失。打开“我的游戏”或钱包即可查看并转回。未结束的一局会先由游戏商结算。',
    ),
  },
  {
    id: 'play-without-money',
    topic: 'games',
    question: text(
      'Can I try a game without money?',
      'Bolehkah saya cuba tanpa wang?',
      'ငွေမပါဘဲ စမ်းကစားလို့ ရသလား။',
      'ลองเล่นโดยไม่ใช้เงินได้ไหม',
      '可以免费试玩吗？',
    ),
    answer: text(
      'Yes, games marked Demo. A demo never touches your wallet, and its wins are not paid.',
      'Ya, permainan bertanda Demo. Demo tidak menyentuh dompet anda, dan kemenangannya tidak dibayar.',
      'ရပါသည်၊ Demo ဟု ပြထားသော ဂိမ်းများကို စမ်းနိုင်သည်။ သင့်ပိုက်ဆံအိတ်ကို မထိဘဲ အနိုင်ငွေလည်း မပေးပါ။',
      'ได้ เกมที่มีป้าย Demo การลองเล่นไม่แตะกระเป๋าเงินและไม่จ่ายเงินชนะ',
      '可以，带 Demo 标记的游戏均可试玩。试玩不动用钱包，赢利也不兑付。',
    ),
  },
  {
    id: 'bonus-terms',
    topic: 'promotions',
    question: text(
      'What does turnover mean?',
      'Apakah maksud pusing ganti?',
      'လောင်းကြေးစုစုပေါင်း ဆိုတာ ဘာလဲ။',
      'ยอดเดิมพันหมายถึงอะไร',
      '什么是流水要求？',
    ),
    answer: text(
      'The sum of stakes that must be bet before money of a bonus may be withdrawn. A stake counts when its round is settled. Every bonus shows what is required and what is done.',
      'Jumlah pertaruhan yang perlu dibuat sebelum wang bonus boleh dikeluarkan. Pertaruhan dikira apabila pusingannya selesai. Setiap bonus menunjukkan keperluan dan kemajuan.',
      'ဘောနပ်စ်ငွေကို မထုတ်မီ လောင်းရမည့် လောင်းကြေးစုစုပေါင်း ဖြစ်သည်။ ပွဲစဉ်ပြီးမှ လောင်းကြေးကို ရေတွက်သည်။ ဘောနပ်စ်တိုင်းတွင် လိုအပ်ချက်နှင့် ပြီးစီးမှုကို ပြထားသည်။',
      'ผลรวมเดิมพันที่ต้องวางก่อนถอนเงินโบนัส เดิมพันนับเมื่อจบรอบ ทุกโบนัสแสดงยอดที่ต้องทำและที่ทำแล้ว',
      '指提取奖金前须完成的投注总额。每局结算后计入。每份奖金都会显示要求与进度。',
    ),
  },
  {
    id: 'someone-asks',
    topic: 'safety',
    question: text(
      'Somebody asks for my code.',
      'Ada orang meminta kod saya.',
      'တစ်ယောက်ယောက်က ကုဒ်ကို တောင်းနေသည်။',
      'มีคนขอรหัสของฉัน',
      '有人索要我的验证码？',
    ),
    answer: text(
      'It is not us: we never ask for a code or a password. Change your password, sign out the other devices under My information, and tell us.',
      'Itu bukan kami: kami tidak pernah meminta kod atau kata laluan. Tukar kata laluan, log keluar peranti lain di Maklumat saya, dan maklumkan kami.',
      'ကျွန်ုပ်တို့ မဟုတ်ပါ။ ကုဒ် သို့မဟုတ် စကားဝှက်ကို ဘယ်တော့မှ မတောင်းပါ။ စကားဝှက်ပြောင်းပြီး အခြားစက်များမှ ထွက်ကာ ကျွန်ုပ်တို့ကို ပြောပါ။',
      'นั่นไม่ใช่เรา เราไม่เคยขอรหัสหรือรหัสผ่าน กรุณาเปลี่ยนรหัสผ่าน ออกจากระบบอุปกรณ์อื่นที่ข้อมูลของฉัน และแจ้งเรา',
      '那不是我们：我们从不索要验证码或密码。请更改密码，在“我的信息”中退出其他设备，并告知我们。',
    ),
  },
  {
    id: 'take-a-break',
    topic: 'safety',
    question: text(
      'I play more than I want to.',
      'Saya bermain lebih daripada yang saya mahu.',
      'ကစားချင်တာထက် ပိုကစားနေမိသည်။',
      'ฉันเล่นมากกว่าที่ตั้งใจ',
      '我玩得比想要的多。',
    ),
    answer: text(
      'Take a break and talk to somebody you trust. Write to us: we close the account for as long as you ask, and nobody asks why.',
      'Berehatlah dan berbincang dengan orang yang anda percayai. Tulis kepada kami: kami menutup akaun selama yang anda minta, tanpa bertanya sebab.',
      'နားပါ၊ ယုံကြည်ရသူနှင့် စကားပြောပါ။ ကျွန်ုပ်တို့ထံ စာရေးပါ။ သင်တောင်းဆိုသလောက် အကောင့်ကို ပိတ်ပေးပြီး အကြောင်းကို မမေးပါ။',
      'พักและคุยกับคนที่คุณไว้ใจ เขียนหาเรา เราปิดบัญชีให้ตามเวลาที่คุณขอโดยไม่ถามเหตุผล',
      '请休息一下，并与信任的人聊聊。写信给我们，我们会按您的要求关闭账户，不问原因。',
    ),
  },
];

/** The frequent questions of a country's site. */
export const faqs = (country: CountryCode): readonly FaqEntry[] =>
  FAQS.map(({ id, topic, question, answer }) => ({
    id,
    topic,
    question: inCountry(question, country),
    answer: inCountry(answer, country),
  }));

/** What is new in the app. */
export const APP_NOTES: Texts = text(
  'Starts faster, keeps half-filled forms when you switch to another app, and shows money that is still in a game.',
  'Lebih pantas, menyimpan borang separuh isi apabila anda bertukar aplikasi, dan menunjukkan wang yang masih dalam permainan.',
  'ပိုမြန်စွာ စတင်သည်၊ အခြားအက်ပ်သို့ ပြောင်းလည်း ဖြည့်လက်စဖောင် မပျောက်ပါ၊ ဂိမ်းထဲက ငွေကို ပြသည်။',
  'เริ่มเร็วขึ้น เก็บแบบฟอร์มที่กรอกค้างเมื่อสลับแอป และแสดงเงินที่ยังอยู่ในเกม',
  '启动更快；切换应用时保留未填完的表单；显示仍在游戏中的资金。',
);
