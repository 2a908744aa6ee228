import { useSelector } from '@xstate/react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import type { SearchRef } from '../../../../machines/lobby/search.machine.js';
import type { GameListView } from '../shared/games.js';
import { useHearts } from '../shared/hearts.js';
import { Marked } from './Marked.js';
import * as select from './selectors.js';
import { NothingFound, SearchView } from './View.js';

export type SearchScreenProps = { search: SearchRef; home: HomeRef; favorites: FavoritesRef; GameList: GameListView };

export function SearchScreen({ search, home, favorites, GameList }: SearchScreenProps) {
  const list = useSelector(search, select.selectList);
  const word = useSelector(search, select.selectKeyword);
  const suggestions = {
    recent: useSelector(search, select.selectRecent),
    hotWords: useSelector(search, select.selectHotWords),
    hotGames: useSelector(home, select.selectHotGames),
    hearts: useHearts(favorites),
    onWord: (keyword: string) => search.send({ type: 'search.wordChosen', keyword }),
    onClearRecent: () => search.send({ type: 'search.recentCleared' }),
  };
  return (
    <SearchView
      {...suggestions}
      panel={useSelector(search, select.selectPanel)}
      keyword={word}
      turn={useSelector(search, select.selectTurn)}
      suggested={useSelector(search, select.selectSuggested)}
      isBusy={useSelector(search, select.selectIsBusy)}
      results={
        list ? (
          <GameList
            list={list}
            favorites={favorites}
            renderName={(name) => <Marked name={name} keyword={word} />}
            whenEmpty={<NothingFound word={word} {...suggestions} />}
          />
        ) : null
      }
      onType={(keyword) =>
        search.send(keyword.trim() === '' ? { type: 'search.cleared' } : { type: 'search.typed', keyword })
      }
      onSubmit={(keyword) => search.send({ type: 'search.submitted', keyword })}
      onOpen={(name) => search.send({ type: 'search.suggestionOpened', word: name })}
    />
  );
}
