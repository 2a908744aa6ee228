import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { homeMachine } from '../../../machines/lobby/home.machine.js';
import { promotionsMachine, type PromotionsRef } from '../../../machines/promotions/promotions.machine.js';
import { SuggestedGames } from '../../../src/screens/lobby/shared/SuggestedGames.js';
import { PromotionsScreen } from '../../../src/screens/promotions/promotions/Screen.js';
import { PromotionsView } from '../../../src/screens/promotions/promotions/View.js';
import { homeOf } from '../../fixtures/lobby/games.js';
import { activity, promotion } from '../../fixtures/promotions/offers.js';
import { promotionsSpec } from '../../fixtures/promotions/promotions.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, openPage, press, seesText, type Page } from '../../support/render.js';

const games = (
  <SuggestedGames
    home={createActor(homeMachine, { input: { home: homeOf() } })}
    favorites={createActor(favoritesMachine)}
  />
);
const suggests = ({ getByRole }: Page) =>
  expect(getByRole('link', { name: 'Mango Moon' }).getAttribute('href')).toBe('/pages/index/gameDetail?id=7');
const more = ({ queryByRole }: Page) => queryByRole('button', { name: 'Show more' });
const lists = ({ getAllByRole, queryByRole }: Page) => {
  expect(getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  expect(queryByRole('heading', { name: /No promotions/ })).toBeNull();
};

const view: View<typeof promotionsMachine, Page> = {
  open: (ref) => openPage(<PromotionsScreen promotions={ref as PromotionsRef} games={games} />),
  act: actOnPage,
  send: { 'promotions.moreWanted': press('Show more'), 'promotions.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the promotions')).toBeTruthy(),
    empty: (page) => {
      seesText('heading', /No promotions/)(page);
      suggests(page);
    },
    unavailable: (page) => {
      seesText('alert', /could not be loaded/)(page);
      suggests(page);
    },
    'listed.partial': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBeNull();
    },
    'listed.extending': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBe('true');
    },
    'listed.stuck': (page) => {
      lists(page);
      seesText('alert', /More promotions could not be loaded/)(page);
    },
    'listed.complete': (page) => {
      lists(page);
      expect(more(page)).toBeNull();
    },
  },
};

describePaths(promotionsMachine, promotionsSpec, view);

describe('the terms of an offer', () => {
  const open = (shown: { promotions?: Parameters<typeof promotion>[0]; activities?: Parameters<typeof activity>[0] }) =>
    openPage(
      <PromotionsView
        panel="listed"
        promotions={shown.promotions ? [promotion(shown.promotions)] : []}
        activities={shown.activities ? [activity(shown.activities)] : []}
        tail="end"
        games={null}
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

  test('of a promotion are the figures of the server, with the way to take part', () => {
    const page = open({ promotions: {} });
    expect(facts(page)).toEqual({
      Bonus: '50% of your amount, at most ₱500',
      'Free spins': '5',
      'Your amount': '₱100 – ₱2,000',
      Turnover: '6 × amount and bonus',
      Games: '1,240 games',
      'Time to play': '72 hours',
      Period: 'Nov 20, 18:00 – Dec 20, 18:00',
    });
    expect(page.getByText('Stakes count when their round settles.')).toBeTruthy();
    expect(page.getByText('Open')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Terms and taking part' }).getAttribute('href')).toBe(
      '/pages/privilege/privilegeDetail?type=promotion&id=reel-starter',
    );
  });

  test('of an event lead to its own page', () => {
    const page = open({ activities: {} });
    expect(page.getByRole('link', { name: 'Terms and taking part' }).getAttribute('href')).toBe(
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
    expect(facts(page)).toMatchObject({
      Bonus: '12.5% of your amount',
      Turnover: 'None',
      'Net win': '60% of your amount',
      'Promotion balance': '150% of amount and bonus',
      Code: 'Only with a promotion code',
      'Places left': '3',
    });
    expect(page.getByText('From Nov 20, 18:00')).toBeTruthy();
  });

  test('of an event are its reward, its goal and its turnover', () => {
    const page = open({ activities: { status: 'ended' } });
    expect(facts(page)).toEqual({
      Reward: '₱50',
      Goal: 'Deposit ₱1,000',
      Turnover: '₱150',
      'Claim until': 'Dec 25, 18:00',
      Period: 'Nov 20, 18:00 – Dec 20, 18:00',
    });
    expect(page.getByText('Ended')).toBeTruthy();
    expect(facts(open({ activities: { kind: 'stake' } }))['Goal']).toBe('Stake ₱1,000');
    expect(facts(open({ activities: { kind: 'join', turnover: 0 } }))).toMatchObject({
      Goal: 'Only join',
      Turnover: 'None',
    });
  });

  test('of news are only its period', () => {
    expect(Object.keys(facts(open({ activities: { kind: 'news' } })))).toEqual(['Period']);
  });
});
