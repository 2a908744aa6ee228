import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { exitGame, gameIn, idle, leaveForHome } from '../steps/play.js';
import { dialog, fill, heads, pesos, press } from '../steps/screen.js';
import { depositThrough, pay } from '../steps/wallet.js';
import { enterAs, ledgerOf, newPlayer, shiftClock, doDue } from '../support/hooks.js';
import { axe, shot } from '../support/looking.js';
import { anotherSession } from '../support/sessions.js';
import { lobbySuite, onEachDevice, type Device } from '../support/suite.js';

const suite = lobbySuite();

type Hands = {
  /** Presses a control: a finger on a phone, the keyboard on a desktop. */
  readonly use: (name: string | Locator) => Promise<void>;
  readonly device: Device;
  readonly frame: FrameLocator;
  readonly page: Page;
};

function handsOf(page: Page, device: Device): Hands {
  const frame = gameIn(page);
  return {
    frame,
    page,
    device,
    use: async (name) => {
      const found = typeof name === 'string' ? frame.getByRole('button', { name }) : name;
      // A key on a control that is not ready does nothing; a tap waits by itself.
      const control = found.and(frame.locator(':not([aria-disabled="true"])')).first();
      if (device === 'phone') return control.tap();
      await control.waitFor();
      await control.focus();
      // The frame runs in a process of its own: a key is lost until the browser knows that the focus is in there.
      await expect
        .poll(async () => {
          const pressed = await control.evaluateHandle(heardWithin, 5_000);
          await page.keyboard.press('Enter');
          return pressed.evaluate(({ isHeard }) => isHeard);
        })
        .toBe(true);
    },
  };
}

/** Runs in the frame. `isHeard`: whether a key reached the control within so many ms. In an object, so that nobody waits for it yet. */
function heardWithin(control: Element, ms: number): { isHeard: Promise<boolean> } {
  const isHeard = new Promise<boolean>((resolve) => {
    control.addEventListener('keydown', () => resolve(true), { once: true });
    setTimeout(resolve, ms, false);
  });
  return { isHeard };
}

