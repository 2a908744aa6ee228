import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus, by role and name as a screen reader says it: `button "Log in"`; `nothing` when the page itself has it. */
export async function focused(page: Page): Promise<string> {
  const focus = page.locator(':focus');
  if ((await focus.count()) === 0) return 'nothing';
  const [line = ''] = (await focus.first().ariaSnapshot()).split('\n');
  return /^- ([a-z]+(?: "(?:[^"\\]|\\.)*")?)/.exec(line)?.[1]?.replaceAll('\\"', '"') ?? 'nothing';
}

/** The next stops of the Tab key. None may lie under a bar: what a keyboard user works on must be seen. */
export async function tabThrough(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    // A row that scrolls sideways may still be on its way.
    await page.waitForFunction(isSeen, null, { timeout: 10_000 }).catch(() => {
      throw new Error(`${name} has the focus, but something covers it`);
    });
    stops.push(name);
  }
  return stops;
}

/** Runs in the page. */
function isSeen(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body || element.matches('#main, [href="#main"], dialog, [role$=dialog]'))
    return true;
  const { left, top, width, height } = element.getBoundingClientRect();
  // A radio or checkbox is drawn by its label; an element of one pixel is for screen readers only.
  if (width <= 1 || height <= 1) return true;
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const own = element.closest('label') ?? element.closest('article, li') ?? element;
  return seen !== null && (own.contains(seen) || seen.contains(element));
}

/** The Tab key starts with the content of the page, past the bars. */
export const startInMain = (page: Page): Promise<void> => page.locator('#main').focus();

/** Tabs until the focus is on the element with a name, as `focused` gives it. Every stop on the way must show its focus. */
export async function tabTo(page: Page, name: string | RegExp, most = 90): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    const [at = ''] = await tabThrough(page, 1);
    expect(await page.evaluate(showsFocus), `${at} shows that it has the focus`).toBe(true);
    if (typeof name === 'string' ? at === name : name.test(at)) return;
  }
  throw new Error(`The Tab key does not reach ${String(name)}`);
}

/** Runs in the page: an outline or a shadow around the element, or around what stands for it, such as the label of a radio. */
function showsFocus(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body || element.matches('#main, dialog, [role$=dialog]')) return true;
  const marked = (one: Element | null): boolean => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  };
  const label = element.closest('label');
  return (
    marked(element) ||
    marked(element.parentElement) ||
    marked(label) ||
    [...(label?.querySelectorAll('*') ?? [])].some(marked)
  );
}
