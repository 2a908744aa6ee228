import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { countedGameListMachine } from '../../../machines/promotions/countedGameList.js';
import { categoriesOf, type GamesPlace } from '../../../machines/promotions/countedGames.js';
import { promotionGamesMachine, type PromotionGamesRef } from '../../../machines/promotions/promotionGames.machine.js';
import { PromotionGamesScreen } from '../../../src/screens/promotions/promotionGames/Screen.js';
import {
  CountedGames,
  CountedGamesView,
  PromotionGamesView,
  type PromotionGamesViewProps,
} from '../../../src/screens/promotions/promotionGames/View.js';
import { countedGame, gamesPlace, promotionGamesSpec } from '../../fixtures/promotions/promotionGames.spec.js';
import { describeList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesLoading = (page: Page) => expect(page.getByText('Loading the games')).toBeTruthy();

const view: View<typeof promotionGamesMachine, Page> = {
  open: (ref) => openPage(<PromotionGamesScreen games={ref as PromotionGamesRef} />),
  ...onPage,
  send: {
    'promotionGames.addressed': 'outside',
    'promotionGames.filtered': press('Fishing'),
    // The button stands in the list, whose chart a fake replaces here: a test below presses it.
    'promotionGames.cleared': 'outside',
    'promotionGames.retried': press('Try again'),
  },
  sees: {
    loading: seesLoading,
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesText('alert', /can't find this promotion/),
    'shown.games': (page) => {
      seesLoading(page);
      expect(page.getByRole('searchbox')).toBeTruthy();
    },
  },
};

describePaths(promotionGamesMachine, promotionGamesSpec, view);

const cleared = vi.fn();
const query = { promotionId: 'reel-starter', recordId: '7', makerId: null, categoryId: null, keyword: '' };

describeList(
  countedGameListMachine,
  { query, first: [countedGame('1', 'Mango Moon', 100)], second: [countedGame('2', 'Reef Run', 50)] },
  {
    open: (list) => openPage(<CountedGames list={list} place={gamesPlace()} onClear={cleared} />),
    loading: seesLoading,
    empty: async (page) => {
      expect(page.getByText('No game matches')).toBeTruthy();
      await press('Show all games')(page);
      expect(cleared).toHaveBeenCalled();
      cleared.mockClear();
    },
    unavailable: seesText('alert', /could not be loaded/),
    rows: (page) => {
      for (const card of page.getAllByRole('link', { name: /Mango Moon|Reef Run/ }))
        expect(card.getAttribute('href')).toMatch(/^\/pages\/index\/playingGame\?id=\d&record=7$/);
      expect(page.getAllByText(/(100|50)% counts/).length).toBeGreaterThan(0);
    },
    stuck: (page) => expect(page.getByText('More games could not be loaded.')).toBeTruthy(),
  },
);

type Shown = Partial<PromotionGamesViewProps> & { place?: GamesPlace };
const shown = ({ place = gamesPlace(), ...changes }: Shown) => (
  <PromotionGamesView
    isUnavailable={false}
    isMissing={false}
    place={place}
    filter={{ makerId: null, categoryId: null, keyword: '' }}
    turn={0}
    onFilter={() => undefined}
    onRetry={() => undefined}
    {...changes}
  >
    <CountedGamesView
      panel="shown"
      place={place}
      rows={[countedGame('1', 'Mango Moon', 100)]}
      total={1}
      tail="end"
      extra={null}
      asOf={null}
      onClear={() => undefined}
      onMore={() => undefined}
      onRetry={() => undefined}
    />
  </PromotionGamesView>
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

test('the games are narrowed to a maker, and the category is taken away again', async () => {
  const filters: unknown[] = [];
  const onFilter = (filter: unknown) => filters.push(filter);
  const page = openPage(shown({ filter: { makerId: null, categoryId: 'slots', keyword: '' }, onFilter }));
  await page.user.selectOptions(page.getByLabelText('Maker'), '1');
  await press('All')(page);
  expect(filters).toEqual([
    { makerId: '1', categoryId: 'slots', keyword: '' },
    { makerId: null, categoryId: null, keyword: '' },
  ]);
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
