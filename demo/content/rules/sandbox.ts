import type { GameName } from '../../../sandbox/maker/games/games.js';
import type { Texts } from '../../../server/base/locale.js';
import { text } from '../text.js';

const slot = text(
  'Five reels of three rows, ten lines. Choose a stake and spin. Three or more equal pictures from the left on a line pay by the table; the wild picture stands for any other, and three or more scatter pictures anywhere pay on the whole stake. All pays are behind the i button.',
  'Lima gelendong tiga baris, sepuluh garisan. Pilih pertaruhan dan putar. Tiga atau lebih gambar sama dari kiri pada satu garisan dibayar mengikut jadual; gambar liar menggantikan gambar lain, dan tiga atau lebih gambar serak di mana-mana dibayar atas seluruh pertaruhan. Semua bayaran ada di sebalik butang i.',
  'အတန်းသုံးတန်းပါ ဘီးငါးခု၊ လိုင်းဆယ်လိုင်း။ လောင်းကြေးရွေးပြီး လှည့်ပါ။ လိုင်းတစ်ခုပေါ် ဘယ်ဘက်ကစပြီး ပုံတူသုံးပုံနှင့်အထက်ကျရင် ဇယားအတိုင်း ရပါမယ်။ ဝိုင်းလ်ပုံက တခြားပုံအစား ဝင်ပေးပြီး စကတ်တာပုံ သုံးပုံနှင့်အထက် ဘယ်နေရာမဆိုကျရင် လောင်းကြေးတစ်ခုလုံးအပေါ် ရပါမယ်။ ပုံတိုင်းရဲ့ ပေးချေမှုကို i ခလုတ်မှာ ကြည့်ပါ။',
  'ห้าวงล้อสามแถว สิบไลน์ เลือกเงินเดิมพันแล้วหมุน ภาพเหมือนกันตั้งแต่สามภาพจากซ้ายบนไลน์จ่ายตามตาราง ภาพไวลด์ใช้แทนภาพอื่นได้ และภาพสแคตเตอร์ตั้งแต่สามภาพที่ใดก็ได้จ่ายตามเงินเดิมพันทั้งหมด ดูอัตราจ่ายทั้งหมดที่ปุ่ม i',
  '五轴三行，十条线。选择注额后旋转。同一条线上从左起三个或以上相同图案按赔付表赔付；百搭图案可代替其他图案，任意位置出现三个或以上分散图案按总注额赔付。全部赔率见 i 按钮。',
);

const roulette = text(
  'A wheel with 37 pockets and one zero. Choose the size of your chip and tap fields: a single number pays 36 times the chip, a dozen or a column 3 times, and red, black, even, odd, low or high 2 times, with the chip included. Zero belongs to no group.',
  'Roda dengan 37 poket dan satu sifar. Pilih nilai cip dan ketik petak: satu nombor membayar 36 kali cip, satu dozen atau lajur 3 kali, dan merah, hitam, genap, ganjil, kecil atau besar 2 kali, termasuk cip. Sifar tidak termasuk dalam mana-mana kumpulan.',
  'အပေါက် 37 ပေါက်နဲ့ သုညတစ်ခုပါတဲ့ ဘီး။ ချစ်ပ်ပြားတန်ဖိုးရွေးပြီး အကွက်တွေကို နှိပ်ပါ။ ဂဏန်းတစ်လုံးက ချစ်ပ်ပြားရဲ့ 36 ဆ၊ ဆယ့်နှစ်လုံးတွဲ ဒါမှမဟုတ် တိုင်က 3 ဆ၊ အနီ၊ အမည်း၊ စုံ၊ မ၊ အသေး၊ အကြီးက 2 ဆ (ချစ်ပ်ပြားအပါအဝင်) ပေးပါတယ်။ သုညက ဘယ်အုပ်စုမှာမှ မပါပါဘူး။',
  'วงล้อ 37 ช่อง มีเลขศูนย์หนึ่งช่อง เลือกมูลค่าชิปแล้วแตะช่อง เลขเดียวจ่าย 36 เท่าของชิป ชุดสิบสองหรือแถวจ่าย 3 เท่า และแดง ดำ คู่ คี่ ต่ำ สูง จ่าย 2 เท่า รวมชิปแล้ว เลขศูนย์ไม่อยู่ในกลุ่มใด',
  '37 格轮盘，只有一个零。选择筹码面值后点按区域：单个号码赔 36 倍，一打或一列赔 3 倍，红、黑、单、双、小、大赔 2 倍，均含筹码。零不属于任何一组。',
);

