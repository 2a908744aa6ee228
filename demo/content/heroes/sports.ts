import { text } from '../text.js';
import type { HeroTexts } from './hero-text.js';

export const SPORTS_HEROES: HeroTexts<
  | 'football'
  | 'tennis'
  | 'gloves'
  | 'basketball'
  | 'billiards'
  | 'shuttle'
  | 'takraw'
  | 'bowling'
  | 'volleyball'
  | 'paddle'
> = {
  football: {
    name: text('football', 'bola sepak', 'ဘောလုံး', 'ฟุตบอล', '足球'),
    sentence: text(
      'Two clubs from one town meet again.',
      'Dua kelab sekota bertemu lagi.',
      'တစ်မြို့တည်းက အသင်းနှစ်သင်း ပြန်လည်ဆုံတွေ့ပြီ။',
      'สองสโมสรเมืองเดียวกันพบกันอีกครั้ง',
      '同城两队再度相遇。',
    ),
  },
  tennis: {
    name: text('tennis', 'tenis', 'တင်းနစ်', 'เทนนิส', '网球'),
    sentence: text(
      'A long rally, and the line is thin.',
      'Rali panjang, dan garisnya nipis.',
      'ရှည်လျားတဲ့ အပြန်အလှန်ရိုက်ချက်၊ မျဉ်းက ပါးပါးလေး။',
      'โต้กันยาว และเส้นนั้นบางนิดเดียว',
      '漫长对打，只差一线。',
    ),
  },
  gloves: {
    name: text('boxing', 'tinju', 'လက်ဝှေ့', 'มวย', '拳击'),
    sentence: text(
      'The bell rings and the gloves go up.',
      'Loceng berbunyi dan sarung tangan diangkat.',
      'ခေါင်းလောင်းမြည်တာနဲ့ လက်အိတ်တွေ မြှောက်လိုက်ကြတယ်။',
      'ระฆังดัง นวมยกขึ้น',
      '铃响，拳套举起。',
    ),
  },
  basketball: {
    name: text('basketball', 'bola keranjang', 'ဘတ်စကက်ဘော', 'บาสเกตบอล', '篮球'),
    sentence: text(
      'Fast breaks from one hoop to the other.',
      'Serangan pantas dari jaring ke jaring.',
      'ခြင်းတစ်ဖက်ကနေ တစ်ဖက်ကို အမြန်တိုက်စစ်။',
      'เกมเร็วจากห่วงสู่ห่วง',
      '从这一筐到那一筐的快攻。',
    ),
  },
  billiards: {
    name: text('billiards', 'biliard', 'ဘိလိယက်', 'บิลเลียด', '台球'),
    sentence: text(
      'One shot, three cushions, a corner pocket.',
      'Satu pukulan, tiga kusyen, satu poket.',
      'တစ်ချက်ထိုး၊ ဘောင်သုံးဖက်၊ ထောင့်အိတ်တစ်ခု။',
      'ทีเดียว สามชิ่ง ลงหลุมมุม',
      '一杆三库，直落角袋。',
    ),
  },
  shuttle: {
    name: text('badminton', 'badminton', 'ကြက်တောင်', 'แบดมินตัน', '羽毛球'),
    sentence: text(
      'Feathers fly faster than the eye.',
      'Bulu tangkis terbang lebih laju daripada mata.',
      'ကြက်တောင်က မျက်စိထက် မြန်မြန်ပျံတယ်။',
      'ลูกขนไก่เร็วกว่าสายตา',
      '羽球快过目光。',
    ),
  },
  takraw: {
    name: text('sepak takraw', 'sepak takraw', 'ပိုက်ကျော်ခြင်း', 'เซปักตะกร้อ', '藤球'),
    sentence: text(
      'A woven ball, kicked over the net upside down.',
      'Bola rotan disepak melepasi jaring secara terbalik.',
      'ကြိမ်ခြင်းလုံးကို ဇောက်ထိုးကန်ပြီး ပိုက်ကျော်စေတယ်။',
      'ลูกหวายถูกตีลังกาเตะข้ามตาข่าย',
      '倒挂踢过网的藤球。',
    ),
  },
  bowling: {
    name: text('bowling', 'boling', 'ဘိုးလင်း', 'โบว์ลิง', '保龄球'),
    sentence: text(
      'A heavy ball and ten white pins.',
      'Bola berat dan sepuluh pin putih.',
      'လေးလံတဲ့ဘောလုံးတစ်လုံးနဲ့ အဖြူရောင်တိုင် ဆယ်တိုင်။',
      'ลูกหนักหนึ่งลูกกับสิบพินสีขาว',
      '一颗重球，十只白瓶。',
    ),
  },
  volleyball: {
    name: text('volleyball', 'bola tampar', 'ဘော်လီဘော', 'วอลเลย์บอล', '排球'),
    sentence: text(
      'Sand, a net and three touches.',
      'Pasir, jaring dan tiga sentuhan.',
      'သဲပြင်၊ ပိုက်နှင့် အထိသုံးချက်။',
      'ทราย ตาข่าย และสามสัมผัส',
      '沙地、球网、三次触球。',
    ),
  },
  paddle: {
    name: text('table tennis', 'ping pong', 'စားပွဲတင်တင်းနစ်', 'ปิงปอง', '乒乓球'),
    sentence: text(
      'The small ball spins more than it seems.',
      'Bola kecil berpusing lebih daripada yang nampak.',
      'ဘောလုံးသေးသေးလေးက ထင်ထားတာထက် ပိုလည်တယ်။',
      'ลูกเล็กหมุนกว่าที่ตาเห็น',
      '小球的旋转超乎所见。',
    ),
  },
};
