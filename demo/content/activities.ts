import * as v from 'valibot';
import { readContent, said, texts, whole } from './read.js';

/** Amounts in units of the site, times in days from the seeding. */
const shown = { id: said, title: texts, summary: texts, content: texts, artId: said };
const running = { startsIn: v.number(), endsIn: v.number() };

/** Marketing events of every kind and state. */
export const ACTIVITIES = readContent(
  'activities',
  v.strictObject({
    activities: v.array(
      v.strictObject({
        ...shown,
        ...running,
        kind: v.picklist(['news', 'join', 'deposit', 'stake']),
        claimIn: v.number(),
        goal: whole,
        reward: whole,
        turnoverPercent: whole,
        quota: v.nullable(whole),
      }),
    ),
  }),
  { usualOf: 'activities' },
).activities;

/** Promotions that are chosen with a deposit. */
export const DEPOSIT_PROMOTIONS = readContent(
  'deposit-promotions',
  v.strictObject({
    promotions: v.array(
      v.strictObject({
        ...shown,
        ...running,
        least: whole,
        /** Per cent. */
        bonus: whole,
        maxBonus: whole,
        turnoverPercent: whole,
        isFirstOnly: v.boolean(),
        timesPerDay: v.nullable(whole),
        timesPerPlayer: v.nullable(whole),
      }),
    ),
  }),
  { usualOf: 'promotions' },
).promotions;
