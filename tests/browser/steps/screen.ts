import type { Locator, Page } from 'playwright-core';

/** The topmost dialog, once there is one: what opened it stands behind it, often with the same word on it. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Until a dialog that was closed has taken its entry out of the history: it would undo a navigation that begins meanwhile. */
export const leavesHistory = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('backStep' in (history.state as object)));

export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', { name, ...exactly(name) })
    .first()
    .click();
/** The same button once more, as a person does it: sooner than a second after the last press it hears nothing (section 9). */
export async function pressAgain(page: Page, within: Page | Locator, name: string): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 1_000, now);
  await press(within, name);
}
export const follow = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('link', { name, ...exactly(name) })
    .first()
    .click();
export const fill = (within: Page | Locator, label: string, text: string): Promise<void> =>
  within.getByRole('textbox', { name: label, exact: true }).fill(text);
export const typed = (within: Page | Locator, label: string): Promise<string> =>
  within.getByRole('textbox', { name: label, exact: true }).inputValue();

/** Waits until a text stands on the page, and is seen. */
export const sees = (within: Page | Locator, text: string | RegExp): Promise<void> =>
  within.getByText(text, exactly(text)).filter({ visible: true }).first().waitFor();
export const heads = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('heading', { name, ...exactly(name) })
    .first()
    .waitFor();
/** A line that the lobby raised. */
export const toasts = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('log').getByText(text, exactly(text)).first().waitFor();

/** Minor units of pesos as the lobby writes them, whatever blank stands after the sign. */
export const pesos = (minor: number): RegExp => {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  return new RegExp(`${minor < 0 ? '[-−]' : ''}₱\\s?${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}\\.${cents}`);
};

/** Minor units of what stands in a text such as "₱ 1,234.50". */
export function minorIn(text: string): number {
  const [found] = /[\d,]+\.\d{2}/.exec(text) ?? [];
  if (found === undefined) throw new Error(`No amount in "${text}"`);
  return Math.round(Number(found.replaceAll(',', '')) * 100);
}

const exactly = (text: string | RegExp) => (typeof text === 'string' ? { exact: true } : {});
