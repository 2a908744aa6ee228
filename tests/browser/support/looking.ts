import { AxeBuilder } from '@axe-core/playwright';
import type AxeCore from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { root } from '../../support/files.js';
import { clippedTexts } from './clipping.js';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 AA as far as a program can say: the rule, the element and why. Contrast takes a third of the time: without it
 * where the same colors were measured on another layout.
 */
export async function axeFindings(page: Page, { hasContrast = true } = {}): Promise<string[]> {
  const options: RunOptions = {
    runOnly: standards,
    rules: { 'color-contrast': { enabled: hasContrast } },
    preload: false,
    resultTypes: ['violations'],
  };
  const hasFrames = page.frames().length > 1;
  // The builder looks into frames. Without a frame, axe itself takes half of its time: the builder loads axe twice.
  const violations = hasFrames
    ? (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations
    : await violationsOf(page, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** Every page of a visitor comes with axe: handed over to each page anew, it takes as long to load as to run. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axeSource });
}

async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (given) => {
    const { axe: injected } = window as unknown as { axe: typeof AxeCore };
    return (await injected.run(document, given)).violations;
  }, options);
}

export async function axe(page: Page): Promise<void> {
  expect(await axeFindings(page), `accessibility of ${page.url()}`).toEqual([]);
}

export async function nothingClipped(page: Page): Promise<void> {
  expect(await clippedTexts(page), `cut off texts of ${page.url()}`).toEqual([]);
}

/** Until the page is awake, knows what it shows, and has its fonts and the pictures that are in sight. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  await page.locator('main h1, iframe[data-game]').first().waitFor({ state: 'attached' });
  const message = `${page.url()} is still loading`;
  await expect.poll(() => page.evaluate(unfinishedParts), { message }).toEqual([]);
}

/** Runs in the page. */
function unfinishedParts(): string[] {
  const isInSight = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].map(({ outerHTML }) => outerHTML.slice(0, 200));
  const images = [...document.images].filter((image) => !image.complete && isInSight(image));
  const fonts = document.fonts.status === 'loaded' ? [] : ['fonts'];
  return [...busy, ...images.map(({ currentSrc, src }) => currentSrc || src), ...fonts];
}

/** For people to look at, if they ask for it: `SHOTS=true` writes `tests/browser/shots/<name>.png`, not committed. */
export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  if (process.env['SHOTS'] === 'true') await picture(page, name, fullPage);
}

/** What a failed test had on screen. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  await mkdir(`${root}tests/browser/shots`, { recursive: true });
  await page.screenshot({ path: `${root}tests/browser/shots/${name}.png`, fullPage });
}

/**
 * What was on screen, as a picture and as a screen reader has it, of every page of a visitor.
 * Answers, for those who see no files, whether each is awake and what stands in its dialogs and its main part.
 */
export async function keepForPeople(context: BrowserContext, name: string): Promise<string[]> {
  const stem = `failed-${name.replaceAll(/\W+/g, '-')}`;
  const told: string[] = [];
  for (const [index, page] of context.pages().entries()) {
    await picture(page, `${stem}-${index}`);
    await writeFile(
      `${root}tests/browser/shots/${stem}-${index}.txt`,
      `${page.url()}\n${await page.locator('body').ariaSnapshot()}\n`,
    );
    const isAwake = (await page.locator('[data-live]').count()) > 0;
    const parts = await page.locator('dialog[open], [role=dialog], [role=alertdialog], main').all();
    const texts = await Promise.all(parts.map((part) => part.ariaSnapshot()));
    told.push(`${page.url()} (${isAwake ? 'awake' : 'not awake'})`, ...texts.map((text) => text.slice(0, 700)));
  }
  return told;
}
