import { rectifyConfusion } from 'unicode-confusables';
import { refusal, type Refusal } from '../base/refusal.js';
import { firstCharacters } from './characters.js';
import type { Db } from '../db/open.js';
import { siteSettings } from './entry/site-settings.js';
import { plainText } from './plain-text.js';

/**
 * What nobody sees in a name. Joiners stay between letters of Myanmar and Thailand and between parts of an emoji, and so does
 * the selector of its colors. The client tidies in the same way (machines/shared/rules/names.ts).
 */
const unseen =
  /((?<=[\p{sc=Mymr}\p{sc=Thai}\p{Emoji}\uFE0F])\p{Join_C}(?=[\p{L}\p{ExtPict}])|(?<=\p{Emoji})\uFE0F)|[\p{C}\p{DI}\u2800]/gu;

const turning = /[\u202A-\u202E\u2066-\u2069]/u;

/** Accents, and vowels and tones of Thai: no letter has more than two. Burmese has more, which `plainText` bounds. */
const piled = /([\p{sc=Zinh}\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2})[\p{sc=Zinh}\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]+/gu;

const accent = /[\p{DI}\p{sc=Zinh}]/u;

/** A name on one line, without what nobody sees. */
export const tidyName = (text: string): string =>
  plainText(text.replaceAll(/\s+/g, ' ')).replaceAll(unseen, '$1').replaceAll(/ {2,}/g, ' ').trim();

/** Whether two characters of a name can be seen: a vowel or a tone beside its letter can, an accent on one cannot. */
const isSeen = (name: string): boolean => Array.from(name).filter((one) => !accent.test(one)).length > 1;

/** Words with which the site speaks about itself, in its five languages. Scripts without spaces hide them in a longer text. */
const words =
  'support admin administrator service official staff moderator helpdesk system ' +
  'sokongan pentadbir perkhidmatan khidmat kakitangan sistem';
const parts =
  'အက်ဒမင် အက်မင် စီမံခန့်ခွဲသူ ဝန်ဆောင်မှု အကူအညီပေး ဝန်ထမ်း တရားဝင် ' +
  'แอดมิน ผู้ดูแล เจ้าหน้าที่ สนับสนุน บริการ พนักงาน ทางการ ' +
  '客服 服务 服務 管理员 管理員 官方 系统 系統 工作人员 工作人員';

const skeleton = (text: string): string => rectifyConfusion(text.normalize('NFKD')).normalize('NFKD');

/**
 * What a text looks like: the skeleton of Unicode's security mechanisms (UTS 39, section 4) without case, and without the
 * accents and the l that a person reads over.
 */
const skeletonOf = (text: string): string =>
  skeleton(skeleton(text).toLowerCase())
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[l|]/g, 'i');

const hidden = parts.split(' ').map(skeletonOf);

/** Whether a name reads as the house's: it has one of these words, or the name of the site, or is made up of them. */
function isOfHouse(name: string, house: string): boolean {
  const ours = wordsOfHouse(house);
  return readingsOf(name).some(
    (read) =>
      hidden.some((part) => read.join('').includes(part)) ||
      read.some((word) => ours.includes(word)) ||
      isMadeOf(read.join(''), ours),
  );
}

/** Whether a name has nothing else. A holder of an account may have such a word in a name that the bank knows. */
const isHouseAlone = (name: string, house: string): boolean =>
  readingsOf(name).some((read) => isMadeOf(read.join(''), [...wordsOfHouse(house), ...hidden, 'custorner']));

const wordsOfHouse = (house: string): string[] =>
  `${words} ${house}`
    .split(/[^\p{L}\p{N}]+/u)
    .map(skeletonOf)
    .filter((word) => word.length > 2);

/** The words that a person reads in a name: digits may stand for letters (Supp0rt), or only follow them (Support01). */
const readingsOf = (name: string): string[][] =>
  [name, name.replaceAll(/\p{N}+/gu, ' ')].map((text) =>
    skeletonOf(text)
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word !== ''),
  );

/** Whether a text is nothing but words of the list. */
function isMadeOf(text: string, list: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let end = 0; end < text.length; end += 1)
    if (ends.has(end)) for (const word of list) if (text.startsWith(word, end)) ends.add(end + word.length);
  return text !== '' && ends.has(text.length);
}

/**
 * A name that a player wrote, as it is stored. Refused if its direction turns, if accents are piled up, if there are no two
 * characters to see, if a holder has no letter, or if it reads as the house's: a nickname by any of its words, a holder of an
 * account only as a whole.
 */
export async function nameOr(
  db: Db,
  text: string,
  field: string,
  kind: 'nickname' | 'holder',
): Promise<string | Refusal> {
  const name = tidyName(text);
  const isNumber = kind === 'holder' && !/\p{L}/u.test(name);
  if (turning.test(text) || name.search(piled) >= 0 || !isSeen(name) || isNumber)
    return refusal('invalidRequest', field);
  const { websiteName } = await siteSettings(db);
  const isReserved = kind === 'nickname' ? isOfHouse(name, websiteName) : isHouseAlone(name, websiteName);
  return isReserved ? refusal('nameReserved', field) : name;
}

/**
 * A name from another company, cut to a number of characters as people see them. Null if nothing can be seen in it, or if it
 * reads as the house's.
 */
export async function foreignName(db: Db, text: string, most: number): Promise<string | null> {
  const name = firstCharacters(tidyName(text).replaceAll(piled, '$1'), most).trim();
  return isSeen(name) && !isOfHouse(name, (await siteSettings(db)).websiteName) ? name : null;
}
