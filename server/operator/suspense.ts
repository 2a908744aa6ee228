import { atomically } from '../db/open.js';
import { decideSuspense, openSuspense, type SuspenseEntry } from '../ledger/suspense.js';
import { say, type Command, type CommandContext } from './command.js';
import { minuteOf, money } from './money.js';
import { givenWhy, REASON_HELP, reasonIn } from './reason.js';

export const suspense: Command = {
  help:
    `list | player <id> <reason> | maker <id> <reason>: decide who gets, or bears, the difference with a maker that lies ` +
    `in suspense; ${REASON_HELP}`,
  changes: ([what = 'list', , ...words]) => what !== 'list' && givenWhy(words),
  run: async ({ db, services }, [what = 'list', id = '', ...words]) => {
    if (what === 'list') return list(db);
    const reason = reasonIn(words);
    if ((what !== 'player' && what !== 'maker') || reason === null) {
      say(`suspense ${suspense.help}`);
      return 1;
    }
    const decided = await atomically(db, (trx) =>
      decideSuspense(trx, { type: 'maker_difference', id, to: what, reason, at: services.clock.now() }),
    );
    say(
      decided !== null
        ? `${id} is decided: the ${what}.`
        : `${id} waits for no such decision. What a maker returned too much can only be borne by the maker.`,
    );
    return decided !== null ? 0 : 1;
  },
};

async function list(db: CommandContext['db']): Promise<number> {
  const entries = (await openSuspense(db)).filter(({ type }) => type === 'maker_difference');
  for (const entry of entries) say(`${entry.id}  ${minuteOf(entry.at)}  ${sentenceOf(entry)}`);
  say(entries.length === 0 ? 'No difference with a maker lies in suspense.' : `${entries.length} to decide.`);
  return 0;
}

/** What happened, for an operator. */
export function sentenceOf({
  type,
  amount,
  currency,
  playerId,
  makerId,
  referenceNo,
  roundRef,
}: SuspenseEntry): string {
  const sum = money(Math.abs(amount), currency);
  if (type === 'promo_late_win')
    return `${sum} of player ${playerId}, won in round ${roundRef} after promotion record ${referenceNo} had ended`;
  const than = amount < 0 ? 'more' : 'less';
  return `maker ${makerId} returned ${sum} ${than} than player ${playerId} had there, in session ${referenceNo}`;
}
