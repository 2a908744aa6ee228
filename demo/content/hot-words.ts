import type { Texts } from '../../server/base/locale.js';
import { text } from './text.js';

/** Search words that a visitor may tap instead of typing. Each finds games. */
export const HOT_WORDS: readonly Texts[] = [
  text('dragon', 'dragon', 'dragon', 'dragon', 'dragon'),
  text('mango', 'mangga', 'သရက်သီး', 'มะม่วง', '芒果'),
  text('bingo', 'bingo', 'ဘင်ဂို', 'บิงโก', '宾果'),
  text('turtle', 'penyu', 'လိပ်', 'เต่าทะเล', '海龟'),
  text('ace', 'as', 'အေ့စ်', 'ไพ่เอซ', '王牌'),
  text('lantern', 'tanglung', 'မီးပုံး', 'โคมไฟ', '灯笼'),
  text('dominoes', 'domino', 'ဒိုမီနို', 'โดมิโน', '多米诺'),
  text('takraw', 'takraw', 'ပိုက်ကျော်ခြင်း', 'เซปักตะกร้อ', '藤球'),
];