const dice = text(
  'A roll from 0.00 to 99.99. Choose your chance to win, from 1% to 95%, and whether the roll has to be under or over the mark. The smaller the chance, the more it pays: at 50% 1.94 times the stake, at 1% 97 times.',
  'Balingan dari 0.00 hingga 99.99. Pilih peluang menang, dari 1% hingga 95%, dan sama ada balingan mesti di bawah atau di atas tanda. Lebih kecil peluang, lebih tinggi bayaran: pada 50% 1.94 kali pertaruhan, pada 1% 97 kali.',
  '0.00 ကနေ 99.99 အထိ ကျနိုင်ပါတယ်။ နိုင်ခြေကို 1% ကနေ 95% အထိ ရွေးပြီး ဂဏန်းက အမှတ်အောက် ဒါမှမဟုတ် အထက် ကျရမလား ရွေးပါ။ နိုင်ခြေနည်းလေ ပိုပေးလေပါ။ 50% မှာ လောင်းကြေးရဲ့ 1.94 ဆ၊ 1% မှာ 97 ဆ။',
  'ทอยได้ตั้งแต่ 0.00 ถึง 99.99 เลือกโอกาสชนะตั้งแต่ 1% ถึง 95% และเลือกว่าต้องต่ำกว่าหรือสูงกว่าเส้น โอกาสยิ่งน้อยยิ่งจ่ายมาก ที่ 50% จ่าย 1.94 เท่าของเดิมพัน ที่ 1% จ่าย 97 เท่า',
  '点数从 0.00 到 99.99。选择 1% 到 95% 的胜率，以及点数须在标记之下还是之上。胜率越小，赔付越多：50% 赔 1.94 倍，1% 赔 97 倍。',
);

const fishing = text(
  'Tap a fish to shoot at it. Each shot costs the stake. A caught fish pays from 2 to 50 times the stake, as it shows; the more it pays, the rarer it is caught. Where it swims changes nothing.',
  'Ketik ikan untuk menembaknya. Setiap tembakan berharga satu pertaruhan. Ikan yang ditangkap membayar 2 hingga 50 kali pertaruhan, seperti yang ditunjukkan; lebih tinggi bayarannya, lebih jarang ditangkap. Tempat ia berenang tidak mengubah apa-apa.',
  'ပစ်ဖို့ ငါးကို နှိပ်ပါ။ တစ်ချက်ပစ်တိုင်း လောင်းကြေးတစ်ခု ကုန်ပါတယ်။ မိတဲ့ငါးက ပြထားတဲ့အတိုင်း လောင်းကြေးရဲ့ 2 ဆကနေ 50 ဆအထိ ပေးပါတယ်။ ပိုပေးတဲ့ငါးက မိဖို့ ပိုခက်ပါတယ်။ ဘယ်နေရာမှာ ကူးနေလဲက ဘာမှ မပြောင်းလဲပါဘူး။',
  'แตะปลาเพื่อยิง ยิงหนึ่งครั้งเสียหนึ่งเดิมพัน ปลาที่จับได้จ่าย 2 ถึง 50 เท่าของเดิมพันตามที่แสดง ยิ่งจ่ายมากยิ่งจับยาก ตำแหน่งที่ว่ายไม่มีผล',
  '点按一条鱼即可射击，每一炮花费一注。命中后按所示赔 2 至 50 倍；赔得越多，越难命中。鱼游到哪里不影响结果。',
);

