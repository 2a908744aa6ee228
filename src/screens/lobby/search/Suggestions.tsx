import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { GameCard } from '../../../../machines/vocabulary.js';
import { CardGrid } from '../../../ui/card-row/CardRow.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { flameGlyph } from '../../../ui/icon/glyphs/flame.js';
import { historyGlyph } from '../../../ui/icon/glyphs/history.js';
import { GameTile } from '../shared/GameTile.js';
import type { Hearts } from '../shared/hearts.js';
import { messages } from './messages.js';
import * as css from './search.css.js';

export type SuggestionsProps = {
  recent: readonly string[];
  hotWords: readonly string[];
  hotGames: readonly GameCard[];
  hearts: Hearts;
  onWord: (word: string) => void;
  onClearRecent: () => void;
};

/** The last words, popular words and hot games: shown before the player types, and when a search finds nothing. */
export function Suggestions({ recent, hotWords, hotGames, hearts, onWord, onClearRecent }: SuggestionsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div data-arrows="" className={css.sections}>
      {recent.length > 0 ? (
        <section aria-labelledby={`${id}-recent`}>
          <SectionHead
            id={`${id}-recent`}
            glyph={historyGlyph}
            heading={formatMessage(messages.recent)}
            all={{ onPress: onClearRecent, label: formatMessage(messages.clearRecent) }}
          />
          <Words label={formatMessage(messages.recent)} words={recent} onWord={onWord} />
        </section>
      ) : null}
      {hotWords.length > 0 ? (
        <section aria-labelledby={`${id}-words`}>
          <SectionHead id={`${id}-words`} heading={formatMessage(messages.hotWords)} />
          <Words label={formatMessage(messages.hotWords)} words={hotWords} onWord={onWord} />
        </section>
      ) : null}
      {hotGames.length > 0 ? (
        <section aria-labelledby={`${id}-games`}>
          <SectionHead id={`${id}-games`} glyph={flameGlyph} heading={formatMessage(messages.hotGames)} />
          <CardGrid label={formatMessage(messages.hotGames)}>
            {hotGames.slice(0, 6).map((game) => (
              <GameTile key={game.gameId} game={game} hearts={hearts} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </div>
  );
}

type WordsProps = { label: string; words: readonly string[]; onWord: (word: string) => void };

const Words = ({ label, words, onWord }: WordsProps) => (
  <ChipRow label={label}>
    {words.map((word) => (
      <Chip key={word} onPress={() => onWord(word)}>
        {word}
      </Chip>
    ))}
  </ChipRow>
);
