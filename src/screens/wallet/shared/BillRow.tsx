import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { arrowDownLeftGlyph } from '../../../ui/icon/glyphs/arrow-down-left.js';
import { arrowUpRightGlyph } from '../../../ui/icon/glyphs/arrow-up-right.js';
import { crownGlyph } from '../../../ui/icon/glyphs/crown.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { giftGlyph } from '../../../ui/icon/glyphs/gift.js';
import { percentGlyph } from '../../../ui/icon/glyphs/percent.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { ListRow, type ListRowProps } from '../../../ui/list-row/ListRow.js';
import { Money, type MoneyProps } from '../../../ui/money/Money.js';
import { StatusTag } from '../../../ui/status-tag/StatusTag.js';
import { billReasons, billStates, billTypes, fromGameMessage, toGameMessage, transferTypes } from './messages.js';

const glyphs: Readonly<Record<Bill['billType'], string>> = {
  deposit: arrowDownLeftGlyph,
  withdrawal: arrowUpRightGlyph,
  props: ticketPercentGlyph,
  games: gamepad2Glyph,
  member: crownGlyph,
  rewards: giftGlyph,
  rebate: percentGlyph,
};
const tones = { done: 'positive', failed: 'critical', pendingReview: 'caution', pendingPayment: 'caution' } as const;

/** The movement in words: "Deposit · Instant QR", "To Mango Moon". */
export function billTitle(
  { billType, transferType, gameName, channelName }: Bill,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  if (gameName !== null && transferType === 'toGameMaker') return formatMessage(toGameMessage, { game: gameName });
  if (gameName !== null && transferType === 'outOfGameMaker') return formatMessage(fromGameMessage, { game: gameName });
  const kind = formatMessage(transferType === null ? billTypes[billType] : transferTypes[transferType]);
  return channelName === null ? kind : `${kind} · ${channelName}`;
}

/** The signed amount as the wallet sees it. A minus keeps the text colour: a loss is not an error. */
export function BillAmount({
  amount,
  status,
  size = 'normal',
}: Pick<Bill, 'amount' | 'status'> & Pick<MoneyProps, 'size'>) {
  const { money } = useMoney();
  if (status !== 'done') return <Money size={size} amount={money(Math.abs(amount))} />;
  return amount > 0 ? (
    <Money size={size} amount={`+${money(amount)}`} tone="plus" />
  ) : (
    <Money size={size} amount={money(amount)} />
  );
}

export const BillStatus = ({ status, reason }: Pick<Bill, 'status' | 'reason'>) => (
  <StatusTag tone={tones[status]}>
    <FormattedMessage {...(reason === null ? billStates[status] : billReasons[reason])} />
  </StatusTag>
);

type BillRowProps = Pick<ListRowProps, 'onPress' | 'href' | 'place'> & {
  bill: Bill;
  /** The row stands below the head of its day. */
  isUnderDay?: boolean;
};

export function BillRow({ bill, isUnderDay = false, ...row }: BillRowProps) {
  const intl = useIntl();
  const { clock, dateTime } = useDates();
  const { billType, status, reason, amount, createTime } = bill;
  return (
    <ListRow
      title={billTitle(bill, intl)}
      note={<time dateTime={createTime}>{isUnderDay ? clock(createTime) : dateTime(createTime)}</time>}
      glyph={glyphs[billType]}
      tone={
        status === 'failed'
          ? 'critical'
          : status !== 'done'
            ? 'caution'
            : billType === 'deposit'
              ? 'positive'
              : 'neutral'
      }
      value={<BillAmount amount={amount} status={status} />}
      status={status === 'done' ? undefined : <BillStatus status={status} reason={reason} />}
      {...row}
    />
  );
}
