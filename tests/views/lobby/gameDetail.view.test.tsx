import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { FoundGame } from '../../../machines/lobby/game.js';
import type { Mark } from '../../../machines/lobby/marks.js';
import type { Result } from '../../../machines/vocabulary.js';
import { favoritesMachine, type Favorites } from '../../../machines/lobby/favorites.machine.js';
import { gameDetailMachine, type GameDetailRef } from '../../../machines/lobby/gameDetail.machine.js';
import { homeMachine } from '../../../machines/lobby/home.machine.js';
import { Facts } from '../../../src/screens/lobby/gameDetail/Facts.js';
import { GameDetailScreen } from '../../../src/screens/lobby/gameDetail/Screen.js';
import { gameDetailSpec } from '../../fixtures/lobby/gameDetail.spec.js';
import { balanceOf, gameInfo, homeOf } from '../../fixtures/lobby/games.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import {
  actOnPage,
  fill,
  onPage,
  openPage,
  press,
  pressIfTaken,
  seesAll,
  seesLink,
  seesText,
  type Page,
} from '../../support/render.js';

const favorites = createActor(favoritesMachine);
const home = createActor(homeMachine, { input: { home: homeOf() } });
const opened: { current: GameDetailRef | null } = { current: null };

const seesGame = ({ getByRole, getByText }: Page) => {
  expect(getByRole('heading', { level: 1, name: 'Mango Moon' })).toBeTruthy();
  if (getByRole('tab', { selected: true }).textContent !== 'Detail')
    return expect(getByText('What players say')).toBeTruthy();
  for (const words of [
    'Orchard Lab',
    '95.02%',
    'Medium',
    'Nov 12, 2026',
    'Fruit under a full moon.',
    'Choose a stake and spin.',
  ])
    expect(getByText(words)).toBeTruthy();
};
const says = (words: RegExp) => (page: Page) => {
  seesGame(page);
  expect(page.getAllByText(words).length).toBeGreaterThan(0);
};
const cannotPlay = (page: Page) => expect(page.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true);