type Played = {
  readonly name: string;
  readonly id: number;
  /** Plays on the wallet itself: it asks for no amount, and nothing comes back at the exit. */
  readonly isOnWallet?: boolean;
  /** The button that starts a round. */
  readonly action: string;
  /** The stake of the rounds, in minor units. */
  readonly stake: number;
  /** Makes the bet. */
  readonly bet: (hands: Hands) => Promise<void>;
  /** Plays a round; without, by the button that starts one. */
  readonly round?: (hands: Hands) => Promise<void>;
  /** Until the game is ready for another round, if that is not when its button is. */
  readonly ready?: (frame: FrameLocator) => Promise<void>;
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
      // The number of the last round stands above the board, and first among the last ones.
      const number = (await frame.locator('.field.won[data-field]').first().getAttribute('data-field')) ?? '';
      await frame.locator('.latest b').getByText(number, { exact: true }).waitFor();
      await frame
        .getByRole('list', { name: 'Last numbers' })
        .getByRole('img', { name: new RegExp(`^Number ${number}, (?:red|black|green)$`) })
        .first()
        .waitFor();
    },
  },
  {
    name: 'dice',
    id: 4001,
    isOnWallet: true,
    action: 'Roll',
    // The page begins with a fiftieth of what there is: of the wallet, not of an amount.
    stake: 1_000,
    bet: async ({ frame, page }) => {
      await frame.getByRole('radio', { name: 'Over 7' }).check();
      await frame.getByRole('slider', { name: 'Sum of both dice' }).focus();
      for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key);
      await frame.getByText('× 1.16').waitFor();
    },
    // The drawn pips are what a screen reader is told, and their sum is the one below.
    shows: async (frame) => {
      await frame.getByRole('radio', { name: 'Over 4', checked: true }).waitFor();
      const pips = await Promise.all([0, 1].map((die) => frame.locator('.die').nth(die).locator('.pip').count()));
      await frame.getByRole('img', { name: pips.join(' and '), exact: true }).waitFor();
      await frame.getByText(`Sum ${pips.reduce((sum, face) => sum + face, 0)}`, { exact: true }).waitFor();
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
  {
    name: 'poker',
    id: 3001,
    action: 'Deal',
    stake: 200,
    bet: async () => undefined,
    round: async (hands) => {
      await hands.use('Deal');
      await hold(hands, 1, 3);
      await hands.use('Draw');
      await hands.frame.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    },
    // The cards of the last round, with those that were held.
    shows: async (frame) => frame.getByRole('button', { name: /^Card 3: /, pressed: true }).waitFor(),
  },
  {
    name: 'sports',
    id: 6001,
    action: 'Place bet',
    stake: 200,
    bet: async ({ use, frame }) => {
      await use(
        farMatch(frame)
          .getByRole('button', { name: /: Draw, odds/ })
          .first(),
      );
      await frame.getByText(/^A win pays ₱/).waitFor();
      await use('Remove Draw');
      await frame.getByText('Your bet slip is empty.').waitFor();
    },
    round: async ({ use, frame, page, device }) => {
      const bets = await frame.locator('.bet').count();
      await use(
        farMatch(frame)
          .getByRole('button', { name: /: Draw, odds/ })
          .first(),
      );
      await use(
        farMatch(frame)
          .getByRole('button', { name: /: Over 2.5 goals, odds/ })
          .nth(1),
      );
      await frame
        .getByText(/^Picks: 2 · odds [\d.]+ \+ 6\.4% bonus = [\d.]+$/)
        .first()
        .waitFor();
      await shot(page, `game-sports-slip-${device}`);
      await use('Place bet');
      await frame.getByText('Bet placed. Good luck!').waitFor();
      await frame.locator('.bet').nth(bets).waitFor();
    },
    ready: (frame) => frame.locator('.spin[aria-disabled="true"]').waitFor(),
    shows: async (frame) =>
      frame
        .getByText(/^Open · a win pays ₱/)
        .nth(2)
        .waitFor(),
  },
];

/** Matches that start in four minutes at the earliest. */
const farMatch = (frame: FrameLocator) => frame.locator('.league').last();

/** Holds cards: by their numbers on a keyboard. */
async function hold({ frame, page, device, use }: Hands, ...places: readonly number[]): Promise<void> {
  await frame.getByRole('button', { name: 'Draw', exact: true }).waitFor();
  await frame.locator('.spin[aria-disabled="false"]').waitFor();
  for (const place of places) {
    if (device === 'phone') await use(`Card ${place}: `);
    else await page.keyboard.press(String(place));
    await frame.getByRole('button', { name: `Card ${place}: `, pressed: true }).waitFor();
  }
}

const rounds = 3;

