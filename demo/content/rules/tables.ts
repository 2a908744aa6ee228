import { text } from '../text.js';

export const wheel = text(
  'Place chips on a number, a colour or a group of numbers before the ball is released. The rarer the field, the more it pays.',
  'Letakkan cip pada nombor, warna atau kumpulan nombor sebelum bola dilepaskan. Lebih jarang petaknya, lebih tinggi bayarannya.',
  'ဘောလုံးမလွှတ်ခင် ဂဏန်း၊ အရောင် သို့မဟုတ် ဂဏန်းအုပ်စုပေါ် ချစ်ပ်ပြားတင်ပါ။ ကျဖို့ခက်တဲ့အကွက်က ပိုပေးပါတယ်။',
  'วางชิปบนเลข สี หรือกลุ่มเลขก่อนปล่อยลูกบอล ช่องที่ออกยากยิ่งจ่ายมาก',
  '放球前把筹码押在号码、颜色或号码组上。越难中的区域赔得越多。',
);

export const prizeWheel = text(
  'Bet on the field where the wheel will stop. Each field shows what it pays; the pointer at the top decides.',
  'Pertaruhkan petak tempat roda akan berhenti. Setiap petak menunjukkan bayarannya; penunjuk di atas menentukan.',
  'ဘီးရပ်မယ့်အကွက်ကို လောင်းပါ။ အကွက်တိုင်းမှာ ပေးမယ့်ပမာဏ ပြထားပြီး အပေါ်က မြားက ဆုံးဖြတ်ပါတယ်။',
  'เดิมพันช่องที่วงล้อจะหยุด แต่ละช่องแสดงอัตราจ่าย เข็มด้านบนเป็นตัวตัดสิน',
  '押转盘停下的区域。每格写明赔率，以顶部指针为准。',
);

export const cubes = text(
  'Choose one or more colours. Three cubes roll; each cube that shows your colour pays once your stake.',
  'Pilih satu atau lebih warna. Tiga kiub bergolek; setiap kiub dengan warna anda membayar sekali pertaruhan.',
  'အရောင်တစ်မျိုး သို့မဟုတ် အများ ရွေးပါ။ အတုံးသုံးတုံး လှိမ့်မယ်။ သင့်အရောင်ကျတဲ့အတုံးတိုင်း လောင်းကြေးတစ်ဆ ရပါမယ်။',
  'เลือกหนึ่งสีขึ้นไป ลูกเต๋าสามลูกกลิ้ง แต่ละลูกที่ออกสีของคุณจ่ายหนึ่งเท่า',
  '选择一种或多种颜色。三只方块滚动，每只出现你的颜色赔一倍。',
);

export const dome = text(
  'Guess the sum, a pair or a triple before the dice jump. High and low pay even; exact sums and triples pay more.',
  'Teka jumlah, pasangan atau tiga serupa sebelum dadu melompat. Besar dan kecil dibayar sama; jumlah tepat dan tiga serupa dibayar lebih.',
  'အန်စာမခုန်ခင် ပေါင်းလဒ်၊ နှစ်လုံးတူ သို့မဟုတ် သုံးလုံးတူကို ခန့်မှန်းပါ။ အကြီးအသေးက တစ်ဆ၊ ပေါင်းလဒ်အတိအကျနဲ့ သုံးလုံးတူက ပိုပေးပါတယ်။',
  'ทายผลรวม คู่ หรือตองก่อนลูกเต๋ากระโดด สูงต่ำจ่ายเท่าตัว ผลรวมตรงและตองจ่ายมากกว่า',
  '骰子跳动前猜点数、对子或三同。大小一赔一，精确点数与三同赔得更多。',
);

export const baccarat = text(
  "Bet on the player's hand, the banker's hand or a tie. The hand nearer to nine wins; tens and pictures count nothing.",
  'Pertaruhkan tangan pemain, tangan bank atau seri. Tangan yang lebih hampir sembilan menang; sepuluh dan gambar dikira kosong.',
  'ကစားသူဖက်၊ ဘဏ်ဖက် သို့မဟုတ် သရေကို လောင်းပါ။ ကိုးနဲ့ ပိုနီးတဲ့ဖက် နိုင်တယ်။ ဆယ်နဲ့ ရုပ်ပုံဖဲကို သုညလို့ ရေတွက်ပါတယ်။',
  'เดิมพันฝั่งผู้เล่น เจ้ามือ หรือเสมอ ฝั่งที่ใกล้เก้ากว่าชนะ สิบและไพ่รูปนับเป็นศูนย์',
  '押闲、庄或和。更接近九点的一方获胜，十与人头牌算零。',
);

