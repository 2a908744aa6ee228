import { decidedLateWins, decideLateWin, openLateWins, type LateWin } from '../domain/promotions/late-wins.js';
import { say, type Command, type CommandContext } from './command.js';
import { minuteOf, money } from './money.js';
import { givenWhy, REASON_HELP, reasonIn } from './reason.js';

/** Decisions that `late-wins decided` shows. */
const SHOWN = 50;

export const lateWins: Command = {
  help:
    `list | decided | book <id> <reason> | refuse <id> <reason>: pay a win that arrived after its promotion record had ` +
    `ended to the player, or leave it to the house (decision 039); ${REASON_HELP}`,
  changes: ([what = 'list', , ...words]) => what !== 'list' && what !== 'decided' && givenWhy(words),
  run: async ({ db, services }, [what = 'list', id = '', ...words]) => {
    if (what === 'list') return list(db);
    if (what === 'decided') return listDecided(db);
    const reason = reasonIn(words);
    if ((what !== 'book' && what !== 'refuse') || reason === null) {
      say(`late-wins ${lateWins.help}`);
      return 1;
    }
    const isPaid = what === 'book';
    const isDecided = await decideLateWin(db, services, { id, isPaid, reason });
    say(
      isDecided
        ? `${id} is ${isPaid ? "booked to the player's wallet" : 'refused and left to the house'}.`
        : `${id} is not a late win that is waiting for a decision.`,
    );
    return isDecided ? 0 : 1;
  },
};

async function list(db: CommandContext['db']): Promise<number> {
  const waiting = await openLateWins(db);
  for (const win of waiting) say(sentenceOf(win));
  say(waiting.length === 0 ? 'No late win is waiting.' : `${waiting.length} waiting.`);
  return 0;
}

async function listDecided(db: CommandContext['db']): Promise<number> {
  const decided = await decidedLateWins(db, SHOWN);
  for (const win of decided) {
    const outcome = win.isPaid ? 'booked' : 'refused';
    say(`${sentenceOf(win)}  ${outcome} ${minuteOf(win.decidedAt)}: ${win.reason ?? 'no reason was stored'}`);
  }
  if (decided.length === 0) say('No late win has been decided.');
  return 0;
}

/** What an operator needs to know to decide: when the round was staked, and how the record ended. */
const sentenceOf = (win: LateWin): string =>
  `${win.id}  ${minuteOf(win.reportedAt)}  ${win.username}  ${money(win.amount, win.currency)} ` +
  `for a stake of ${money(win.stake, win.currency)} at ${minuteOf(win.stakedAt)}, round ${win.roundRef}, ` +
  `record ${win.recordId} ${win.status} by ${win.endedBy ?? 'nothing'} at ${minuteOf(win.endedAt)}`;
