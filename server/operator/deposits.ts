import { GIVEN_REASONS, givenReason } from '../domain/wallet/review-reasons.js';
import { approveManualDeposit, openManualDeposits, rejectManualDeposit } from '../domain/wallet/review-deposits.js';
import { say, type Command, type CommandContext } from './command.js';
import { minuteOf, money } from './money.js';
import { givenWhy } from './reason.js';

export const deposits: Command = {
  help: `list | approve <order> | reject <order> <reason>: review manual deposits; reasons are ${GIVEN_REASONS.join(', ')}`,
  changes: ([what = 'list', , why = '']) => what !== 'list' && (what === 'reject' ? givenWhy([why]) : true),
  run: async ({ db, services }, [what = 'list', orderNo = '', why = '']) => {
    if (what === 'list') return list(db);
    if (what === 'approve')
      return said(await approveManualDeposit(db, services, orderNo), orderNo, 'is approved and credited');
    const reason = givenReason(why);
    if (what === 'reject' && reason !== null)
      return said(await rejectManualDeposit(db, services, orderNo, reason), orderNo, 'is rejected');
    say(`deposits ${deposits.help}`);
    return 1;
  },
};

async function list(db: CommandContext['db']): Promise<number> {
  const rows = await openManualDeposits(db);
  for (const row of rows) {
    const number = row.transaction_no === null ? '' : `  transaction ${row.transaction_no}`;
    const doubles = row.doubles.length === 0 ? '' : `  PERHAPS THE SAME PAYMENT AS ${row.doubles.join(' ')}`;
    const promised =
      row.activity_id === null ? '' : `  bonus ${money(row.bonus, row.currency)} of promotion ${row.activity_id}`;
    say(
      `${row.order_no}  ${minuteOf(row.created_at)}  ${row.username}  ${money(row.amount, row.currency)} ` +
        `by ${row.payer_name}, ${row.payer_account}, paid ${minuteOf(row.paid_at)} ` +
        `into ${row.bank_code} ${row.account_number}${number}${promised}  receipts ${row.receipts.join(' ')}${doubles}`,
    );
  }
  say(rows.length === 0 ? 'No manual deposit is waiting.' : `${rows.length} waiting.`);
  return 0;
}

function said(isDecided: boolean, orderNo: string, what: string): number {
  say(isDecided ? `${orderNo} ${what}.` : `${orderNo} is not a manual deposit that is waiting for a decision.`);
  return isDecided ? 0 : 1;
}
