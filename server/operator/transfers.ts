import { atomically } from '../db/open.js';
import { decideTransfer, unclearTransfers, type Decision } from '../domain/play/decide-transfer.js';
import { say, type Command, type CommandContext } from './command.js';
import { minuteOf, money } from './money.js';

export const transfers: Command = {
  help:
    'list | arrived <id> | absent <id> | returned <id> <minor units>: decide a transfer of whose outcome the maker gives no ' +
    'clear answer, after you have asked the maker: the money arrived there, the transfer never took place, or a transfer out ' +
    'returned so much',
  changes: ([what = 'list']) => what !== 'list',
  run: async ({ db, services }, [what = 'list', id = '', amount = '']) => {
    if (what === 'list') return list(db);
    const decision = decisionOf(what, amount);
    if (decision === null) {
      say(`transfers ${transfers.help}`);
      return 1;
    }
    const isDecided = await atomically(db, (trx) => decideTransfer(trx, services, id, decision));
    say(isDecided ? `${id} is decided: ${what}.` : `${id} waits for no such decision.`);
    return isDecided ? 0 : 1;
  },
};

function decisionOf(what: string, amount: string): Decision | null {
  if (what === 'arrived' || what === 'absent') return what;
  return what === 'returned' && /^\d{1,15}$/.test(amount) ? { returned: Number(amount) } : null;
}

async function list(db: CommandContext['db']): Promise<number> {
  const unclear = await unclearTransfers(db);
  for (const { id, direction, amount, at, makerId, playerId, currency } of unclear)
    say(
      `${id}  ${minuteOf(at)}  ${amount === null ? 'all' : money(amount, currency)} ${direction === 'in' ? 'to' : 'from'} ` +
        `maker ${makerId}, of player ${playerId}`,
    );
  say(unclear.length === 0 ? 'No transfer waits for its maker.' : `${unclear.length} waiting.`);
  return 0;
}
