import { expect } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { similarGamesMachine, type SimilarGamesRef } from '../../../machines/lobby/similarGames.machine.js';
import { SimilarGamesScreen } from '../../../src/screens/lobby/similarGames/Screen.js';
import { similarGamesSpec } from '../../fixtures/lobby/similarGames.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);

const view: View<typeof similarGamesMachine, Page> = {
  open: (ref) =>
    openPage(<SimilarGamesScreen similarGames={ref as SimilarGamesRef} favorites={favorites} />, {
      site: { device: 'pc' },
    }),
  ...onPage,
  send: { 'similarGames.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading similar games')).toBeTruthy(),
    shown: (page) => {
      expect(page.getByRole('heading', { name: 'Similar games' })).toBeTruthy();
      expect(page.getAllByRole('link').length).toBeGreaterThan(0);
    },
    empty: (page) => expect(page.queryByRole('heading')).toBeNull(),
    unavailable: seesText('alert', /Similar games could not be loaded/),
  },
};

describePaths(similarGamesMachine, similarGamesSpec, view);