export const pegs = text(
  'Choose a stake and let the ball fall. The pocket at the foot where it lands decides what it pays.',
  'Pilih pertaruhan dan jatuhkan bola. Poket di bawah tempat ia mendarat menentukan bayaran.',
  'လောင်းကြေးရွေးပြီး ဘောလုံးကို လွှတ်ချပါ။ အောက်ခြေမှာ ကျတဲ့အကွက်က ရမယ့်ပမာဏကို ဆုံးဖြတ်ပါတယ်။',
  'เลือกเงินเดิมพันแล้วปล่อยลูกบอล ช่องด้านล่างที่ลูกตกเป็นตัวกำหนดรางวัล',
  '选择注额，放下小球。落入底部哪个口袋，就按哪个赔付。',
);

export const bingo = text(
  'Buy one to four tickets. Numbers are drawn one by one and marked for you; a full line pays, a full ticket pays most.',
  'Beli satu hingga empat tiket. Nombor dicabut satu demi satu dan ditanda untuk anda; satu baris penuh dibayar, tiket penuh dibayar paling tinggi.',
  'လက်မှတ်တစ်စောင်မှ လေးစောင်အထိ ဝယ်ပါ။ ဂဏန်းတွေကို တစ်ခုချင်းဖောက်ပြီး အလိုအလျောက် မှတ်ပေးမယ်။ တစ်တန်းပြည့်ရင် ရပြီး လက်မှတ်ပြည့်ရင် အများဆုံးရပါတယ်။',
  'ซื้อหนึ่งถึงสี่ใบ ระบบสุ่มและขีดเลขให้ทีละตัว ครบแถวได้รางวัล ครบทั้งใบได้มากที่สุด',
  '购买一至四张票。号码逐个开出并自动标记，成行有奖，满票奖最高。',
);

export const highLow = text(
  'See one card and say whether the next will be higher or lower. Stop when you like, or go on with what you have won.',
  'Lihat satu kad dan teka sama ada kad seterusnya lebih tinggi atau rendah. Berhenti bila-bila masa, atau teruskan dengan kemenangan.',
  'ဖဲတစ်ချပ်ကိုကြည့်ပြီး နောက်တစ်ချပ်က ပိုကြီးမလား ပိုသေးမလား ပြောပါ။ ကြိုက်တဲ့အချိန် ရပ်နိုင်သလို နိုင်ထားတာနဲ့ ဆက်ကစားနိုင်ပါတယ်။',
  'ดูไพ่หนึ่งใบแล้วทายว่าใบถัดไปสูงหรือต่ำกว่า หยุดเมื่อไรก็ได้ หรือเล่นต่อด้วยเงินที่ชนะ',
  '看一张牌，猜下一张更大还是更小。可随时停手，也可带着赢利继续。',
);

export const diceThrow = text(
  'Choose a sum or a combination, then throw. The table shows what each pays; a throw is settled at once.',
  'Pilih jumlah atau gabungan, kemudian baling. Jadual menunjukkan bayaran; setiap balingan diselesaikan serta-merta.',
  'ပေါင်းလဒ် သို့မဟုတ် အတွဲတစ်ခု ရွေးပြီး ပစ်ပါ။ ပေးချေမှုကို ဇယားမှာ ပြထားပြီး တစ်ပစ်ချင်း ချက်ချင်း ရှင်းပါတယ်။',
  'เลือกผลรวมหรือรูปแบบแล้วทอย ตารางแสดงอัตราจ่าย รู้ผลทันทีทุกครั้ง',
  '选择点数或组合后掷骰。赔率见表，每掷即时结算。',
);

export const dominoes = text(
  'Lay a tile whose half matches an open end. Who lays the last tile first, or holds the fewest pips when nobody can move, wins the round.',
  'Letak jubin yang separuhnya sepadan dengan hujung terbuka. Sesiapa yang habis dahulu, atau paling sedikit titik apabila buntu, menang.',
  'ဖွင့်ထားတဲ့ထိပ်နဲ့ ကိုက်ညီတဲ့အတုံးကို ချပါ။ အရင်ကုန်သူ သို့မဟုတ် ဘယ်သူမှ မချနိုင်တဲ့အခါ အစက်အနည်းဆုံးကျန်သူ နိုင်ပါတယ်။',
  'วางโดมิโนที่ครึ่งหนึ่งตรงกับปลายเปิด ใครวางหมดก่อน หรือเหลือแต้มน้อยสุดเมื่อไม่มีใครเดินได้ ชนะรอบ',
  '出一张与开口端相同的骨牌。先出完者，或无人可走时点数最少者获胜。',
);

export const tiles = text(
  "Draw and discard until your hand makes four groups and a pair. A round has a fixed stake; the hand's points decide the win.",
  'Ambil dan buang sehingga tangan anda membentuk empat kumpulan dan satu pasangan. Pertaruhan setiap pusingan tetap; mata menentukan kemenangan.',
  'အုပ်စုလေးခုနဲ့ အတွဲတစ်တွဲ ရတဲ့အထိ ဆွဲပြီး ပစ်ပါ။ တစ်ပွဲလောင်းကြေး ပုံသေဖြစ်ပြီး အမှတ်အလိုက် အနိုင်ပမာဏ ဆုံးဖြတ်ပါတယ်။',
  'จั่วและทิ้งจนได้สี่ชุดหนึ่งคู่ เดิมพันต่อรอบคงที่ แต้มในมือกำหนดเงินรางวัล',
  '摸牌出牌，凑成四组一对。每局注额固定，按番数决定输赢。',
);