onEachDevice('on a %s', (device, journey) => {
  for (const game of games)
    journey(`${game.name} is played, left and found again with every coin`, async () => {
      const player = await newPlayer(suite.lobby(), { balance: 50_000 });
      const visitor = await suite[device]();
      await enterAs(visitor, player);
      const { page } = visitor;
      await page.goto(`/pages/index/gameDetail?id=${game.id}`);
      const isOnWallet = game.isOnWallet === true;
      if (isOnWallet) {
        await page.getByText(/^This game plays with your wallet: ₱\s500\.00\. Nothing is moved in or out\.$/).waitFor();
        expect(await page.getByLabel('Bring into the game').count()).toBe(0);
        await shot(page, `game-${game.name}-detail-${device}`);
      } else await fill(page, 'Bring into the game', '100');
      await press(page.getByRole('main'), 'Play');
      await page.waitForURL(/playingGame\?session=/);
      const hands = handsOf(page, device);
      await hands.frame.getByRole('button', { name: game.action, exact: true }).first().waitFor();
      await game.bet(hands);
      await shot(page, `game-${game.name}-bet-${device}`);
      const ready = () => game.ready?.(hands.frame) ?? idle(page);
      for (let round = 0; round < rounds; round += 1) {
        await ready();
        await (game.round?.(hands) ?? hands.use(game.action));
      }
      await ready();
      await shot(page, `game-${game.name}-played-${device}`);
      await axe(page);

      const played = (await ledgerOf(suite.lobby(), player)).rounds;
      expect(played.map(({ stake }) => stake)).toEqual(Array.from({ length: rounds }, () => game.stake));
      const left = played.reduce((sum, { stake, win }) => sum - stake + win, isOnWallet ? 50_000 : 10_000);
      await hands.frame.getByText(pesos(left)).first().waitFor();

      // A new page of the game knows the last bet and the money.
      await page.reload();
      await ready();
      await game.shows(hands.frame);
      await hands.frame.getByText(pesos(left)).first().waitFor();
      await hands.use('Rules and payouts');
      await hands.frame.getByRole('heading', { name: 'Rules and payouts' }).waitFor();
      await shot(page, `game-${game.name}-rules-${device}`);
      await hands.use('Close');

      if (isOnWallet) {
        // The bar of the lobby has the same figure as the frame, to the cent.
        await page.getByRole('main').getByText(pesos(left)).first().waitFor();
        await page
          .getByText(device === 'phone' ? 'in the wallet' : 'In the wallet', { exact: true })
          .first()
          .waitFor();
      }
      await exitGame(page, isOnWallet ? 'The game is closed' : 'Your money is back');
      await shot(page, `game-${game.name}-left-${device}`);
      const wallet = isOnWallet ? left : 40_000 + left;
      expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet, inGames: 0, findings: [] });
      if (!isOnWallet) return;
      await dialog(page)
        .getByText(/^Your wallet holds/)
        .and(page.getByText(pesos(left)))
        .waitFor();
      await page.goto('/pages/account/myWallet/moneyInGames');
      await heads(page, 'All your money is in your wallet');
      // Each stake and each win stands in the history, the newest with the balance that the lobby shows.
      await page.goto('/pages/account/myWallet/walletDetail');
      await page.getByText('Two Dice').first().waitFor();
      await shot(page, `game-${game.name}-bills-${device}`);
      await page.goto('/pages/account/recentlyPlaying');
      await page.getByText('Two Dice').first().waitFor();
    });

  journey('a deposit in another tab is in the frame of a game that plays on the wallet', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page, context } = visitor;
    await page.goto('/pages/index/gameDetail?id=4001');
    await press(page.getByRole('main'), 'Play');
    await page.waitForURL(/playingGame\?session=/);
    const { frame } = handsOf(page, device);
    await frame.getByText(pesos(50_000)).first().waitFor();
    const tab = await context.newPage();
    await tab.goto('/pages/account/myWallet/recharge');
    await pay(await depositThrough(tab, 'Online banking', '500'));
    await tab.waitForURL('**/depositSuccess?*');
    await page.bringToFront();
    // The page of the game asks every 15 s, and tells the lobby what has changed.
    await frame.getByText(pesos(100_000)).first().waitFor({ timeout: 60_000 });
    await page.getByRole('main').getByText(pesos(100_000)).first().waitFor();
    await exitGame(page, 'The game is closed');
  });

  const open = async (player: Awaited<ReturnType<typeof newPlayer>>, game: number, expects: readonly RegExp[] = []) => {
    const visitor = await suite[device]({ expects });
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(`/pages/index/gameDetail?id=${game}`);
    await fill(page, 'Bring into the game', '100');
    await press(page.getByRole('main'), 'Play');
    await page.waitForURL(/playingGame\?session=/);
    return { page, hands: handsOf(page, device) };
  };

  journey('the bar of the lobby says what a spin gave when the reels have stopped, not before', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const { page, hands } = await open(player, 1001);
    const moneyIn = async (place: Locator) => /₱\s[\d.,]+/.exec(await place.innerText())?.[0] ?? '';
    const inBar = () => moneyIn(page.getByRole('main'));
    const spinning = hands.frame.locator('.spin[aria-disabled="true"]');
    // The reels turn: only then is there a time to tell too early.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await idle(page);
    for (let round = 0; round < 2; round += 1) {
      const before = await inBar();
      await hands.use('Spin');
      const early = new Set([before]);
      for (;;) {
        const text = await inBar();
        if ((await spinning.count()) === 0) break;
        early.add(text);
      }
      expect([...early]).toEqual([before]);
      // Whoever spins again before the bar has followed may be told of the next round: the server has decided it then.
      await expect.poll(inBar).toBe(await moneyIn(hands.frame.locator('.panel > .money')));
    }
    await exitGame(page);
  });

  journey('auto play of ten rounds stops at the loss limit, at Stop and when the player asks to leave', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const { page, hands } = await open(player, 1001);
    const { frame, use } = hands;
    const auto = frame.getByRole('button', { name: 'Auto play', exact: true });
    const stopped = frame.getByRole('button', { name: /^Stop · / });
    await idle(page);
    // With reduced motion no round starts by itself.
    expect(await auto.isVisible()).toBe(false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await use('Turbo');
    await use(frame.getByRole('button', { name: pesos(500), exact: true }));
    await frame.locator('.stake').getByText(pesos(500)).waitFor();
    const start = async () => {
      await use(auto);
      await frame.getByRole('radio', { name: pesos(2_500), exact: true }).check();
      await shot(page, `game-slot-auto-${device}`);
      await axe(page);
      await use('Start auto play');
    };
    const roundsAfter = async (count: number) => (await ledgerOf(suite.lobby(), player)).rounds.slice(count);
    // Ten rounds of five pesos lose 25 pesos sooner or later; each run ends where its own rounds say.
    let played = 0;
    for (let isAtLimit = false; !isAtLimit;) {
      await start();
      await frame.getByText(/ · Auto play (?:is over|stopped)/).waitFor({ timeout: 60_000 });
      const run = await roundsAfter(played);
      played += run.length;
      const nets = run.map((_, index) => run.slice(0, index + 1).reduce((sum, { stake, win }) => sum - stake + win, 0));
      expect(run.every(({ stake }) => stake === 500)).toBe(true);
      isAtLimit = await frame.getByText('one more round could pass your loss limit of').isVisible();
      expect(run.length).toBe(isAtLimit ? nets.findIndex((net) => net - 500 < -2_500) + 1 : 10);
      expect(nets.slice(0, -1).every((net) => net - 500 >= -2_500)).toBe(true);
    }
    await shot(page, `game-slot-limit-${device}`);

    await start();
    await use(stopped);
    await frame.getByText(/ · Auto play stopped$/).waitFor();
    await idle(page);
    const afterStop = await roundsAfter(played);
    expect(afterStop.length).toBeLessThanOrEqual(2);

    await start();
    await stopped.waitFor();
    await press(page.getByRole('main'), 'Exit');
    await heads(page, 'Exit the game?');
    await frame.getByText(/ · Auto play stopped$/).waitFor();
    expect((await roundsAfter(played)).length).toBeLessThanOrEqual(4);
    await press(dialog(page), 'Exit');
    await heads(page, 'Your money is back');
    const { rounds: all, wallet, inGames, findings } = await ledgerOf(suite.lobby(), player);
    const left = all.reduce((sum, { stake, win }) => sum - stake + win, 50_000);
    expect({ wallet, inGames, findings }).toEqual({ wallet: left, inGames: 0, findings: [] });
  });

  journey('a hand of poker goes on after a reload, shows a hint, and is finished when the player leaves', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const { page, hands } = await open(player, 3001);
    await hands.use('Deal');
    await hold(hands, 2, 5);
    const cards = await hands.frame.locator('.card').evaluateAll((all) => all.map((card) => card.ariaLabel));
    await page.reload();
    await hands.frame.getByText('Choose the cards to hold, then draw').waitFor();
    expect(await hands.frame.locator('.card').evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual(cards);
    await hands.use('Hint');
    await hands.frame.getByText(/^(?:Best held: |Nothing to hold)/).waitFor();
    expect((await ledgerOf(suite.lobby(), player)).inGames).toBe(9_800);
    await exitGame(
      page,
      'Your money is back',
      /^Your bet of ₱\s2\.00 is still open\. If you exit, the game finishes the round by its published rules, .* your wallet\.$/,
    );
    const { rounds: played, wallet, inGames, findings } = await ledgerOf(suite.lobby(), player);
    expect({ wallet, inGames, findings }).toEqual({
      wallet: 50_000 - 200 + (played[0]?.win ?? Number.NaN),
      inGames: 0,
      findings: [],
    });
  });

  journey('a hand of poker is taken over by a second device, and a lost network costs nothing', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const first = await open(player, 3001, [/status of 409/]);
    await first.hands.use('Deal');
    await hold(first.hands, 1);
    const cards = await first.hands.frame.locator('.card').evaluateAll((all) => all.map((card) => card.ariaLabel));

    const visitor = await suite[device]({ expects: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] });
    await enterAs(visitor, await anotherSession(suite.lobby(), player));
    const { page, context } = visitor;
    await page.goto(new URL(first.page.url()).pathname + new URL(first.page.url()).search);
    // Nothing is taken over before the player says so.
    await heads(page, 'This game is already open');
    await press(page.getByRole('main'), 'Play here');
    const hands = handsOf(page, device);
    await hands.frame.getByText('Choose the cards to hold, then draw').waitFor();
    expect(await hands.frame.locator('.card').evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual(cards);
    await hold(hands, 2, 4);
    await context.setOffline(true);
    await hands.use('Draw');
    await hands.frame.getByText('Reconnecting… Your round is safe.').waitFor();
    await context.setOffline(false);
    await hands.frame.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    await idle(page);
    const { rounds: played, inGames, findings } = await ledgerOf(suite.lobby(), player);
    expect(played).toHaveLength(1);
    expect({ inGames, findings }).toEqual({ inGames: 9_800 + (played[0]?.win ?? Number.NaN), findings: [] });
    await heads(first.page, 'You are playing this game elsewhere now');
    await leaveForHome(page);
    expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ inGames: 0, rounds: played, findings: [] });
  });

  journey('a bet is paid after its match, though its player has left', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const { page, hands } = await open(player, 6001);
    // One of these is right, unless the match is abandoned.
    for (const pick of ['Over 2.5 goals', 'Under 2.5 goals']) {
      await hands.use(
        farMatch(hands.frame)
          .getByRole('button', { name: new RegExp(`: ${pick}, odds`) })
          .first(),
      );
      await hands.use('Place bet');
      await hands.frame.getByText('Bet placed. Good luck!').waitFor();
    }
    await exitGame(
      page,
      'Your money is back',
      /^Your 2 bets of ₱\s4\.00 together are still open\. They are settled after their matches, .* your wallet\.$/,
    );
    expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet: 49_600, inGames: 0, findings: [] });
    await shiftClock(suite.lobby(), 600_000);
    await doDue(suite.lobby());
    const { rounds: played, wallet, inGames, findings } = await ledgerOf(suite.lobby(), player);
    const won = played.reduce((sum, { win }) => sum + win, 0);
    expect(won).toBeGreaterThan(200);
    expect({ wallet, inGames, findings }).toEqual({ wallet: 49_600 + won, inGames: 0, findings: [] });

    // The bets of the visit before, with their result.
    await page.goto('/pages/index/gameDetail?id=6001');
    await fill(page, 'Bring into the game', '100');
    await press(page.getByRole('main'), 'Play');
    await page.waitForURL(/playingGame\?session=/);
    await hands.frame.locator('.bet[data-state="won"], .bet[data-state="lost"]').nth(1).waitFor();
    await hands.frame
      .getByText(/^(?:Won ₱|₱\s[\d.,]+ came back)/)
      .first()
      .waitFor();
    await exitGame(page);
    await shiftClock(suite.lobby(), 0);
  });
});
