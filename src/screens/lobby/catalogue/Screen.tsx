import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserAddress } from '../../../../machines/lobby/addresses.js';
import type { CatalogueRef } from '../../../../machines/lobby/catalogue.machine.js';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { layoutGridGlyph } from '../../../ui/icon/glyphs/layout-grid.js';
import { Statement } from '../../../ui/statement/Statement.js';
import type { GameListView } from '../shared/games.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { CatalogueView } from './View.js';

export type CatalogueScreenProps = { catalogue: CatalogueRef; favorites: FavoritesRef; GameList: GameListView };

export function CatalogueScreen({ catalogue, favorites, GameList }: CatalogueScreenProps) {
  const list = useSelector(catalogue, select.selectList);
  const filter = useSelector(catalogue, select.selectFilter);
  const source = useSelector(catalogue, select.selectSource);
  const isNarrowed =
    source === 'browse' && (filter.makerId !== null || filter.tagId !== null || filter.feature !== null);
  const whenEmpty = (
    <NoGames isNarrowed={isNarrowed} onClear={() => catalogue.send({ type: 'catalogue.filtersCleared' })} />
  );
  return (
    <CatalogueView
      panel={useSelector(catalogue, select.selectPanel)}
      source={source}
      categories={useSelector(catalogue, select.selectCategories)}
      state={useSelector(catalogue, select.selectFilters)}
      filter={filter}
      shelves={useSelector(catalogue, select.selectShelves)}
      onMaker={(makerId) => catalogue.send({ type: 'catalogue.makerChosen', makerId })}
      onTag={(tagId) => catalogue.send({ type: 'catalogue.tagChosen', tagId })}
      onFeature={(feature) => catalogue.send({ type: 'catalogue.featureChosen', feature })}
      onSort={(sort) => catalogue.send({ type: 'catalogue.sortChosen', sort })}
      onRetry={() => catalogue.send({ type: 'catalogue.retried' })}
      games={list ? <GameList list={list} favorites={favorites} whenEmpty={whenEmpty} /> : null}
    />
  );
}

function NoGames({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { formatMessage } = useIntl();
  const toAll = <FormattedMessage {...messages.toAll} />;
  return (
    <Statement
      glyph={layoutGridGlyph}
      heading={formatMessage(messages.emptyTitle)}
      action={
        isNarrowed ? (
          <Button onPress={onClear}>
            <FormattedMessage {...messages.clear} />
          </Button>
        ) : (
          <Button href={browserAddress({})}>{toAll}</Button>
        )
      }
      quiet={
        isNarrowed ? (
          <Button variant="ghost" href={browserAddress({})}>
            {toAll}
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage {...messages.emptyText} />
    </Statement>
  );
}
