import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { homeMachine } from '../../../machines/lobby/home.machine.js';
import { searchMachine, type SearchRef } from '../../../machines/lobby/search.machine.js';
import { GameListScreen } from '../../../src/screens/lobby/gameList/Screen.js';
import { SearchScreen } from '../../../src/screens/lobby/search/Screen.js';
import { SearchView, type SearchViewProps } from '../../../src/screens/lobby/search/View.js';
import { card, homeOf } from '../../fixtures/lobby/games.js';
import { searchSpec } from '../../fixtures/lobby/search.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, onPage, openPage, press, seesLink, seesText, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);
const home = createActor(homeMachine, { input: { home: homeOf() } });
const field = 'Search games or makers';
const opened: { current: SearchRef | null } = { current: null };
const isAt = (results: 'idle' | 'suggested') => opened.current?.getSnapshot().matches({ results }) === true;
/** The events of the fixtures have fixed words: where the screen offers another word, or none, they go to the chart directly. */
const send = (event: Parameters<SearchRef['send']>[0]) => actOnPage(async () => opened.current?.send(event));
const textIn = ({ getByLabelText }: Page) => (getByLabelText(field) as HTMLInputElement).value;

const last = (query: Page['queryByRole']) => query('heading', { name: 'Your last searches' });
/** Before the player types, the last words are shown if there are any. */
const seesLast = ({ queryByRole }: Page) => {
  const words = opened.current?.getSnapshot().context.recent ?? [];
  if (!isAt('idle')) return;
  expect(last(queryByRole) !== null).toBe(words.length > 0);
  const region = queryByRole('region', { name: 'Your last searches' });
  expect(region ? words.map((word) => within(region).getByRole('button', { name: word }).textContent) : []).toEqual(
    words,
  );
};

const view: View<typeof searchMachine, Page> = {
  open: (ref) => {
    opened.current = ref as SearchRef;
    return openPage(
      <SearchScreen search={ref as SearchRef} home={home} favorites={favorites} GameList={GameListScreen} />,
    );
  },
  ...onPage,
  send: {
    'search.addressed': 'outside',
    'search.typed': async (page, event) => {
      const isOther = event.keyword.trim() !== '' && textIn(page) === '';
      await (isOther ? fill(page, field, event.keyword) : send(event));
    },
    'search.submitted': async (page, event) => {
      if (textIn(page) !== event.keyword) await send(event);
      else await page.user.type(page.getByLabelText(field), '{Enter}');
    },
    'search.wordChosen': async (page, event) => {
      const { hotWords = [], recent = [] } = opened.current?.getSnapshot().context ?? {};
      const isOffered = isAt('idle') && [...hotWords, ...recent].includes(event.keyword);
      return isOffered ? press(event.keyword)(page) : send(event);
    },
    'search.suggestionOpened': async (page, event) =>
      isAt('suggested') && opened.current?.getSnapshot().context.suggested?.rows.length
        ? page.user.click(
            page.getByText((_, element) => element?.tagName === 'A' && element.textContent === event.word),
          )
        : send(event),
    'search.recentCleared': async (page, event) =>
      isAt('idle') && opened.current?.getSnapshot().context.recent.length
        ? page.user.click(within(page.getByRole('region', { name: 'Your last searches' })).getByText('Clear'))
        : send(event),
    'search.cleared': async (page, event) =>
      textIn(page) === '' ? send(event) : page.user.clear(page.getByLabelText(field)),
  },
  sees: {
    'words.loading': ({ queryByRole }) => expect(queryByRole('heading', { name: 'Popular searches' })).toBeNull(),
    'words.shown': ({ queryByRole, queryByText }) =>
      expect(
        queryByRole('heading', { name: 'Popular searches' }) ??
          queryByText('Searching') ??
          queryByRole('list', { name: 'Suggestions' }) ??
          queryByText('Loading games'),
      ).toBeTruthy(),
    'words.unavailable': ({ queryByRole }) => expect(queryByRole('heading', { name: 'Popular searches' })).toBeNull(),
    'results.idle': ({ getByRole }) => expect(getByRole('heading', { name: 'Hot games' })).toBeTruthy(),
    'recent.recalling': ({ queryByRole }) => expect(last(queryByRole)).toBeNull(),
    'recent.shown': seesLast,
    'recent.storing': seesLast,
    'results.typing': ({ queryByText, queryByRole }) =>
      expect(queryByText('Searching') ?? queryByRole('list', { name: 'Suggestions' })).toBeTruthy(),
    'results.loading': ({ queryByText, queryByRole }) =>
      expect(queryByText('Searching') ?? queryByRole('list', { name: 'Suggestions' })).toBeTruthy(),
    'results.suggested': ({ queryByRole }) =>
      expect(
        queryByRole('button', { name: /^All results for/ }) ?? queryByRole('heading', { name: /^Nothing found for/ }),
      ).toBeTruthy(),
    'results.unavailable': (page) => {
      seesText('alert', /suggestions could not be loaded/)(page);
      expect(page.getByRole('button', { name: /^All results for/ })).toBeTruthy();
    },
    'results.shown': ({ getByText }) => expect(getByText('Loading games')).toBeTruthy(),
  },
};

describePaths(searchMachine, searchSpec, view);

const nothing = () => undefined;
const shown: SearchViewProps = {
  panel: 'suggested',
  keyword: 'kas',
  turn: 0,
  suggested: { rows: [card('7')], total: 3 },
  isBusy: false,
  results: null,
  recent: [],
  hotWords: [],
  hotGames: [],
  hearts: { has: () => false, toggle: nothing },
  onWord: nothing,
  onClearRecent: nothing,
  onType: nothing,
  onSubmit: nothing,
  onOpen: nothing,
};

test('the suggestions are the last words that begin alike, the makers and the games', async () => {
  const words = vi.fn();
  const opens = vi.fn();
  const submits = vi.fn();
  const page = openPage(
    <SearchView {...shown} recent={['kasoy', 'derby']} onWord={words} onOpen={opens} onSubmit={submits} />,
  );
  const list = within(page.getByRole('list', { name: 'Suggestions' }));
  const found = (text: string, tag: string) =>
    list.getByText((_, element) => element?.tagName === tag && element.textContent === text);
  await page.user.click(found('kasoy', 'BUTTON'));
  expect(words).toHaveBeenCalledWith('kasoy');
  expect(found('Kasoy Works', 'A').getAttribute('href')).toBe('/pages/index/makerGameList?id=m1');
  expect(found('Game 7', 'A').getAttribute('href')).toBe('/pages/index/gameDetail?id=7');
  await press(/^All results for/)(page);
  expect(submits).toHaveBeenCalledWith('kas');
});

test('Back leaves the search, and a word that finds nothing leads to the categories', async () => {
  const page = openPage(<SearchView {...shown} panel="nothing" keyword="qqqq" />, { at: '/pages/browser/searchGame' });
  seesLink('See all categories', '/pages/browser/browser')(page);
  await press('Back')(page);
  expect(page.path()).toBe('/pages/browser/browser');
});
