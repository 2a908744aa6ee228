import { isSameName } from '../domain/wallet/holder.js';
import { GIVEN_REASONS, givenReason } from '../domain/wallet/review-reasons.js';
import {
  approveWithdrawal,
  openWithdrawals,
  payOutWithdrawal,
  rejectWithdrawal,
} from '../domain/wallet/review-withdrawals.js';
import { say, type Command, type CommandContext } from './command.js';
import { minuteOf, money } from './money.js';
import { givenWhy } from './reason.js';

export const withdrawals: Command = {
  help: `list | approve <order> | pay <order> | reject <order> <reason>: review withdrawals; reasons are ${GIVEN_REASONS.join(', ')}`,
  changes: ([what = 'list', , why = '']) => what !== 'list' && (what === 'reject' ? givenWhy([why]) : true),
  run: async ({ db, services }, [what = 'list', orderNo = '', why = '']) => {
    if (what === 'list') return list(db);
    if (what === 'approve')
      return said(
        await approveWithdrawal(db, services, orderNo),
        orderNo,
        'is approved: pay it out, then say `withdrawals pay`',
      );
    if (what === 'pay') return said(await payOutWithdrawal(db, services, orderNo), orderNo, 'is paid out');
    const reason = givenReason(why);
    if (what === 'reject' && reason !== null)
      return said(
        await rejectWithdrawal(db, services, orderNo, reason),
        orderNo,
        'is rejected, the money is in the wallet again',
      );
    say(`withdrawals ${withdrawals.help}`);
    return 1;
  },
};

async function list(db: CommandContext['db']): Promise<number> {
  const rows = await openWithdrawals(db);
  for (const row of rows) {
    const warning = isSameName(row.holder, row.realname) === false ? `  holder is not ${row.realname}` : '';
    say(
      `${row.order_no}  ${row.status.padEnd(14)} ${minuteOf(row.created_at)}  ${row.username}  ` +
        `${money(row.amount, row.currency)} (fee ${money(row.fee, row.currency)}) ` +
        `to ${row.holder}, ${row.bank_name} ${row.account_number}${warning}`,
    );
  }
  say(rows.length === 0 ? 'No withdrawal is open.' : `${rows.length} open.`);
  return 0;
}

function said(isDecided: boolean, orderNo: string, what: string): number {
  say(isDecided ? `${orderNo} ${what}.` : `${orderNo} is not a withdrawal that is waiting for this.`);
  return isDecided ? 0 : 1;
}
