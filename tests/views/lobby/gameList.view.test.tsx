import { expect } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { gameListMachine } from '../../../machines/lobby/gameList.js';
import { GameListScreen } from '../../../src/screens/lobby/gameList/Screen.js';
import { cards } from '../../fixtures/lobby/games.js';
import { describeList } from '../../support/describe-list.js';
import { openPage, seesText } from '../../support/render.js';

const favorites = createActor(favoritesMachine);

describeList(
  gameListMachine,
  {
    query: { kind: 'search', keyword: 'mango' },
    first: cards(2),
    second: cards(2, 3),
    pages: [null, { rows: cards(2), total: 2, asOf: Date.parse('2026-11-20T10:00:00.000Z') }],
  },
  {
    open: (list) => openPage(<GameListScreen list={list} favorites={favorites} whenEmpty={<p>Nothing here</p>} />),
    loading: ({ getByText, queryByRole }) => {
      expect(getByText('Loading games')).toBeTruthy();
      expect(queryByRole('link')).toBeNull();
    },
    empty: ({ getByText }) => expect(getByText('Nothing here')).toBeTruthy(),
    missing: ({ getByText, getByRole }) => {
      expect(getByText('These games are not here')).toBeTruthy();
      expect(getByRole('link', { name: 'See all games' })).toBeTruthy();
    },
    stale: seesText('alert', /could not be loaded\. This list was kept on this device on Nov 20,/),
    unavailable: seesText('alert', /could not be loaded/),
    rows: ({ getByRole, getAllByRole }) => {
      const [first] = getAllByRole('link');
      expect(first?.getAttribute('href')).toBe(`/pages/index/gameDetail?id=${first?.textContent.replace('Game ', '')}`);
      expect(getByRole('status').textContent).toMatch(/^\d games?$/);
    },
    stuck: seesText('alert', /More games could not be loaded/),
  },
);
