import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { exitGame, gameIn, idle } from '../steps/play.js';
import { fill, pesos, press } from '../steps/screen.js';
import { enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { shot } from '../support/looking.js';
import { moneySuites, type Device } from '../support/suite.js';

const suites = moneySuites();

type Hands = {
  /** Presses a control: a finger on a phone, the keyboard on a desktop. */
  readonly use: (name: string) => Promise<void>;
  readonly frame: FrameLocator;
  readonly page: Page;
};

function handsOf(page: Page, device: Device): Hands {
  const frame = gameIn(page);
  return {
    frame,
    page,
    use: async (name) => {
      const control = frame.getByRole('button', { name }).first();
      if (device === 'phone') return control.tap();
      await control.focus();
      await page.keyboard.press('Enter');
    },
  };
}

type Played = {
  readonly name: string;
  readonly id: number;
  /** The button that starts a round. */
  readonly action: string;
  /** The stake of the rounds, in minor units. */
  readonly stake: number;
  /** Makes the bet. */
  readonly bet: (hands: Hands) => Promise<void>;
  /** What the frame shows of the bet, also after a reload. */
  readonly shows: (frame: FrameLocator) => Promise<void>;
};

const games: readonly Played[] = [
  { name: 'slot', id: 1001, action: 'Spin', stake: 200, bet: async () => undefined, shows: async () => undefined },
  {
    name: 'roulette',
    id: 2001,
    action: 'Spin',
    stake: 800,
    bet: async ({ use, frame }) => {
      await use('Red, pays 2 times');
      await use('Number 17, black, pays 36 times');
      await use('Number 17, black, ₱');
      await use('1st 12, pays 3 times');
      await use('2nd 12, pays 3 times');
      await use('Undo');
      await frame.getByText(/^On the table: ₱\s8\.00$/).waitFor();
    },
    shows: async (frame) => {
      await frame.getByRole('button', { name: /^Number 17, black, ₱\s4\.00 placed$/ }).waitFor();
      await frame.getByRole('button', { name: /^Red, ₱\s2\.00 placed$/ }).waitFor();
    },
  },
  {
    name: 'dice',
    id: 4001,
    action: 'Roll',
    stake: 200,
    bet: async ({ frame, page }) => {
      await frame.getByRole('radio', { name: '50.00 or over' }).check();
      await frame.getByRole('slider', { name: 'Chance to win' }).focus();
      for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
      await frame.getByText('× 1.04').waitFor();
    },
    shows: async (frame) => {
      await frame.getByRole('radio', { name: '7.00 or over', checked: true }).waitFor();
    },
  },
  {
    name: 'fishing',
    id: 5001,
    action: 'Crab, pays 3 times the stake',
    stake: 200,
    bet: async ({ frame }) => frame.getByRole('button', { name: 'Whale, pays 50 times the stake' }).waitFor(),
    shows: async (frame) => frame.locator('.crab.target').waitFor(),
  },
];

const rounds = 3;

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  const suite = suites[device];

  test.each(games)('$name is played, left and found again with every coin', async (game) => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(`/pages/index/gameDetail?id=${game.id}`);
    await fill(page, 'Bring into the game', '100');
    await press(page.getByRole('main'), 'Play');
    await page.waitForURL(/playingGame\?session=/);
    const hands = handsOf(page, device);
    await hands.frame.getByRole('button', { name: game.action, exact: true }).first().waitFor();
    await game.bet(hands);
    await shot(page, `game-${game.name}-bet-${device}`);
    for (let round = 0; round < rounds; round += 1) {
      await idle(page);
      await hands.use(game.action);
    }
    await idle(page);
    await shot(page, `game-${game.name}-played-${device}`);

    const played = (await ledgerOf(suite.lobby(), player)).rounds;
    expect(played.map(({ stake }) => stake)).toEqual(Array.from({ length: rounds }, () => game.stake));
    const left = played.reduce((sum, { stake, win }) => sum - stake + win, 10_000);
    await hands.frame.getByText(pesos(left)).first().waitFor();

    // A new page of the game knows the last bet and the money.
    await page.reload();
    await idle(page);
    await game.shows(hands.frame);
    await hands.frame.getByText(pesos(left)).first().waitFor();
    await hands.use('Rules and payouts');
    await hands.frame.getByRole('heading', { name: 'Rules and payouts' }).waitFor();
    await shot(page, `game-${game.name}-rules-${device}`);
    await hands.use('Close');

    await exitGame(page);
    expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet: 40_000 + left, inGames: 0, findings: [] });
  });
});
