import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heads, press, sees } from '../steps/screen.js';
import { addFault, enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const main = (page: Page) => page.getByRole('main');

onEachDevice('on a %s', (device, journey) => {
  journey('a player joins an event from its card; a claim with a lost answer is credited once', async () => {
    const lobby = suite.lobby();
    const player = await newPlayer(lobby);
    const visitor = await suite[device]({ expects: [/status of 500 .*\/activity\//] });
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto('/pages/privilege/privilege');
    await settled(page);
    await main(page).locator('a[href$="type=activity&id=welcome-basket"]').click();
    await heads(page, 'Terms');
    await sees(main(page), /^Ends in /);
    await shot(page, `event-open-${device}`, true);
    await press(main(page), 'Join');
    // There is nothing to reach, so it can be claimed at once.
    await heads(page, 'Goal reached');
    await shot(page, `event-claimable-${device}`);

    await addFault(lobby, { operation: 'claimActivity', phase: 'after', httpStatus: 500 });
    await addFault(lobby, { operation: 'getActivity', httpStatus: 500, count: 3 });
    await press(main(page), /^Claim ₱\s20\.00/);
    await heads(page, 'No answer yet');
    await page.reload();
    await heads(page, 'The reward is in your wallet');
    await shot(page, `event-claimed-${device}`);
    const { wallet, findings } = await ledgerOf(lobby, player);
    expect([wallet, findings]).toEqual([2_000, []]);
  });
});
