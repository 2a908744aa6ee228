import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { demoToken } from './support/api.js';
import { enterAs } from './support/hooks.js';
import { settled, shot } from './support/looking.js';
import { lobbySuite, onEachDevice, type Device } from './support/suite.js';
import type { VisitorOptions } from './support/visitor.js';

const suite = lobbySuite();
let token = '';
beforeAll(async () => {
  token = await demoToken(suite.lobby());
});

const open = async (device: Device, address: string, options: VisitorOptions): Promise<Page> => {
  const visitor = await suite[device](options);
  await enterAs(visitor, { token });
  await visitor.page.goto(address);
  await settled(visitor.page);
  return visitor.page;
};
const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const main = (page: Page) => page.getByRole('main');

onEachDevice('on a %s', (device, journey) => {
  journey('with colors of the system, what is chosen differs from what is not, and controls have borders', async () => {
    const page = await open(device, '/pages/account/myWallet/recharge', { forcedColors: 'active' });
    const radio = main(page).getByRole('radio');
    const drawn = (input: Locator) => input.locator('xpath=following-sibling::span[last()]');
    const [chosen, other] = [
      drawn(radio.and(page.locator(':checked')).first()),
      drawn(radio.and(page.locator(':not(:checked)')).first()),
    ];
    expect(await styleOf(chosen, 'background-color')).not.toBe(await styleOf(other, 'background-color'));
    expect(await styleOf(other, 'border-top-width')).toBe('1px');
    expect(await styleOf(main(page).getByRole('textbox').first(), 'border-top-width')).toBe('1px');
    await shot(page, `forced-colors-deposit-${device}`);

    await page.goto('/pages/browser/browser');
    await settled(page);
    const chips = main(page).locator('[aria-pressed], [aria-current]');
    const pressed = chips.and(page.locator('[aria-pressed=true], [aria-current=page], [aria-current=true]')).first();
    const free = chips.and(page.locator('[aria-pressed=false]')).first();
    expect(await styleOf(pressed, 'background-color')).not.toBe(await styleOf(free, 'background-color'));
    await shot(page, `forced-colors-catalogue-${device}`);
  });

  journey('with more contrast, quiet texts are as dark as the others', async () => {
    const page = await open(device, '/pages/account/myWallet', { contrast: 'more' });
    const root = page.locator('html');
    expect(await styleOf(root, '--muted')).toBe(await styleOf(root, '--text'));
    await shot(page, `more-contrast-wallet-${device}`);
  });

  journey('on paper there are no bars, and figures are dark on white with the legend in its colors', async () => {
    const page = await open(device, '/pages/account/myWallet/analysisBill?period=last30Days', { colorScheme: 'dark' });
    await main(page).locator('dd').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await styleOf(main(page).locator('dd').first(), 'color')).toBe('rgb(0, 0, 0)');
    const marks = main(page).locator('p > span > span, p > span').filter({ hasText: /^$/ });
    expect(await styleOf(marks.first(), 'print-color-adjust')).toBe('exact');
    await shot(page, `print-analysis-${device}`);
  });
});
