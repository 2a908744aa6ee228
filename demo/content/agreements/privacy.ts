import { paragraphs, text } from '../text.js';
import type { Agreement } from '../types.js';
import { section } from './section.js';

export const PRIVACY: Agreement = {
  type: 'privacy',
  title: text('Privacy', 'Privasi', 'ကိုယ်ရေးလုံခြုံမှု', 'ความเป็นส่วนตัว', '隐私'),
  content: paragraphs(
    section(
      text('What we keep', 'Apa yang kami simpan', 'ဘာတွေ သိမ်းထားသလဲ', 'สิ่งที่เราเก็บ', '我们保存什么'),
      text(
        'Your phone number, user name, what you add to your profile, your bank cards, and a record of every movement of play money.',
        'Nombor telefon, nama pengguna, maklumat profil, kad bank anda, dan rekod setiap pergerakan wang mainan.',
        'သင့်ဖုန်းနံပါတ်၊ အသုံးပြုသူအမည်၊ ပရိုဖိုင်မှာ ထည့်ထားတာ၊ ဘဏ်ကတ်များနဲ့ ကစားငွေ အဝင်အထွက်တိုင်းရဲ့ မှတ်တမ်း။',
        'หมายเลขโทรศัพท์ ชื่อผู้ใช้ ข้อมูลในโปรไฟล์ บัตรธนาคาร และบันทึกการเคลื่อนไหวของเงินเล่นทุกครั้ง',
        '您的手机号、用户名、您填写的资料、银行卡，以及每一笔游戏币变动的记录。',
      ),
    ),
    section(
      text('How we keep it', 'Cara kami menyimpannya', 'ဘယ်လို သိမ်းထားသလဲ', 'วิธีที่เราเก็บ', '如何保存'),
      text(
        'Passwords and codes are stored only as hashes. Card numbers are shown masked. Other players see a masked name, never your phone.',
        'Kata laluan dan kod disimpan sebagai cincangan sahaja. Nombor kad ditunjukkan bertopeng. Pemain lain melihat nama bertopeng, bukan telefon anda.',
        'စကားဝှက်နဲ့ ကုဒ်တွေကို hash အဖြစ်သာ သိမ်းထားပါတယ်။ ကတ်နံပါတ်ကို ဖုံးပြီးပြပါတယ်။ တခြားကစားသူတွေက ဖုံးထားတဲ့နာမည်ကိုသာ မြင်ရပြီး သင့်ဖုန်းကို မမြင်ရပါ။',
        'รหัสผ่านและรหัสต่างๆ เก็บในรูปแฮชเท่านั้น เลขบัตรแสดงแบบปิดบัง ผู้เล่นอื่นเห็นชื่อแบบปิดบัง ไม่เห็นเบอร์โทรของคุณ',
        '密码与验证码仅以哈希保存，卡号遮挡显示。其他玩家只看到遮挡后的名字，看不到您的手机号。',
      ),
    ),
    section(
      text('Who sees it', 'Siapa yang melihatnya', 'ဘယ်သူ မြင်ရသလဲ', 'ใครเห็นได้', '谁能看到'),
      text(
        'The maker of a game learns a random player number and your stake, nothing else. No advertiser gets anything unless you have agreed to it in the app.',
        'Pembuat permainan hanya mengetahui nombor pemain rawak dan pertaruhan anda. Pengiklan tidak mendapat apa-apa melainkan anda bersetuju dalam aplikasi.',
        'ဂိမ်းဖန်တီးသူက ကျပန်းကစားသူနံပါတ်နဲ့ သင့်လောင်းကြေးကိုသာ သိရပါတယ်။ အက်ပ်ထဲမှာ သဘောမတူထားရင် ကြော်ငြာသူတွေ ဘာမှမရပါ။',
        'ผู้สร้างเกมรู้เพียงหมายเลขผู้เล่นแบบสุ่มและเงินเดิมพันของคุณ ผู้โฆษณาไม่ได้ข้อมูลใด เว้นแต่คุณยินยอมในแอป',
        '游戏开发商只知道一个随机玩家编号与您的注额。除非您在应用内同意，广告方不会得到任何信息。',
      ),
    ),
    section(
      text('Your choices', 'Pilihan anda', 'သင့်ရွေးချယ်မှု', 'ทางเลือกของคุณ', '您的选择'),
      text(
        'You may see, correct and delete your data. Write to us; records of money are kept as long as the law of your country asks, then removed.',
        'Anda boleh melihat, membetulkan dan memadam data anda. Tulis kepada kami; rekod wang disimpan selama dikehendaki undang-undang negara anda, kemudian dibuang.',
        'သင့်အချက်အလက်ကို ကြည့်နိုင်၊ ပြင်နိုင်၊ ဖျက်နိုင်ပါတယ်။ ကျွန်ုပ်တို့ကို စာရေးပါ။ ငွေစာရင်းမှတ်တမ်းကို သင့်နိုင်ငံဥပဒေသတ်မှတ်သလောက် သိမ်းပြီးမှ ဖျက်ပါမယ်။',
        'คุณดู แก้ไข และลบข้อมูลของคุณได้ เขียนหาเรา บันทึกการเงินเก็บไว้เท่าที่กฎหมายของประเทศคุณกำหนดแล้วจึงลบ',
        '您可以查看、更正与删除自己的数据，请写信给我们；资金记录按您所在国家法律要求的期限保存后删除。',
      ),
    ),
  ),
};
