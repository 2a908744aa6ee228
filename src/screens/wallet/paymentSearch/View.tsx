import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from '../../../../machines/vocabulary.js';
import { paymentAddress, type FoundPayment, type SearchAnswer } from '../../../../machines/wallet/paymentSearch.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { CopyableText } from '../../../ui/copy/CopyableText.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { circleXGlyph } from '../../../ui/icon/glyphs/circle-x.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { undo2Glyph } from '../../../ui/icon/glyphs/undo-2.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement, type StatementProps } from '../../../ui/statement/Statement.js';
import * as formCss from '../shared/form.css.js';
import { messages as shared, orderMessages } from '../shared/messages.js';
import { kinds, messages, stateOf, supportLines, ways } from './messages.js';
import * as css from './paymentSearch.css.js';
import { SearchForm, type SearchFormProps } from './SearchForm.js';
import type { Panel as PanelName } from './selectors.js';

export type PaymentSearchViewProps = Pick<SearchFormProps, 'typed' | 'onType' | 'onSubmit'> & {
  panel: PanelName;
  /** The number that was searched last. */
  number: string;
  answer: SearchAnswer | null;
  problem: Problem | null;
  username: string | null;
  onRetry: () => void;
};

export function PaymentSearchView(props: PaymentSearchViewProps) {
  const { panel, problem, typed, onType, onSubmit } = props;
  return (
    <div className={css.column}>
      <div className={formCss.main}>
        <SearchForm
          typed={typed}
          refusal={panel === 'none' ? problem : null}
          isBusy={panel === 'searching'}
          onType={onType}
          onSubmit={onSubmit}
        />
      </div>
      {panel === 'none' ? null : (
        <Panel>
          <Result {...props} />
        </Panel>
      )}
    </div>
  );
}

function Result({ panel, answer, problem, onRetry, ...searched }: PaymentSearchViewProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  if (panel === 'failed' && problem)
    return (
      <Failure
        heading={formatMessage(messages.failed)}
        retry={<FormattedMessage {...shared.retry} />}
        onRetry={onRetry}
      >
        {textOf(problem)}
      </Failure>
    );
  if (answer === null)
    return (
      <Loading label={formatMessage(messages.searching)}>
        <SkeletonText lines={4} />
      </Loading>
    );
  return answer.payment ? <Found payment={answer.payment} /> : <Nothing {...searched} at={answer.at} />;
}

type Look = 'open' | 'done' | 'cancelled' | 'failed' | 'nothing';
const looks: Readonly<Record<Look, Partial<StatementProps>>> = {
  open: { glyph: hourglassGlyph, tone: 'caution', role: 'status' },
  done: { glyph: circleCheckGlyph, tone: 'positive', role: 'status' },
  cancelled: { glyph: undo2Glyph, tone: 'neutral', role: 'status' },
  failed: { glyph: circleXGlyph, tone: 'critical', role: 'status' },
  nothing: { picture: <Receipt />, role: 'status' },
};
function lookOf({ status, reason }: FoundPayment): Look {
  if (status === 'failed') return reason === 'cancelled' ? 'cancelled' : 'failed';
  return status === 'done' ? 'done' : 'open';
}

function Found({ payment }: { payment: FoundPayment }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { kind, amount, reasonText, place, time, orderNo } = payment;
  return (
    <div className={stack[16]}>
      <Statement {...looks[lookOf(payment)]} heading={formatMessage(kinds[kind])}>
        <span className={css.figure}>
          <Money amount={money(amount)} size="amount" />
        </span>
        {reasonText ?? formatMessage(stateOf(payment))}
      </Statement>
      <KeyValues
        pairs={[
          { key: formatMessage(messages.made), value: dateTime(time) },
          { key: formatMessage(messages.place), value: place },
          { key: formatMessage(orderMessages.number), value: <CopyableNumber>{orderNo}</CopyableNumber> },
        ]}
      />
      <Button isWide href={paymentAddress(payment)}>
        <FormattedMessage {...ways[kind]} />
      </Button>
    </div>
  );
}

type NothingProps = Pick<PaymentSearchViewProps, 'number' | 'username'> & { at: string };

/** What customer service needs to find the payment, so that the player does not have to be asked for it. */
function Nothing({ number, username, at }: NothingProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { websiteName, countryTimezone } = useSite();
  const text = [
    formatMessage(messages.support),
    formatMessage(supportLines.player, { player: username ?? '–' }),
    formatMessage(supportLines.number, { number }),
    formatMessage(supportLines.time, { time: dateTime(at), zone: countryTimezone }),
    formatMessage(supportLines.site, { site: websiteName }),
  ].join('\n');
  return (
    <div className={stack[16]}>
      <Statement {...looks.nothing} heading={formatMessage(messages.nothing)}>
        <FormattedMessage {...messages.nothingText} />
      </Statement>
      <CopyableText label={formatMessage(messages.copy)}>{text}</CopyableText>
      <Button variant="line" isWide href="/pages/account/contactInfomation">
        <FormattedMessage {...shared.contact} />
      </Button>
    </div>
  );
}
