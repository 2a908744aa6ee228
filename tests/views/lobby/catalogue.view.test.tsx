import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  catalogueMachine,
  type CatalogueRef,
  type Shelves,
  type ShelvesRequest,
} from '../../../machines/lobby/catalogue.machine.js';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { CatalogueScreen } from '../../../src/screens/lobby/catalogue/Screen.js';
import { GameListScreen } from '../../../src/screens/lobby/gameList/Screen.js';
import { catalogueSpec } from '../../fixtures/lobby/catalogue.spec.js';
import { describePaths, type Outside, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesLink, seesText, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);

const select = async ({ user, getByRole }: Page, name: string, option: string) =>
  user.selectOptions(getByRole('combobox', { name }), option);

const orders = { relevance: 'Featured', hot: 'Hot first', new: 'New first', name: 'By name' } as const;
const opened: { current: CatalogueRef | null } = { current: null };
/** The page of a maker, and a page that still loads, have no filters: the choice goes to the chart directly. */
const ifOffered =
  (isListed: (shelves: Shelves) => boolean, act: (page: Page) => Promise<void>) =>
  async (page: Page, _event: unknown, { send }: Outside): Promise<void> => {
    const snapshot = opened.current?.getSnapshot();
    const isOffered =
      snapshot?.matches('shown') && snapshot.context.source === 'browse' && isListed(snapshot.context.shelves);
    return isOffered ? act(page) : send();
  };
/** The list, and what stands in its place without games: the list itself still loads here. */
const ListAndNothing: typeof GameListScreen = (props) => (
  <>
    <GameListScreen {...props} />
    {props.whenEmpty}
  </>
);

const view: View<typeof catalogueMachine, Page> = {
  open: (ref) => {
    opened.current = ref as CatalogueRef;
    return openPage(
      <CatalogueScreen catalogue={ref as CatalogueRef} favorites={favorites} GameList={ListAndNothing} />,
    );
  },
  ...onPage,
  send: {
    'catalogue.addressed': 'outside',
    'catalogue.makerChosen': ifOffered(
      ({ makers }) => makers.length > 0,
      (page) => select(page, 'Maker', 'Kasoy Works'),
    ),
    'catalogue.tagChosen': ifOffered(
      ({ tags }) => tags.length > 0,
      async (page) => {
        const tag = page.getByRole('button', { name: 'Fruit' });
        if (tag.getAttribute('aria-pressed') === 'false') await page.user.click(tag);
      },
    ),
    'catalogue.featureChosen': ifOffered(
      () => true,
      (page) => select(page, 'Feature', 'Wilds'),
    ),
    'catalogue.sortChosen': (page, { sort }) => select(page, 'Order', orders[sort]),
    // The button is on an empty list that a filter narrows.
    'catalogue.filtersCleared': async (page, _, { send }) => {
      const { source, filter } = opened.current?.getSnapshot().context ?? {};
      const isNarrowed = source === 'browse' && (filter?.makerId ?? filter?.tagId ?? filter?.feature ?? null) !== null;
      return isNarrowed ? press('Clear the filters')(page) : send();
    },
    'catalogue.retried': async (page) => press(/Try again|Load the filters again/)(page),
  },
  sees: {
    loading: ({ getByText, queryByRole }) => {
      expect(getByText('Loading')).toBeTruthy();
      expect(queryByRole('link')).toBeNull();
    },
    unavailable: seesText('alert', /categories could not be loaded/),
    'shown.filters.loading': ({ getByRole }) => expect(getByRole('combobox', { name: 'Order' })).toBeTruthy(),
    'shown.filters.shown': ({ queryByRole }) =>
      // The select list of makers; on a maker's page the maker's name, or the placeholder without a maker.
      expect(
        queryByRole('option', { name: 'Kasoy Works' }) ?? queryByRole('heading', { name: /Kasoy Works|Maker/ }),
      ).toBeTruthy(),
    'shown.filters.unavailable': ({ getByRole }) => expect(getByRole('button', { name: /again/ })).toBeTruthy(),
    'shown.games.shown': (page) => {
      expect(page.getByText('Loading games')).toBeTruthy();
      seesLink('See all games', '/pages/browser/browser')(page);
    },
  },
};

describePaths(catalogueMachine, catalogueSpec, view);

test('the page of a maker whose name could not be loaded asks for it again', async () => {
  const loads = vi.fn(async (): Promise<Shelves> => Promise.reject(new Error('offline')));
  const catalogue = createActor(
    catalogueMachine.provide({ actors: { loadShelves: fromPromise<Shelves, ShelvesRequest>(loads) } }),
    { input: { ...catalogueSpec.input, source: 'maker', address: { ...catalogueSpec.input.address, makerId: 'm1' } } },
  ).start();
  const page = openPage(<CatalogueScreen catalogue={catalogue} favorites={favorites} GameList={() => null} />);
  await page.user.click(await page.findByRole('button', { name: 'Try again' }));
  expect(loads).toHaveBeenCalledTimes(2);
});
