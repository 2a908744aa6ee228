import { expect } from 'vitest';
import { favoritesMachine, type FavoritesRef } from '../../../machines/lobby/favorites.machine.js';
import { GameTile } from '../../../src/screens/lobby/shared/GameTile.js';
import { useHearts } from '../../../src/screens/lobby/shared/hearts.js';
import { favoritesSpec } from '../../fixtures/lobby/favorites.spec.js';
import { card } from '../../fixtures/lobby/games.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, type Page } from '../../support/render.js';

function Tiles({ favorites }: { favorites: FavoritesRef }) {
  const hearts = useHearts(favorites);
  return ['7', '8'].map((gameId) => <GameTile key={gameId} game={card(gameId)} hearts={hearts} />);
}

const heart = ({ getByRole }: Page, gameId: string) =>
  getByRole('button', { name: new RegExp(`Game ${gameId}\\b.*favorites`) });
const isFilled = (page: Page, gameId: string) => heart(page, gameId).getAttribute('aria-pressed');
const areEmpty = (page: Page) => expect(['7', '8'].map((gameId) => isFilled(page, gameId))).toEqual(['false', 'false']);
const haveAName = (page: Page) => {
  for (const gameId of ['7', '8']) {
    const verb = isFilled(page, gameId) === 'true' ? 'Remove' : 'Add';
    expect(heart(page, gameId).getAttribute('aria-label')).toContain(verb);
  }
};

const opened: { current: FavoritesRef | null } = { current: null };

const view: View<typeof favoritesMachine, Page> = {
  open: (ref) => {
    opened.current = ref as FavoritesRef;
    return openPage(<Tiles favorites={ref as FavoritesRef} />, { at: '/pages/browser/browser?id=slots' });
  },
  ...onPage,
  send: {
    'favorites.load': 'outside',
    'favorites.declined': 'outside',
    'favorites.clear': 'outside',
    'network.confirmed': 'outside',
    // A tap says the opposite of what the heart shows; a like and a late repeat come from elsewhere.
    'favorites.chosen': async (page, event) => {
      const { kind, gameId, status } = event.mark;
      const isTap = kind === 'favorite' && isFilled(page, gameId) !== String(status);
      return isTap ? page.user.click(heart(page, gameId)) : actOnPage(async () => opened.current?.send(event));
    },
  },
  sees: {
    visitor: areEmpty,
    loading: haveAName,
    unavailable: haveAName,
    shown: haveAName,
    sending: haveAName,
    offline: haveAName,
  },
};

describePaths(favoritesMachine, favoritesSpec, view);
