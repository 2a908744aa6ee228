import { expect } from 'vitest';
import { createActor } from 'xstate';
import { catalogueMachine, type CatalogueRef } from '../../../machines/lobby/catalogue.machine.js';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { CatalogueScreen } from '../../../src/screens/lobby/catalogue/Screen.js';
import { GameListScreen } from '../../../src/screens/lobby/gameList/Screen.js';
import { catalogueSpec } from '../../fixtures/lobby/catalogue.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);

const select = async ({ user, getByRole }: Page, name: string, option: string) =>
  user.selectOptions(getByRole('combobox', { name }), option);
/** Sends to the chart directly a choice that the view does not offer in this state. */
const orOutside =
  (ref: { current: CatalogueRef | null }) =>
  (offers: (page: Page) => boolean, act: (page: Page) => Promise<void>) =>
  async (page: Page, event: Parameters<CatalogueRef['send']>[0]) => {
    if (offers(page)) await act(page);
    else await actOnPage(async () => ref.current?.send(event));
  };

const orders = { relevance: 'Featured', hot: 'Hot first', new: 'New first', name: 'By name' } as const;
const opened: { current: CatalogueRef | null } = { current: null };
const orElse = orOutside(opened);
const has = (role: 'button' | 'combobox' | 'option', name: string) => (page: Page) =>
  page.queryByRole(role, { name }) !== null;

const view: View<typeof catalogueMachine, Page> = {
  open: (ref) => {
    opened.current = ref as CatalogueRef;
    return openPage(
      <CatalogueScreen catalogue={ref as CatalogueRef} favorites={favorites} GameList={GameListScreen} />,
    );
  },
  ...onPage,
  send: {
    'catalogue.addressed': 'outside',
    'catalogue.makerChosen': orElse(has('combobox', 'Maker'), (page) => select(page, 'Maker', 'Kasoy Works')),
    'catalogue.tagChosen': orElse(has('button', 'Fruit'), async (page) => {
      const tag = page.getByRole('button', { name: 'Fruit' });
      if (tag.getAttribute('aria-pressed') === 'false') await page.user.click(tag);
    }),
    'catalogue.featureChosen': orElse(has('combobox', 'Feature'), (page) => select(page, 'Feature', 'Wilds')),
    'catalogue.sortChosen': (page, { sort }) => select(page, 'Order', orders[sort]),
    // The button is on the empty list, which belongs to another chart.
    'catalogue.filtersCleared': 'outside',
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
    'shown.games.shown': ({ getByText }) => expect(getByText('Loading games')).toBeTruthy(),
  },
};

describePaths(catalogueMachine, catalogueSpec, view);
