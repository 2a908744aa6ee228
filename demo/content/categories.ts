import type { Texts } from '../../server/base/locale.js';
import { text } from './text.js';
import type { Category, CategoryId, Tag, TagId } from './types.js';

/** A title in the format of the wire. ms_MY has no key and falls back to English (decision F5). */
const wireTitle = (names: Texts): string =>
  JSON.stringify({
    th: { title: names.th_TH },
    en: { title: names.en_US },
    zh: { title: names.zh_CN },
    mm: { title: names.my_MM },
  });

const CATEGORY_NAMES: Readonly<Record<CategoryId, Texts>> = {
  slots: text('Slots', 'Slot', 'စလော့', 'สล็อต', '老虎机'),
  casino: text('Casino', 'Kasino', 'ကာစီနို', 'คาสิโน', '娱乐场'),
  poker: text('Poker', 'Poker', 'ဖဲကစားပွဲ', 'โป๊กเกอร์', '扑克'),
  table: text('Table', 'Meja', 'ဘုတ်ဂိမ်း', 'เกมโต๊ะ', '桌面游戏'),
  fishing: text('Fishing', 'Memancing', 'ငါးဖမ်း', 'ยิงปลา', '捕鱼'),
  sports: text('Sports', 'Sukan', 'အားကစား', 'กีฬา', '体育'),
};

const TAG_NAMES: Readonly<Record<TagId, Texts>> = {
  fruit: text('Fruit', 'Buah', 'သစ်သီး', 'ผลไม้', '水果'),
  treasure: text('Treasure', 'Harta', 'ရတနာ', 'ขุมทรัพย์', '宝藏'),
  ocean: text('Ocean', 'Lautan', 'ပင်လယ်', 'ท้องทะเล', '海洋'),
  festive: text('Festive', 'Pesta', 'ပွဲတော်', 'เทศกาล', '节庆'),
  cards: text('Cards', 'Kad', 'ဖဲချပ်', 'ไพ่', '纸牌'),
  board: text('Boards and dice', 'Papan dan dadu', 'ဘုတ်နှင့် အန်စာတုံး', 'กระดานและลูกเต๋า', '棋盘与骰子'),
  classic: text('Classic', 'Klasik', 'ဂန္ထဝင်', 'คลาสสิก', '经典'),
  quick: text('Quick', 'Pantas', 'မြန်ဆန်', 'เล่นเร็ว', '快速'),
};

export const CATEGORIES: readonly Category[] = (Object.keys(CATEGORY_NAMES) as CategoryId[]).map((id, index) => ({
  id,
  names: CATEGORY_NAMES[id],
  title: wireTitle(CATEGORY_NAMES[id]),
  position: index + 1,
}));

export const TAGS: readonly Tag[] = (Object.keys(TAG_NAMES) as TagId[]).map((id, index) => ({
  id,
  names: TAG_NAMES[id],
  title: wireTitle(TAG_NAMES[id]),
  position: index + 1,
}));

export const categoryNames = (id: CategoryId): Texts => CATEGORY_NAMES[id];
export const tagNames = (id: TagId): Texts => TAG_NAMES[id];
