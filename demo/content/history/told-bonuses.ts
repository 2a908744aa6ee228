import * as v from 'valibot';
import { readContent, whole } from '../read.js';

const end = v.picklist(['pending', 'claimed', 'issued', 'expired']);

const { ends, birthdayDaysAgo, given } = readContent(
  'history/bonuses',
  v.strictObject({
    ends: v.strictObject({ upgrades: v.array(end), referrals: v.array(end), months: v.array(end) }),
    birthdayDaysAgo: whole,
    given: v.array(
      v.strictObject({
        reason: v.picklist(['compensation', 'event', 'welcomeBack', 'gift']),
        amount: whole,
        /** Negative for one that can be claimed later. */
        daysAgo: v.number(),
        end,
      }),
    ),
  }),
);

/** Outcomes of the first bonuses of a kind: of the upgrades, of the invited friends, and of the months, newest first. */
export const ENDS = ends;
/** Days since the player's last birthday. */
export const BIRTHDAY_DAYS_AGO = birthdayDaysAgo;
/** System bonuses, with amounts in units of the site. */
export const GIVEN = given;
