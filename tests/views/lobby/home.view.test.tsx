import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/access/session.machine.js';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { homeMachine, type HomeRef } from '../../../machines/lobby/home.machine.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { HomeScreen } from '../../../src/screens/lobby/home/Screen.js';
import { homeSpec } from '../../fixtures/lobby/home.spec.js';
import { homeOf } from '../../fixtures/lobby/games.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);
const session = createActor(sessionMachine, { input: { hint: 'player' } });
const balance = createActor(balanceMachine);

const seesContent = ({ getByRole }: Page) => {
  expect(getByRole('heading', { name: 'Mango week' })).toBeTruthy();
  expect(getByRole('link', { name: /Tuesday 02:00/ }).getAttribute('href')).toBe('/pages/index/noticeDetail?id=n1');
  expect(getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/pages/browser/browser');
  expect(getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/pages/browser/browser?id=slots');
  expect(getByRole('link', { name: 'All: New' }).getAttribute('href')).toBe('/pages/browser/browser?sort=new');
  const makers = within(getByRole('list', { name: 'By maker' }));
  expect(makers.getByRole('link', { name: 'Kasoy Works' }).getAttribute('href')).toBe(
    '/pages/index/makerGameList?id=m1',
  );
  expect(getByRole('heading', { name: 'Winners' })).toBeTruthy();
};
const isWaiting = ({ getByText, queryByRole }: Page) => {
  expect(getByText('Loading the lobby')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
};
const hasContent = ({ queryByRole }: Page) => queryByRole('heading', { name: 'Mango week' }) !== null;
const continued = ({ queryByRole }: Page) => queryByRole('link', { name: 'Play: Game 8' });

const opened: { current: HomeRef | null } = { current: null };

const view: View<typeof homeMachine, Page> = {
  open: (ref) => {
    opened.current = ref as HomeRef;
    return openPage(
      <HomeScreen home={ref as HomeRef} favorites={favorites} session={session} balance={balance} ownLines={null} />,
    );
  },
  ...onPage,
  send: {
    'home.shown': 'outside',
    'network.confirmed': 'outside',
    'home.retried': press('Try again'),
    // The row is part of the content, which may not be there yet.
    'home.recentRetried': async (page, _, { send, isTaken }) =>
      isTaken && hasContent(page) ? press('Try again')(page) : send(),
    'session.loggedIn': 'outside',
    'session.absent': 'outside',
  },
  sees: {
    'content.idle': isWaiting,
    'content.loading': isWaiting,
    'content.unavailable': seesText('alert', /could not be loaded/),
    'content.fresh': seesContent,
    'content.aging': seesContent,
    'content.refreshing': seesContent,
    'recent.visitor': (page) => expect(continued(page)).toBeNull(),
    'recent.loading': (page) =>
      expect(hasContent(page)).toBe(page.queryByRole('heading', { name: /^Continue playing/ }) !== null),
    'recent.unavailable': (page) =>
      expect(page.queryByText('The games you played last could not be loaded.') !== null).toBe(hasContent(page)),
    'recent.shown': (page) => {
      const asOf = opened.current?.getSnapshot().context.recent?.asOf ?? null;
      expect(page.queryByText(/^As of Nov 20,/) !== null).toBe(asOf !== null && hasContent(page));
      const hasNone = opened.current?.getSnapshot().context.recent?.games.length === 0;
      expect(continued(page)?.getAttribute('href') ?? null).toBe(
        hasContent(page) && !hasNone ? '/pages/index/gameDetail?id=8' : null,
      );
      // The row of a player who has not played yet stays, or the page would move.
      expect(page.queryByText('The games that you play will be here.') !== null).toBe(hasNone && hasContent(page));
      expect(page.queryByRole('heading', { name: /^Continue playing/ }) !== null).toBe(hasContent(page));
    },
  },
};

describePaths(homeMachine, homeSpec, view);

test('a phone shows the picture of the site below the page, and loads it late; a desktop shows none', () => {
  const art = { name: 'banner-lagoon', dominant: '#1f5a63' };
  const bottomPicture = { title: 'Games of the lagoon', link: '/pages/browser/browser?id=fishing', art };
  const shown = (device: 'pc' | 'other') => {
    const home = createActor(homeMachine, { input: { home: homeOf({ bottomPicture }) } });
    const screen = <HomeScreen home={home} favorites={favorites} session={session} balance={balance} ownLines={null} />;
    return openPage(screen, { site: { device } }).queryByRole('link', { name: 'Games of the lagoon' });
  };
  const link = shown('other');
  expect(link?.getAttribute('href')).toBe(bottomPicture.link);
  expect(link?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(shown('pc')).toBeNull();
});
