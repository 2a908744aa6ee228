import * as v from 'valibot';
import type { CountryCode } from '../../server/base/site.js';
import { BANK_MARKS } from '../art/names.js';
import { readContent, said } from './read.js';
import { SITE_CONTENT } from './sites.js';

const { marks, wallets } = readContent(
  'banks',
  v.strictObject({
    marks: v.array(v.strictObject({ mark: v.picklist(BANK_MARKS), colour: said })),
    wallets: v.array(v.strictObject({ code: said, name: said })),
  }),
);

/** The marks of the banks, in the order of a site's list. `artId` is the id in the art index. */
export const BANK_ART = marks.map(({ mark, colour }) => ({ artId: `bank-${mark}`, mark, colour }));

/** Invented banks and wallets of a country's site that a player may choose for a card. */
export function banksOf(
  country: CountryCode,
): readonly { readonly code: string; readonly name: string; readonly artId: string; readonly position: number }[] {
  const named = [...SITE_CONTENT[country].banks, ...wallets];
  if (named.length > BANK_ART.length) throw new Error(`${country} has more banks and wallets than there are marks`);
  return BANK_ART.flatMap(({ artId }, index) => {
    const bank = named[index];
    return bank === undefined ? [] : [{ code: bank.code, name: bank.name, artId, position: index + 1 }];
  });
}
