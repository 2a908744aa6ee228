import { expect } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { gameListMachine, type GameListRef } from '../../../machines/lobby/gameList.machine.js';
import { GameListScreen } from '../../../src/screens/lobby/gameList/Screen.js';
import { gameListSpec } from '../../fixtures/lobby/gameList.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);
const isWaiting = ({ getByText, queryByRole }: Page) => {
  expect(getByText('Loading games')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
};
const seesGames = ({ getByRole, getAllByRole }: Page) => {
  const [first] = getAllByRole('link');
  expect(first?.getAttribute('href')).toBe(`/pages/index/gameDetail?id=${first?.textContent.replace('Game ', '')}`);
  expect(getByRole('status').textContent).toMatch(/^\d games?$/);
};
const more = ({ queryByRole }: Page) => queryByRole('button', { name: 'Show more' });

const view: View<typeof gameListMachine, Page> = {
  open: (ref) =>
    openPage(<GameListScreen list={ref as GameListRef} favorites={favorites} whenEmpty={<p>Nothing here</p>} />),
  ...onPage,
  send: { 'gameList.moreWanted': press('Show more'), 'gameList.retried': press('Try again') },
  sees: {
    loading: isWaiting,
    empty: ({ getByText }) => expect(getByText('Nothing here')).toBeTruthy(),
    absent: ({ getByText, getByRole }) => {
      expect(getByText('These games are not here')).toBeTruthy();
      expect(getByRole('link', { name: 'See all games' })).toBeTruthy();
    },
    remembered: (page) => {
      seesGames(page);
      seesText('alert', /could not be loaded\. This list was kept on this device on Nov 20,/)(page);
      expect(more(page)).toBeNull();
    },
    failed: seesText('alert', /could not be loaded/),
    'shown.partial': (page) => {
      seesGames(page);
      expect(more(page)?.getAttribute('aria-busy')).toBeNull();
    },
    'shown.extending': (page) => {
      seesGames(page);
      expect(more(page)?.getAttribute('aria-busy')).toBe('true');
    },
    'shown.stuck': (page) => {
      seesGames(page);
      seesText('alert', /More games could not be loaded/)(page);
    },
    'shown.complete': (page) => {
      seesGames(page);
      expect(more(page)).toBeNull();
    },
  },
};

describePaths(gameListMachine, gameListSpec, view);
