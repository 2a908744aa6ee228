import { useState } from 'react';
import { expect, test } from 'vitest';
import { categoriesOf } from '../../../machines/promotions/countedGames.js';
import { promotionGamesMachine, type PromotionGamesRef } from '../../../machines/promotions/promotionGames.machine.js';
import { PromotionGamesScreen } from '../../../src/screens/promotions/promotionGames/Screen.js';
import {
  PromotionGamesView,
  type PromotionGamesViewProps,
} from '../../../src/screens/promotions/promotionGames/View.js';
import { countedGame, gamesPlace, promotionGamesSpec } from '../../fixtures/promotions/promotionGames.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesCard = (page: Page) => {
  for (const card of page.getAllByRole('link', { name: /Mango Moon|Reef Run/ }))
    expect(card.getAttribute('href')).toMatch(/^\/pages\/index\/playingGame\?id=\d&record=7$/);
  expect(page.getAllByText(/(100|50)% counts/).length).toBeGreaterThan(0);
};
const seesLoading = (page: Page) => expect(page.getByText('Loading the games')).toBeTruthy();
const seesFirst = (page: Page) =>
  expect(page.getAllByRole('link', { name: /Mango Moon|Reef Run/ }).length).toBeGreaterThan(0);

const view: View<typeof promotionGamesMachine, Page> = {
  open: (ref) => openPage(<PromotionGamesScreen games={ref as PromotionGamesRef} />),
  ...onPage,
  send: {
    'promotionGames.addressed': 'outside',
    'promotionGames.filtered': press('Fishing'),
    'promotionGames.cleared': press('Show all games'),
    'promotionGames.moreWanted': press('Show more'),
    'promotionGames.retried': press('Try again'),
  },
  sees: {
    opening: seesLoading,
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesText('alert', /can't find this promotion/),
    'open.loading': (page) => {
      seesLoading(page);
      expect(page.getByRole('searchbox')).toBeTruthy();
    },
    'open.empty': (page) => expect(page.getByText('No game matches')).toBeTruthy(),
    'open.failed': seesText('alert', /could not be loaded/),
    'open.listed.partial': (page) => {
      seesFirst(page);
      expect(page.getByRole('button', { name: 'Show more' })).toBeTruthy();
    },
    'open.listed.extending': seesFirst,
    'open.listed.stuck': (page) => expect(page.getByText('More games could not be loaded.')).toBeTruthy(),
    'open.listed.complete': seesCard,
  },
};

describePaths(promotionGamesMachine, promotionGamesSpec, view);

const shown = (changes: Partial<PromotionGamesViewProps>) => (
  <PromotionGamesView
    panel="listed"
    place={gamesPlace()}
    owner={{ of: 'promotion', id: 'reel-starter' }}
    filter={{ makerId: null, categoryId: null, keyword: '' }}
    turn={0}
    rows={[countedGame('1', 'Mango Moon', 100)]}
    total={1}
    tail="end"
    onFilter={() => undefined}
    onClear={() => undefined}
    onMore={() => undefined}
    onRetry={() => undefined}
    {...changes}
  />
);

test.each([
  ['nobody takes part', { recordId: null, canPlay: false }, /Join first/, /privilegeDetail/],
  ['the participation is over', { canPlay: false }, /is over/, /myPromotionDetail\?id=7/],
])('where %s a card leads to the game, never into a round', (_, place, words, way) => {
  const page = openPage(shown({ place: gamesPlace(place) }));
  expect(page.getByRole('link', { name: 'Mango Moon' }).getAttribute('href')).toBe('/pages/index/gameDetail?id=1');
  expect(page.getByText(words)).toBeTruthy();
  expect(page.getByRole('link', { name: /Terms and joining|progress/ }).getAttribute('href')).toMatch(way);
});

test('the categories are those of the chosen maker', () => {
  const [maker] = gamesPlace().makers;
  const cards = {
    ...gamesPlace().makers[0],
    makerId: '2',
    categories: [{ categoryId: 'table', categoryName: 'Table' }],
  };
  const makers = maker ? [maker, { ...maker, ...cards }] : [];
  expect(categoriesOf(makers, null).map(({ categoryId }) => categoryId)).toEqual(['slots', 'fishing', 'table']);
  expect(categoriesOf(makers, '2').map(({ categoryId }) => categoryId)).toEqual(['table']);
});

test('a search is sent trimmed, and clearing the field shows all games again', async () => {
  const filters: unknown[] = [];
  const onFilter = (filter: unknown) => filters.push(filter);
  const page = openPage(shown({ filter: { makerId: '1', categoryId: null, keyword: 'reef' }, onFilter }));
  await page.user.type(page.getByRole('searchbox'), ' run {Enter}');
  await page.user.click(page.getByRole('button', { name: 'Clear' }));
  expect(filters).toEqual([
    { makerId: '1', categoryId: null, keyword: 'reef run' },
    { makerId: '1', categoryId: null, keyword: '' },
  ]);
});

test('the field keeps the focus at a search and when it is emptied, and shows what was chosen elsewhere', async () => {
  function Searching() {
    const [filter, setFilter] = useState({ makerId: null, categoryId: null, keyword: '' });
    const [turn, setTurn] = useState(0);
    const followLink = () => {
      setFilter({ ...filter, keyword: 'mango' });
      setTurn(turn + 1);
    };
    return (
      <>
        {shown({ filter, turn, onFilter: ({ keyword }) => setFilter({ ...filter, keyword }) })}
        <button onClick={followLink}>A link</button>
      </>
    );
  }
  const page = openPage(<Searching />);
  const field = () => page.getByRole('searchbox') as HTMLInputElement;
  await page.user.type(field(), 'reef{Enter}');
  expect(document.activeElement).toBe(field());
  await page.user.type(field(), '{Backspace>4/}');
  expect(document.activeElement).toBe(field());
  await page.user.type(field(), 'run{Enter}');
  expect(field().value).toBe('run');
  await page.user.click(page.getByRole('button', { name: 'A link' }));
  expect(field().value).toBe('mango');
});
