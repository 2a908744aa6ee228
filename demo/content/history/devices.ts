import * as v from 'valibot';
import { readContent, said, whole } from '../read.js';

/** Earlier logins of the demo player. The tokens of these sessions are unknown. */
export const DEVICES = readContent(
  'history/devices',
  v.array(v.strictObject({ userAgent: said, ip: v.pipe(v.string(), v.ip()), daysAgo: whole, usedHoursAgo: whole })),
);
