import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { homeMachine } from '../../../machines/lobby/home.machine.js';
import {
  everyOffer,
  groupedOffers,
  offerFilterIn,
  offersAddress,
  type OfferFilter,
} from '../../../machines/promotions/offerFilter.js';
import { offersMachine } from '../../../machines/promotions/offers.js';
import { promotionsMachine, type PromotionsRef } from '../../../machines/promotions/promotions.machine.js';
import { SuggestedGames } from '../../../src/screens/lobby/shared/SuggestedGames.js';
import { countdownTo } from '../../../src/screens/promotions/promotions/OfferItem.js';
import { Offers, PromotionsScreen } from '../../../src/screens/promotions/promotions/Screen.js';
import { PromotionsView } from '../../../src/screens/promotions/promotions/View.js';
import { homeOf } from '../../fixtures/lobby/games.js';
import { activity, highlight, promotion } from '../../fixtures/promotions/offers.js';
import { promotionsSpec } from '../../fixtures/promotions/promotions.spec.js';
import { describeList, shownList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, seesText, type Page } from '../../support/render.js';

const games = (
  <SuggestedGames
    home={createActor(homeMachine, { input: { home: homeOf() } })}
    favorites={createActor(favoritesMachine)}
  />
);
const suggests = ({ getByRole }: Page) =>
  expect(getByRole('link', { name: 'Mango Moon' }).getAttribute('href')).toBe('/pages/index/gameDetail?id=7');
const isLoading = ({ getByText }: Page) => expect(getByText('Loading the promotions')).toBeTruthy();

const view: View<typeof promotionsMachine, Page> = {
  open: (ref) => openPage(<PromotionsScreen promotions={ref as PromotionsRef} games={games} />),
  ...onPage,
  send: {
    'promotions.addressed': 'outside',
    'promotions.filtered': 'outside',
    'promotions.cleared': 'outside',
    'clock.ticked': 'outside',
    'pagedList.loaded': 'outside',
  },
  sees: { shown: isLoading },
};

describePaths(promotionsMachine, promotionsSpec, view);

