import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { root } from '../../support/files.js';

const folders = ['openapi/schemas/', 'openapi/paths/'].map((folder) => root + folder);
const contract = folders.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8')));

/** The properties that the contract says are money. */
const amounts = new Set(
  contract.flatMap((text) => [...text.matchAll(/(\w+): .*(?:MinorUnits'|minor units)/g)].map(([, name]) => name)),
);
const widestAmount = 999_999_999;
/** As long as the rules for them allow. */
const names = new Map([
  ['nickname', 'Wilhelmina Montgomery'],
  ['bankCardName', 'Maria Wilhelmina Montgomery de los Santos y Villanueva'],
  ['bankName', 'Metropolitan Bank and Trust Company of the Philippines'],
]);

/** Lets the API answer a visitor with ₱ 9,999,999.99 wherever an amount is, and with long names. */
export async function answerWidest(context: BrowserContext): Promise<void> {
  await context.route('**/user-api/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const json = (response.headers()['content-type'] ?? '').includes('json');
    await route.fulfill({ response, body: json ? JSON.stringify(JSON.parse(body, widened)) : body });
  });
}

function widened(name: string, value: unknown): unknown {
  if (typeof value === 'number' && value !== 0 && amounts.has(name)) return Math.sign(value) * widestAmount;
  return typeof value === 'string' ? (names.get(name) ?? value) : value;
}
