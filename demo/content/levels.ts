import * as v from 'valibot';
import { readContent, said, whole } from './read.js';

/** Requirements and bonuses of a level, in units of the site; the rate in hundredths of a per cent. */
export const LEVELS = readContent(
  'levels',
  v.array(
    v.strictObject({
      level: whole,
      name: said,
      stakes: whole,
      deposits: whole,
      upgrade: whole,
      monthly: whole,
      birthday: whole,
      depositRate: whole,
      depositMost: whole,
    }),
  ),
);
