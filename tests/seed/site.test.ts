import { describe, expect, test } from 'vitest';
import { SITES, type CountryCode } from '../../server/base/site.js';
import { BANK_ART, banksOf } from '../../demo/content/banks.js';
import { bulletins } from '../../demo/content/bulletins.js';
import { LEVELS } from '../../demo/content/levels.js';
import { depositAmounts, PAY_METHODS, payChannels } from '../../demo/content/payments.js';
import { SEEDED_PLAYERS } from '../../demo/content/players.js';
import { MAKERS } from '../../demo/content/makers.js';

const countries = Object.keys(SITES) as CountryCode[];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the site of the seed', () => {
  test.each(countries)('offers quick picks that every channel takes: %s', (country) => {
    const picks = depositAmounts(country);
    expect(picks).toHaveLength(8);
    expect(picks.toSorted((a, b) => a - b)).toEqual(picks);
    for (const { minAmount, maxAmount, dailyLimit, methodId } of payChannels(country)) {
      expect(PAY_METHODS.map(({ id }) => id)).toContain(methodId);
      expect(dailyLimit).toBeGreaterThanOrEqual(maxAmount);
      for (const amount of picks) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(minAmount);
        expect(amount).toBeLessThanOrEqual(maxAmount);
      }
    }
  });

  test('has the quick picks of the Philippines in centavos', () => {
    expect(depositAmounts('PH')).toEqual([10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000]);
  });

  test('has twelve banks, ten makers and forty players, each with a unique name', () => {
    for (const country of countries) {
      expect(new Set(banksOf(country).map(({ code }) => code)).size, country).toBe(12);
      expect(new Set(banksOf(country).map(({ name }) => name)).size, country).toBe(12);
    }
    expect(new Set(MAKERS.map(({ id }) => id)).size).toBe(10);
    expect(new Set(SEEDED_PLAYERS.map(({ username }) => username)).size).toBe(40);
    const levels = LEVELS.map(({ level }) => level);
    for (const { level, username } of SEEDED_PLAYERS) {
      expect(levels).toContain(level);
      expect(username).toMatch(/^[a-z0-9]{4,16}$/);
    }
  });

  test.each(countries)('has one notice of the day among five bulletins: %s', (country) => {
    expect(bulletins(country)).toHaveLength(5);
    expect(bulletins(country).filter(({ isPopup }) => isPopup)).toHaveLength(1);
  });

  test('gives white text a contrast of 4.5 to 1 on the colours of banks and makers', () => {
    for (const { colour } of [...BANK_ART, ...MAKERS])
      expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
  });
});
