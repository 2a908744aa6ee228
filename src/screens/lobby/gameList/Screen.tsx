import { useMemo } from 'react';
import { usePagedList } from '../../../ui/more/usePagedList.js';
import type { GameListProps } from '../shared/games.js';
import { useHearts } from '../shared/hearts.js';
import { GameListView } from './View.js';

const nothing: readonly string[] = [];

export function GameListScreen({ list, favorites, whenEmpty, renderName, hidden = nothing }: GameListProps) {
  const shown = usePagedList(list);
  const { rows: all, total } = shown;
  const rows = useMemo(() => all.filter(({ gameId }) => !hidden.includes(gameId)), [all, hidden]);
  return (
    <GameListView
      {...shown}
      rows={rows}
      total={total - (all.length - rows.length)}
      hearts={useHearts(favorites)}
      whenEmpty={whenEmpty}
      renderName={renderName}
    />
  );
}