const poker = text(
  'Video poker, Jacks or Better. You get five cards, hold those you like and draw the others anew once. A pair of jacks or better gives the stake back, two pairs pay 2 times, and so on up to 800 times for a royal flush. A hint shows the best cards to hold.',
  'Poker video, Pekak atau Lebih. Anda mendapat lima kad, pegang yang anda suka dan ganti yang lain sekali. Sepasang pekak atau lebih memulangkan pertaruhan, dua pasang membayar 2 kali, dan seterusnya hingga 800 kali untuk flush diraja. Petua menunjukkan kad terbaik untuk dipegang.',
  'ဗီဒီယိုပိုကာ၊ ဂျက်နှင့်အထက်။ ဖဲငါးချပ်ရပြီး ကြိုက်တဲ့ဖဲကို ကိုင်ထား၊ ကျန်တာကို တစ်ကြိမ် လဲပါ။ ဂျက်နှင့်အထက် တစ်စုံက လောင်းကြေး ပြန်ပေးပြီး နှစ်စုံက 2 ဆ၊ အဲ့ဒီကနေ ရွိုင်ရယ်ဖလပ်ရှ်အတွက် 800 ဆအထိ ပေးပါတယ်။ အကြံပြုချက်က ကိုင်ဖို့ အကောင်းဆုံးဖဲကို ပြပါတယ်။',
  'วิดีโอโป๊กเกอร์ แจ็คหรือดีกว่า คุณได้ไพ่ห้าใบ เก็บใบที่ต้องการและจั่วใบที่เหลือใหม่หนึ่งครั้ง คู่แจ็คขึ้นไปได้เดิมพันคืน สองคู่จ่าย 2 เท่า ไปจนถึง 800 เท่าสำหรับรอยัลฟลัช ปุ่มคำแนะนำแสดงไพ่ที่ควรเก็บ',
  '电子扑克，J 或更大。发五张牌，保留想要的，其余换一次。一对 J 或更大退还投注，两对赔 2 倍，直至皇家同花顺赔 800 倍。提示会显示最值得保留的牌。',
);

const sports = text(
  'Invented football leagues whose matches follow one another all day; a match takes three minutes. Tap odds to pick who wins, a draw, or more or fewer than 2.5 goals. Up to five picks of different matches make one bet, and all of them must be right. Bets close at kick-off and are paid when the last match ends, also after you have left. A match that is abandoned does not count.',
  'Liga bola sepak rekaan yang perlawanannya bersambung sepanjang hari; satu perlawanan mengambil masa tiga minit. Ketik odds untuk memilih pemenang, seri, atau lebih atau kurang daripada 2.5 gol. Sehingga lima pilihan daripada perlawanan berlainan menjadi satu taruhan, dan semuanya mesti betul. Taruhan ditutup pada sepak mula dan dibayar apabila perlawanan terakhir tamat, walaupun selepas anda keluar. Perlawanan yang dihentikan tidak dikira.',
  'တစ်နေ့လုံး ဆက်တိုက်ကန်တဲ့ စိတ်ကူးယဉ်ဘောလုံးလိဂ်များ။ ပွဲတစ်ပွဲ သုံးမိနစ်ကြာပါတယ်။ ဘယ်သူနိုင်မလဲ၊ သရေလား၊ ဂိုး 2.5 အထက် ဒါမှမဟုတ် အောက်လား ရွေးဖို့ ပေါက်ကြေးကို နှိပ်ပါ။ မတူတဲ့ပွဲ ငါးပွဲအထိ ရွေးချယ်မှုတွေကို လောင်းကြေးတစ်ခုအဖြစ် လောင်းနိုင်ပြီး အားလုံးမှန်ရပါမယ်။ ပွဲစချိန်မှာ ပိတ်ပြီး နောက်ဆုံးပွဲပြီးရင် ပေးပါတယ်၊ ထွက်သွားပြီးတော့လည်း ရပါတယ်။ ရပ်ဆိုင်းလိုက်တဲ့ပွဲကို မတွက်ပါဘူး။',
  'ลีกฟุตบอลสมมติที่แข่งต่อเนื่องทั้งวัน หนึ่งนัดใช้เวลาสามนาที แตะราคาเพื่อเลือกผู้ชนะ เสมอ หรือสูงต่ำ 2.5 ประตู เลือกได้ถึงห้านัดต่างกันเป็นหนึ่งเดิมพัน และต้องถูกทุกข้อ ปิดรับเมื่อเริ่มแข่ง และจ่ายเมื่อนัดสุดท้ายจบ แม้คุณออกไปแล้ว นัดที่ถูกยกเลิกไม่นับ',
  '虚构的足球联赛，比赛全天不断，一场三分钟。点按赔率选择胜负、平局，或总进球大于或小于 2.5。最多五场不同比赛的选项组成一注，须全部猜中。开赛时停止投注，最后一场结束时派彩，离开后也照付。中止的比赛不计。',
);

/** How the games of the embedded maker are played. */
export const SANDBOX_RULES: Readonly<Record<GameName, Texts>> = { slot, roulette, poker, dice, fishing, sports };
