import { FormattedMessage, useIntl } from 'react-intl';
import { recordAddress } from '../../../../machines/promotions/addresses.js';
import type { BillLine, BillLinesRef, BillState } from '../../../../machines/promotions/billLines.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel as Sheet } from '../../../ui/panel/Panel.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import { usePagedList, type ListView } from '../../../ui/more/usePagedList.js';
import { PageFallback } from '../shared/PageFallback.js';
import { messages as shared } from '../shared/messages.js';
import { Lines } from './Lines.js';
import { asOf, messages } from './messages.js';

export type PromotionBillViewProps = {
  lines: BillLinesRef;
  recordId: string;
  isCompiling: boolean;
  compileTime: string | null;
  /** Reads a bill once more that the player did not have. */
  onReload: () => void;
};

/** Announced by screen readers when it appears. */
const announced = { role: 'status' } as const;

export function PromotionBillView({ lines, onReload, ...props }: PromotionBillViewProps) {
  const { panel, ...shown } = usePagedList(lines);
  const { onRetry } = shown;
  if (panel === 'loading') return <PageFallback panel="shape" texts={messages} list="own" onRetry={onRetry} />;
  if (panel === 'unavailable' || panel === 'missing')
    return (
      <PageFallback panel={panel} texts={messages} list="own" onRetry={panel === 'missing' ? onReload : onRetry} />
    );
  return <Bill {...props} {...shown} />;
}

type BillProps = Omit<PromotionBillViewProps, 'lines' | 'onReload'> & Omit<ListView<BillLine, BillState>, 'panel'>;

function Bill({ recordId, rows, tail, isCompiling, compileTime, onMore, onRetry }: BillProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const toRecord = (
    <Button size="small" variant="line" href={recordAddress(recordId)}>
      <FormattedMessage {...messages.toRecord} />
    </Button>
  );
  if (rows.length === 0)
    return (
      <Sheet>
        <Statement {...announced} picture={<Receipt />} heading={formatMessage(messages.empty)} action={toRecord}>
          <FormattedMessage {...messages.emptyText} />
        </Statement>
      </Sheet>
    );
  return (
    <div className={stack[16]}>
      {isCompiling ? (
        <Note tone="info" {...announced} action={toRecord}>
          <FormattedMessage {...messages.compiling} />
        </Note>
      ) : null}
      {compileTime === null ? null : (
        <p className={smallMuted}>{formatMessage(asOf, { time: dateTime(compileTime) })}</p>
      )}
      <Lines rows={rows} />
      <ListEnd
        tail={tail}
        more={formatMessage(messages.more)}
        stuck={<FormattedMessage {...messages.stuck} />}
        retry={<FormattedMessage {...shared.retry} />}
        onMore={onMore}
        onRetry={onRetry}
      />
    </div>
  );
}
