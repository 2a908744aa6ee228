import { useIntl } from 'react-intl';
import { gameDetailAddress, makerAddress } from '../../../../machines/lobby/addresses.js';
import { fold } from '../../../../machines/shared/rules/fold.js';
import type { Suggested } from '../../../../machines/lobby/search.machine.js';
import { formatCount } from '../../../i18n/numbers.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { historyGlyph } from '../../../ui/icon/glyphs/history.js';
import { searchGlyph } from '../../../ui/icon/glyphs/search.js';
import { Picture } from '../../../ui/picture/Picture.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { Marked } from './Marked.js';
import { isFound } from './matches.js';
import { allResults, found, messages } from './messages.js';
import * as css from './suggestionList.css.js';

export type SuggestionListProps = {
  keyword: string;
  /** Null if there are none to show. */
  suggested: Suggested | null;
  /** The words that the player searched last. */
  recent: readonly string[];
  isBusy: boolean;
  onWord: (word: string) => void;
  onOpen: (name: string) => void;
  onAll: () => void;
};

/** The last words that begin like the typed one, the makers and games that it finds, and the way to all results. */
export function SuggestionList({ keyword, suggested, recent, isBusy, onWord, onOpen, onAll }: SuggestionListProps) {
  const { formatMessage } = useIntl();
  const games = suggested?.rows ?? [];
  const total = suggested?.total ?? 0;
  const makers = [...new Map(games.map(({ makerId, makerName }) => [makerId, makerName]))].filter(([, name]) =>
    isFound(name, keyword),
  );
  return (
    <>
      <ul aria-label={formatMessage(messages.suggestions)} aria-busy={isBusy} data-arrows="" className={css.list}>
        {recent.filter(beginsLike(keyword)).map((word) => (
          <li key={`word ${word}`} className={css.row}>
            <Icon glyph={historyGlyph} className={css.icon} />
            <span className={css.words}>
              <PressTarget onPress={() => onWord(word)} className={css.link}>
                <Marked name={word} keyword={keyword} />
              </PressTarget>
            </span>
          </li>
        ))}
        {makers.map(([makerId, name]) => (
          <li key={`maker ${makerId}`} className={css.row}>
            <Icon glyph={gamepad2Glyph} className={css.icon} />
            <span className={css.words}>
              <span lang="en">
                <PressTarget href={makerAddress(makerId)} onPress={() => onOpen(name)} className={css.link}>
                  <Marked name={name} keyword={keyword} />
                </PressTarget>
              </span>
              <span className={css.note}>{formatMessage(messages.maker)}</span>
            </span>
          </li>
        ))}
        {games.map(({ gameId, name, makerName, art }) => (
          <li key={gameId} className={css.row}>
            <span className={css.art}>
              <Picture art={art} kind="card" sizes="40px" />
            </span>
            <span className={css.words} lang="en">
              <PressTarget href={gameDetailAddress(gameId)} onPress={() => onOpen(name)} className={css.link}>
                <Marked name={name} keyword={keyword} />
              </PressTarget>
              <span className={css.note}>
                <Marked name={makerName} keyword={keyword} />
              </span>
            </span>
          </li>
        ))}
        <li className={css.row}>
          <Icon glyph={searchGlyph} className={css.icon} />
          <span className={css.words}>
            <PressTarget onPress={onAll} className={css.all}>
              {formatMessage(allResults, { word: keyword })}
            </PressTarget>
          </span>
          {total > games.length ? <span className={css.count}>{formatCount(total)}</span> : null}
        </li>
      </ul>
      <VisuallyHidden as="output">
        {isBusy || suggested === null ? '' : formatMessage(found, { count: total, shown: formatCount(total) })}
      </VisuallyHidden>
    </>
  );
}

const mostRecent = 2;
const beginsLike =
  (keyword: string) =>
  (word: string, _: number, words: readonly string[]): boolean => {
    const typed = fold(keyword);
    const fits = words.filter((one) => fold(one).startsWith(typed) && fold(one) !== typed);
    return fits.slice(0, mostRecent).includes(word);
  };