export const race = text(
  'Throw two dice and move your men home. Hit a single man of the other side to send it back; who brings all men off first wins.',
  'Baling dua dadu dan bawa buah pulang. Pukul buah lawan yang bersendirian untuk menghantarnya balik; yang pertama mengeluarkan semua buah menang.',
  'အန်စာနှစ်လုံးပစ်ပြီး အရုပ်တွေကို အိမ်ပြန်ရွှေ့ပါ။ တစ်ဖက်က တစ်ကောင်တည်းအရုပ်ကို ထိရင် နောက်ပြန်ပို့နိုင်တယ်။ အရုပ်အားလုံး အရင်ထုတ်နိုင်သူ နိုင်ပါတယ်။',
  'ทอยลูกเต๋าสองลูกแล้วพาหมากกลับบ้าน โดนหมากเดี่ยวของอีกฝ่ายจะถูกส่งกลับ ใครนำหมากออกหมดก่อนชนะ',
  '掷两骰，把棋子送回家。击中对方孤子可将其送回，先移出全部棋子者胜。',
);

export const checkers = text(
  "Move your men diagonally and jump over the other side's. A man that reaches the far row may move back. Who can't move loses the round.",
  'Gerakkan buah secara menyerong dan lompati buah lawan. Buah yang sampai ke baris akhir boleh berundur. Yang tidak boleh bergerak kalah.',
  'အရုပ်တွေကို ထောင့်ဖြတ်ရွှေ့ပြီး တစ်ဖက်အရုပ်တွေကို ခုန်ကျော်ပါ။ အဆုံးတန်းရောက်တဲ့အရုပ်က နောက်ပြန်ရွှေ့နိုင်တယ်။ မရွှေ့နိုင်သူ ရှုံးပါတယ်။',
  'เดินหมากแนวทแยงและกระโดดข้ามหมากอีกฝ่าย หมากที่ถึงแถวสุดท้ายเดินถอยหลังได้ ใครเดินไม่ได้แพ้',
  '棋子斜走，跳吃对方。到达底线的棋子可以后退，无子可动者负。',
);

export const chess = text(
  'Short games against the house at a strength you choose. Checkmate pays the stake, a draw returns it.',
  'Permainan ringkas menentang rumah pada tahap pilihan anda. Mati syah membayar pertaruhan, seri memulangkannya.',
  'သင်ရွေးတဲ့အဆင့်နဲ့ အိမ်ရှင်ကို ယှဉ်ကစားရတဲ့ ပွဲတိုများ။ မတ်ရရင် လောင်းကြေးတစ်ဆရ၊ သရေဆို လောင်းကြေး ပြန်ရပါတယ်။',
  'เกมสั้นกับเจ้าบ้านในระดับที่คุณเลือก รุกจนได้เงินเท่าเดิมพัน เสมอคืนเดิมพัน',
  '与庄家对弈短局，难度自选。将死赔一倍，和棋退注。',
);

export const sungka = text(
  'Take the shells of one cup and drop them one by one around the board. End in your store and you go again; who gathers more shells wins.',
  'Ambil cengkerang dari satu lubang dan jatuhkan satu demi satu. Jika tamat di rumah anda, main lagi; yang mengumpul lebih banyak menang.',
  'ခွက်တစ်ခုထဲက ခရုခွံတွေယူပြီး ခုံပတ်လည် တစ်လုံးချင်းချပါ။ ကိုယ့်ခွက်ကြီးမှာ ဆုံးရင် နောက်တစ်ခါ ကစားခွင့်ရတယ်။ ခရုခွံပိုများသူ နိုင်ပါတယ်။',
  'หยิบเปลือกหอยจากหนึ่งหลุมแล้วหยอดทีละตัวรอบกระดาน ถ้าจบที่หลุมใหญ่ของคุณได้เล่นต่อ ใครสะสมมากกว่าชนะ',
  '取一坑贝壳逐坑撒下，最后一枚落在自家大坑可再走一次，收得更多者胜。',
);

export const fiveInRow = text(
  'Place stones in turn on the crossings. Five of your colour in a row, straight or diagonal, win the round.',
  'Letakkan batu bergilir di persilangan. Lima warna anda sebaris, lurus atau serong, memenangi pusingan.',
  'မျဉ်းဆုံတွေပေါ် အလှည့်ကျ ကျောက်စေ့ချပါ။ ကိုယ့်အရောင် ငါးလုံး တစ်တန်းတည်း ဖြောင့်ဖြောင့် သို့မဟုတ် ထောင့်ဖြတ်ရရင် နိုင်ပါတယ်။',
  'ผลัดกันวางหมากบนจุดตัด ครบห้าตัวเรียงตรงหรือทแยงชนะรอบ',
  '轮流在交叉点落子，己方五子连成直线或斜线即胜。',
);