const view: View<typeof gameDetailMachine, Page> = {
  open: (ref) => {
    opened.current = ref as GameDetailRef;
    return openPage(
      <GameDetailScreen
        gameDetail={ref as GameDetailRef}
        home={home}
        favorites={favorites}
        comments={<p>What players say</p>}
      />,
    );
  },
  ...onPage,
  send: {
    'balance.updated': 'outside',
    'gameDetail.playRequested': async (page, event, { send, isTaken }) => {
      if (!isTaken) return send();
      if (opened.current?.getSnapshot().context.game?.walletMode === 'transfer')
        await fill(page, 'Bring into the game', event.amount === null ? '' : (event.amount / 100).toFixed(2));
      return press('Play')(page);
    },
    'gameDetail.resumed': press('Resume'),
    'gameDetail.demoRequested': pressIfTaken('Try demo'),
    'gameDetail.likeToggled': press('Like'),
    'likes.followed': 'outside',
    'gameDetail.retried': press('Try again'),
    'gameDetail.addressed': 'outside',
    'gameDetail.tabChosen': async (page, { tab }, { send, isTaken }) =>
      isTaken ? page.user.click(page.getByRole('tab', { name: tab === 'detail' ? 'Detail' : /^Comments/ })) : send(),
    'gameDetail.shareRequested': press('Share'),
    'clock.ticked': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the game')).toBeTruthy(),
    missing: seesText('heading', /isn't available/),
    unavailable: seesAll(seesText('alert', /could not be loaded/), seesLink('See all games', '/pages/browser/browser')),
    'shown.gate.maintenance': (page) => {
      says(/under maintenance/)(page);
      if (opened.current?.getSnapshot().context.game?.maintenanceEndTime) {
        says(/opens again on Nov 22, 03:00/)(page);
        says(/Opens in \d+:\d\d:\d\d/)(page);
      }
      cannotPlay(page);
    },
    'shown.gate.announced': (page) => {
      says(/not open yet/)(page);
      cannotPlay(page);
    },
    'shown.gate.started': (page) => {
      says(/₱ 320.00 is still in this game/)(page);
      expect(page.getByRole('button', { name: 'Resume' })).toBeTruthy();
    },
    'shown.gate.depositNeeded': (page) => {
      says(/Insufficient balance, please Deposit!/)(page);
      says(/At least ₱ (100.00|0.01)/)(page);
      expect(page.getAllByRole('link', { name: 'Deposit' })).toHaveLength(1);
      expect(page.queryByRole('button', { name: 'Play' })).toBeNull();
      expect(page.queryByLabelText('Bring into the game')).toBeNull();
    },
    'shown.gate.open.untouched': (page) => {
      seesGame(page);
      expect(page.queryByRole('alert')).toBeNull();
      expect(page.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', false);
      // Either an amount is asked for, or the game plays with what the wallet holds.
      const game = opened.current?.getSnapshot().context.game;
      expect(page.queryByText(/plays with your wallet: (?:₱ [\d,.]+|–)\. Nothing is moved/) !== null).toBe(
        game?.walletMode === 'seamless',
      );
      expect(page.queryByLabelText('Bring into the game') !== null).toBe(game?.walletMode === 'transfer');
    },
    'shown.gate.open.wrongAmount': says(/Please enter the correct amount/),
    'shown.gate.open.lowAmount': says(/At least ₱ 100.00/),
    'shown.gate.open.insufficient': (page) => {
      says(/Insufficient balance, please Deposit!/)(page);
      expect(page.getAllByRole('link', { name: 'Deposit' })[0]?.getAttribute('href')).toBe(
        '/pages/account/myWallet/recharge?from=game&id=7',
      );
    },
    'shown.share.idle': seesGame,
    'shown.share.sharing': ({ getByRole }) => expect(getByRole('button', { name: 'Share' })).toBeTruthy(),
  },
};

describePaths(gameDetailMachine, gameDetailSpec, view);

test.each([
  ['the least amount the first time', 15_000_00, null, '100', ['100', '500', 'All']],
  ['what was brought in last', 15_000_00, 250_00, '250', ['100', '250', '500', 'All']],
  ['the least amount if the wallet holds less than the last time', 150_00, 250_00, '100', ['100', 'All']],
  ['the whole wallet by name if it is the least amount', 100_00, null, '100', ['All']],
])('offers %s, and never a part of the wallet', async (_, wallet, lastTransferIn, offered, picks) => {
  const loadGame = fromPromise<Result<FoundGame>, { gameId: string }>(() =>
    Promise.resolve({ ok: true, value: { game: gameInfo({ lastTransferIn }), readAt: 0 } }),
  );
  const gameDetail = createActor(gameDetailMachine.provide({ actors: { loadGame } }), {
    input: { gameId: '7', tab: 'detail' },
  }).start();
  gameDetail.send({ type: 'balance.updated', info: balanceOf(wallet) });
  const page = openPage(<GameDetailScreen gameDetail={gameDetail} home={home} favorites={favorites} />);
  expect(await page.findByLabelText('Bring into the game')).toHaveProperty('value', offered);
  const group = page.getByRole('group', { name: 'Quick amounts' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(picks);
});

test('a like shows at once, with its count, while it is on its way to the server', async () => {
  const loadGame = fromPromise<Result<FoundGame>, { gameId: string }>(() =>
    Promise.resolve({ ok: true, value: { game: gameInfo({ likeStatus: false, likeNum: 128 }), readAt: 0 } }),
  );
  const loadFavorites = fromPromise<Favorites>(() => Promise.resolve({ gameIds: [], unsent: [] }));
  const sendMark = fromPromise<Result<null>, readonly Mark[]>(() => new Promise(() => undefined));
  const hearts = createActor(favoritesMachine.provide({ actors: { loadFavorites, sendMark } })).start();
  hearts.send({ type: 'favorites.load' });
  const gameDetail = createActor(gameDetailMachine.provide({ actors: { loadGame } }), {
    input: { gameId: '7', tab: 'detail' },
  }).start();
  const page = openPage(<GameDetailScreen gameDetail={gameDetail} home={home} favorites={hearts} />, {
    site: { device: 'pc' },
  });
  expect((await page.findByRole('button', { name: 'Like 128' })).getAttribute('aria-pressed')).toBe('false');
  await actOnPage(async () =>
    hearts.send({ type: 'favorites.chosen', mark: { kind: 'like', gameId: '7', status: true }, from: '/' }),
  );
  expect(page.getByRole('button', { name: 'Like 129' }).getAttribute('aria-pressed')).toBe('true');
});

test('the developer is told where it is the maker, too', () => {
  const { makerName } = gameInfo();
  const page = openPage(<Facts game={gameInfo({ developer: makerName })} category={null} />);
  expect(page.getByText('Developer')).toBeTruthy();
  expect(page.getAllByText(makerName)).toHaveLength(2);
});

test('the facts lead to the other games of the maker, and to those with the same feature', () => {
  const page = openPage(<Facts game={gameInfo({ features: ['wilds'] })} category={null} />);
  seesLink(gameInfo().makerName, `/pages/index/makerGameList?id=${gameInfo().makerId}`)(page);
  seesLink('Wilds', '/pages/browser/browser?feature=wilds')(page);
});

async function openDetail(site: { device: 'pc' | 'other' }, at = '/') {
  const loadGame = fromPromise<Result<FoundGame>, { gameId: string }>(() =>
    Promise.resolve({ ok: true, value: { game: gameInfo(), readAt: 0 } }),
  );
  const gameDetail = createActor(gameDetailMachine.provide({ actors: { loadGame } }), {
    input: { gameId: '7', tab: 'detail' },
  }).start();
  const page = openPage(<GameDetailScreen gameDetail={gameDetail} home={home} favorites={favorites} />, { at, site });
  await page.findByRole('heading', { level: 1, name: 'Mango Moon' });
  return { page, gameDetail };
}

test('a desktop shows the way to the game: home and its category', async () => {
  const { page } = await openDetail({ device: 'pc' });
  const trail = within(page.getByRole('navigation', { name: 'Where this game is' }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/pages/index/index'],
    ['Slots', '/pages/browser/browser?id=slots'],
  ]);
});

test('Back on a phone leads home for a player who opened the game by its address', async () => {
  const { page } = await openDetail({ device: 'other' }, '/pages/index/gameDetail?id=7');
  await press('Back')(page);
  expect(page.path()).toBe('/pages/index/index');
});

test.each(['pc', 'other'] as const)('on %s a press keeps the game, likes it and shares it', async (device) => {
  const { page, gameDetail } = await openDetail({ device });
  const keeps = vi.spyOn(favorites, 'send').mockImplementation(() => undefined);
  const sends = vi.spyOn(gameDetail, 'send').mockImplementation(() => undefined);
  await press('Favorite')(page);
  await press(/^Like/)(page);
  await press('Share')(page);
  await page.user.click(page.getByRole('tab', { name: /^Comments/ }));
  expect(keeps.mock.calls.map(([{ type }]) => type)).toEqual(['favorites.chosen']);
  expect(sends.mock.calls.map(([{ type }]) => type)).toEqual([
    'gameDetail.likeToggled',
    'gameDetail.shareRequested',
    'gameDetail.tabChosen',
  ]);
  keeps.mockRestore();
});
