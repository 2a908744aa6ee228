import { paragraphs, text } from '../text.js';
import type { Agreement } from '../types.js';
import { section } from './section.js';

export const TERMS: Agreement = {
  type: 'terms',
  title: text('Terms of use', 'Terma penggunaan', 'အသုံးပြုမှု စည်းကမ်းချက်များ', 'ข้อกำหนดการใช้งาน', '使用条款'),
  content: paragraphs(
    section(
      text('Play money', 'Wang mainan', 'ကစားငွေ', 'เงินเล่น', '游戏币'),
      text(
        'Balances, deposits, wins and withdrawals in this lobby are play money. They have no value outside it, cannot be bought, sold or exchanged, and nothing is paid out.',
        'Baki, deposit, kemenangan dan pengeluaran di lobi ini ialah wang mainan. Ia tiada nilai di luar, tidak boleh dibeli, dijual atau ditukar, dan tiada bayaran keluar.',
        'ဒီလော်ဘီက လက်ကျန်ငွေ၊ ငွေသွင်း၊ အနိုင်ငွေနဲ့ ငွေထုတ်တွေက ကစားငွေဖြစ်ပါတယ်။ အပြင်မှာ တန်ဖိုးမရှိ၊ ရောင်းဝယ်ဖလှယ်လို့မရ၊ အပြင်ကို ထုတ်မပေးပါ။',
        'ยอดเงิน การฝาก เงินชนะ และการถอนในล็อบบี้นี้เป็นเงินเล่น ไม่มีมูลค่าภายนอก ซื้อขายหรือแลกเปลี่ยนไม่ได้ และไม่มีการจ่ายออก',
        '本大厅的余额、存款、赢利与提款均为游戏币，在外无任何价值，不可买卖、兑换，也不会兑付。',
      ),
    ),
    section(
      text('Amounts and times', 'Amaun dan masa', 'ပမာဏနဲ့ အချိန်', 'ยอดเงินและเวลา', '金额与时间'),
      text(
        "Amounts are in {currency} of play money. Times are of the site's zone, {zone}.",
        'Amaun ialah wang mainan dalam {currency}. Masa ialah waktu laman, {zone}.',
        'ပမာဏများက {currency} ဖြင့် ပြထားတဲ့ ကစားငွေ ဖြစ်ပါတယ်။ အချိန်များက ဆိုက်အချိန် {zone} ဖြစ်ပါတယ်။',
        'ยอดเงินเป็นเงินเล่นในหน่วย{currency} เวลาเป็นเวลาของไซต์ {zone}',
        '金额为以{currency}计的游戏币，时间为本站时间 {zone}。',
      ),
    ),
    section(
      text('Who may play', 'Siapa boleh bermain', 'ဘယ်သူ ကစားနိုင်သလဲ', 'ใครเล่นได้บ้าง', '谁可以玩'),
      text(
        'You must be {age} or older. One person has one account. You play for yourself and not for somebody else.',
        'Anda mesti berumur {age} tahun ke atas. Seorang satu akaun. Anda bermain untuk diri sendiri, bukan untuk orang lain.',
        'အသက် {age} နှစ်နှင့်အထက် ဖြစ်ရပါမယ်။ တစ်ဦးလျှင် အကောင့်တစ်ခုသာ။ ကိုယ်တိုင်အတွက်သာ ကစားရပြီး သူတစ်ပါးအတွက် မကစားရပါ။',
        'คุณต้องมีอายุ {age} ปีขึ้นไป หนึ่งคนมีได้หนึ่งบัญชี และเล่นเพื่อตนเอง ไม่ใช่แทนผู้อื่น',
        '您必须年满 {age} 岁。一人一个账户，只为自己游戏，不代他人操作。',
      ),
    ),
    section(
      text('Your account', 'Akaun anda', 'သင့်အကောင့်', 'บัญชีของคุณ', '您的账户'),
      text(
        'Keep your password and one-time codes to yourself. What is done with them counts as done by you until you tell us that they are lost.',
        'Simpan kata laluan dan kod sekali guna anda. Tindakan yang dibuat dengannya dianggap tindakan anda sehingga anda memaklumkan kehilangannya.',
        'စကားဝှက်နဲ့ တစ်ခါသုံးကုဒ်တွေကို ကိုယ်တိုင်သာ သိမ်းပါ။ ပျောက်ဆုံးကြောင်း မပြောမချင်း အဲဒါတွေနဲ့ လုပ်ဆောင်မှုကို သင်လုပ်တယ်လို့ မှတ်ယူပါမယ်။',
        'เก็บรหัสผ่านและรหัสใช้ครั้งเดียวไว้กับตัว การกระทำใดด้วยรหัสเหล่านี้ถือว่าเป็นของคุณ จนกว่าคุณจะแจ้งว่าสูญหาย',
        '请妥善保管密码与验证码。在您告知遗失之前，使用它们的操作均视为您本人所为。',
      ),
    ),
    section(
      text('Games', 'Permainan', 'ဂိမ်းများ', 'เกม', '游戏'),
      text(
        "Games are run by their makers by the rules shown in each. When a connection breaks, the maker's record of the round decides, and money left in a game comes back to the wallet.",
        'Permainan dikendalikan oleh pembuatnya mengikut peraturan yang ditunjukkan. Jika sambungan terputus, rekod pembuat menentukan, dan wang yang tinggal dikembalikan ke dompet.',
        'ဂိမ်းတွေကို ဖန်တီးသူတွေက ပြထားတဲ့စည်းမျဉ်းအတိုင်း လုပ်ဆောင်ပါတယ်။ လိုင်းပြတ်ရင် ဖန်တီးသူရဲ့ မှတ်တမ်းက ဆုံးဖြတ်ပြီး ဂိမ်းထဲကျန်တဲ့ငွေ ပိုက်ဆံအိတ်ထဲ ပြန်ဝင်ပါမယ်။',
        'เกมดำเนินการโดยผู้สร้างตามกติกาที่แสดง หากการเชื่อมต่อขาด บันทึกรอบของผู้สร้างเป็นตัวตัดสิน และเงินที่ค้างในเกมจะกลับเข้ากระเป๋า',
        '游戏由各开发商按所示规则运行。连接中断时以开发商的回合记录为准，游戏内余款会退回钱包。',
      ),
    ),
    section(
      text('Promotions', 'Promosi', 'ပရိုမိုးရှင်းများ', 'โปรโมชัน', '优惠'),
      text(
        'The terms you saw when you joined a promotion stay in force for you until it ends. Before you settle, close or unlock one, we show the amounts that you keep and lose.',
        'Syarat semasa anda menyertai promosi kekal terpakai untuk anda sehingga tamat. Sebelum penyelesaian, penutupan atau pembukaan kunci, kami tunjukkan jumlah yang disimpan dan hilang.',
        'ပရိုမိုးရှင်းဝင်ချိန်က တွေ့ခဲ့တဲ့ စည်းကမ်းချက်တွေက ပြီးဆုံးတဲ့အထိ သင့်အတွက် အကျုံးဝင်ပါတယ်။ ရှင်းတမ်း၊ ပိတ်ခြင်း၊ သော့ဖွင့်ခြင်း မလုပ်ခင် ကျန်မယ့်ငွေနဲ့ ဆုံးရှုံးမယ့်ငွေကို ပြပါမယ်။',
        'เงื่อนไขที่คุณเห็นตอนเข้าร่วมมีผลกับคุณจนสิ้นสุด ก่อนสรุปยอด ปิด หรือปลดล็อก เราจะแสดงยอดที่คุณได้และเสีย',
        '您参加优惠时所见的条款对您一直有效至结束。在结算、关闭或解锁前，我们会显示您保留与失去的金额。',
      ),
    ),
    section(
      text('When it stops being fun', 'Apabila tidak lagi menyeronokkan', 'မပျော်တော့တဲ့အခါ', 'เมื่อไม่สนุกแล้ว', '不再有趣时'),
      text(
        'Stop when you want to. Write to us and we close your account for a time or for good, without questions.',
        'Berhentilah bila-bila masa. Tulis kepada kami dan kami tutup akaun anda buat sementara atau selama-lamanya, tanpa soalan.',
        'ကြိုက်တဲ့အချိန် ရပ်နိုင်ပါတယ်။ ကျွန်ုပ်တို့ကို စာရေးလိုက်ရင် သင့်အကောင့်ကို ခေတ္တ သို့မဟုတ် အပြီးတိုင် မေးခွန်းမမေးဘဲ ပိတ်ပေးပါမယ်။',
        'หยุดได้ทุกเมื่อ เขียนหาเรา แล้วเราจะปิดบัญชีชั่วคราวหรือถาวรโดยไม่ถามเหตุผล',
        '随时可以停下。写信给我们，我们会暂时或永久关闭您的账户，不问缘由。',
      ),
    ),
  ),
};