describeList(
  offersMachine,
  {
    query: null,
    first: [promotion(), activity()],
    // The next page has the rest of one list, and nothing of the other.
    second: [promotion({ promotionId: 'net-climb', title: 'Net climb' })],
    extra: { banners: [highlight], now: Date.parse('2026-11-21T10:00:00.000Z') },
  },
  {
    open: (offers) =>
      openPage(
        <Offers
          offers={offers}
          filter={everyOffer}
          serverNow={Date.parse('2026-11-21T10:00:00.000Z')}
          games={games}
          onFilter={() => undefined}
          onClear={() => undefined}
        />,
      ),
    loading: isLoading,
    empty: (page) => {
      seesText('heading', /No promotions/)(page);
      suggests(page);
    },
    unavailable: (page) => {
      seesText('alert', /could not be loaded/)(page);
      suggests(page);
    },
    rows: ({ getAllByRole, queryByRole, getByLabelText }) => {
      expect(getByLabelText('State')).toBeTruthy();
      expect(getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
      expect(queryByRole('heading', { name: /No promotions/ })).toBeNull();
    },
    stuck: seesText('alert', /More promotions could not be loaded/),
  },
);

test('the banners of the first page stand above the offers', async () => {
  const extra = { banners: [highlight], now: 0 };
  const page = openPage(
    <Offers
      offers={shownList(offersMachine, null, { rows: [promotion()], total: 1, extra })}
      filter={everyOffer}
      serverNow={0}
      games={games}
      onFilter={() => undefined}
      onClear={() => undefined}
    />,
  );
  expect(await page.findByRole('link', { name: highlight.button })).toBeTruthy();
});

describe('the terms of an offer', () => {
  type Shown = {
    promotions?: Parameters<typeof promotion>[0];
    activities?: Parameters<typeof activity>[0];
    filter?: OfferFilter;
    onFilter?: (filter: OfferFilter) => void;
    onClear?: () => void;
  };
  const open = (shown: Shown) =>
    openPage(
      <PromotionsView
        panel="shown"
        promotions={shown.promotions ? [promotion(shown.promotions)] : []}
        activities={shown.activities ? [activity(shown.activities)] : []}
        banners={[highlight]}
        filter={shown.filter ?? everyOffer}
        serverNow={Date.parse('2026-11-20T08:30:00.000Z')}
        tail="end"
        games={null}
        onFilter={shown.onFilter ?? (() => undefined)}
        onClear={shown.onClear ?? (() => undefined)}
        onMore={() => undefined}
        onRetry={() => undefined}
      />,
    );
  const facts = ({ getAllByRole }: Page) =>
    Object.fromEntries(
      getAllByRole('term').map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent.replaceAll('\u00a0', ''),
      ]),
    );

  test('of a promotion are what it gives and requires, until when, and the way to join', () => {
    const page = open({ promotions: {} });
    expect(facts(page)).toEqual({
      Bonus: '50% of your amount, at most ₱500',
      'Free spins': '5 of ₱5 each',
      Turnover: '6 × amount and bonus',
    });
    expect(page.getByText('Ends in 31 days')).toBeTruthy();
    expect(page.getByRole('link', { name: 'See the bonuses' }).getAttribute('href')).toBe('/pages/account/systemBonus');
    expect(page.queryByText('Stakes count when their round settles.')).toBeNull();
    expect(page.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(
      '/pages/privilege/privilegeDetail?type=promotion&id=reel-starter',
    );
  });

  test('of an event lead to its own page', () => {
    const page = open({ activities: {} });
    expect(page.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(
      '/pages/privilege/privilegeDetail?type=activity&id=lantern-week',
    );
  });

  test('of a promotion with other conditions name each of them', () => {
    const page = open({
      promotions: {
        kind: 'netWin',
        bonusRate: 1_250,
        maxBonus: null,
        betPercent: 0,
        netWinPercent: 60,
        balancePercent: 150,
        freeSpins: 0,
        needsCode: true,
        placesLeft: 3,
        status: 'soon',
      },
    });
    expect(facts(page)).toEqual({
      Bonus: '12.5% of your amount',
      'Net win': '60% of your amount',
      'Promotion balance': '150% of amount and bonus',
      Code: 'Only with a promotion code',
    });
    expect(page.getByText('From Nov 20, 18:00')).toBeTruthy();
    expect(page.getByText('Starts in 2 hours')).toBeTruthy();
  });

  test('of an event are its reward, its goal and its turnover', () => {
    const page = open({ activities: { status: 'ended' } });
    expect(facts(page)).toEqual({
      Reward: '₱50',
      Goal: 'Deposit ₱1,000',
      'Bets required before a withdrawal': '₱150',
    });
    expect(page.getByText('Ended')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Details' })).toBeTruthy();
    expect(page.getByRole('heading', { level: 2, name: 'No longer open' }).closest('details')).toBeNull();
    expect(facts(open({ activities: { kind: 'stake' } }))['Goal']).toBe('Bet ₱1,000');
    expect(facts(open({ activities: { kind: 'join', turnover: 0 } }))).toMatchObject({
      Goal: 'Only join',
      'Bets required before a withdrawal': 'None',
    });
  });

  test('of news are a sentence', () => {
    const page = open({ activities: { kind: 'news' } });
    expect(page.queryByRole('term')).toBeNull();
    expect(page.getByText('Deposit and get something back.')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Details' })).toBeTruthy();
  });

  test('that is over stand behind one line, below what is open', async () => {
    const page = open({ promotions: {}, activities: { status: 'missed' } });
    const folded = page.getByRole('heading', { level: 2, name: 'No longer open' }).closest('details');
    expect(folded?.open).toBe(false);
    await page.user.click(page.getByText('No longer open', { selector: 'h2' }));
    expect(folded?.open).toBe(true);
    expect(folded?.textContent).toContain('Lantern week');
    expect(folded?.textContent).not.toContain('Reel starter');
  });

  test.each([
    [{ status: 'claimable' }, 'Claim', 'Ends in 36 days'],
    [{ status: 'joined' }, 'See your progress', 'Ends in 31 days'],
  ] as const)('of an event that is %j name the next step and its end', (changes, step, end) => {
    const page = open({ activities: changes });
    expect(page.getByRole('link', { name: step })).toBeTruthy();
    expect(page.getByText(end)).toBeTruthy();
  });

  test('of a kind that the filter excludes are hidden, with one button that shows all again', async () => {
    const events: OfferFilter = { ...everyOffer, kind: 'events' };
    const chosen: unknown[] = [];
    const page = open({
      promotions: {},
      filter: events,
      onFilter: (filter) => chosen.push(filter),
      onClear: () => chosen.push('all'),
    });
    expect(page.queryByRole('heading', { level: 3 })).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Game promotions' }));
    await page.user.selectOptions(page.getByRole('combobox', { name: 'State' }), 'For you now');
    await page.user.selectOptions(page.getByRole('combobox', { name: 'Requirement' }), 'Net win');
    await page.user.click(page.getByRole('button', { name: 'Show all' }));
    expect(chosen).toEqual([
      { ...everyOffer, kind: 'promotions' },
      { ...events, state: 'now' },
      { ...events, condition: 'netWin' },
      'all',
    ]);
    expect(page.getByRole('link', { name: 'Promotion code' }).getAttribute('href')).toBe(
      '/pages/privilege/promotionCode',
    );
  });
});

describe('the order of offers', () => {
  const shape = (filter: OfferFilter) =>
    groupedOffers(
      [
        promotion({ promotionId: 'ended', status: 'ended', betPercent: 0, netWinPercent: 40 }),
        promotion({ promotionId: 'open' }),
        promotion({ promotionId: 'used', status: 'used', betPercent: 0, balancePercent: 150 }),
        promotion({ promotionId: 'soon', status: 'soon', betPercent: 0, balancePercent: 0 }),
        promotion({ promotionId: 'joined', status: 'joined', recordId: '7', netWinPercent: 20 }),
      ],
      [activity({ activityId: 'reward', status: 'claimable' }), activity({ activityId: 'event', kind: 'stake' })],
      filter,
    ).map(({ group, offers }) => [
      group,
      ...offers.map((offer) => ('promotionId' in offer ? offer.promotionId : offer.activityId)),
    ]);

  test('is what waits for the player, then what starts, then the rest', () => {
    expect(shape(everyOffer)).toEqual([
      ['now', 'reward', 'joined', 'open', 'event'],
      ['soon', 'soon'],
      ['over', 'used', 'ended'],
    ]);
  });

  test.each([
    [{ kind: 'promotions', state: 'now', condition: 'all' }, [['now', 'joined', 'open']]],
    [{ kind: 'all', state: 'open', condition: 'all' }, [['now', 'open', 'event']]],
    [{ kind: 'all', state: 'joined', condition: 'all' }, [['now', 'reward', 'joined']]],
    [{ kind: 'all', state: 'soon', condition: 'all' }, [['soon', 'soon']]],
    [{ kind: 'events', state: 'over', condition: 'all' }, []],
    [{ kind: 'all', state: 'all', condition: 'bet' }, [['now', 'joined', 'open', 'event']]],
    [
      { kind: 'all', state: 'all', condition: 'netWin' },
      [
        ['now', 'joined'],
        ['over', 'ended'],
      ],
    ],
    [{ kind: 'all', state: 'all', condition: 'balance' }, [['over', 'used']]],
    [{ kind: 'events', state: 'all', condition: 'netWin' }, []],
  ] as const)('is narrowed by %j', (filter, groups) => expect(shape(filter)).toEqual(groups));

  test('an address keeps the filter, and a value of another version does not filter', () => {
    const filter: OfferFilter = { kind: 'events', state: 'soon', condition: 'balance' };
    expect(offerFilterIn(Object.fromEntries(new URLSearchParams(offersAddress(filter).split('?')[1])))).toEqual(filter);
    expect(offerFilterIn({ kind: 'coupons', state: 'x', condition: 'luck' })).toEqual(everyOffer);
  });
});

test.each([
  ['2026-11-30T08:31:00.000Z', { unit: 'days', count: 11 }],
  ['2026-11-20T10:00:00.000Z', { unit: 'hours', count: 2 }],
  ['2026-11-20T08:45:30.000Z', { unit: 'minutes', count: 16 }],
  ['2026-11-20T08:30:00.000Z', { unit: 'minutes', count: 1 }],
])('a countdown to %s names its largest unit, rounded up', (time, left) =>
  expect(countdownTo(time, Date.parse('2026-11-20T08:30:00.000Z'))).toEqual(left),
);
