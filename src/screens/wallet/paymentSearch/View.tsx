import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from '../../../../machines/vocabulary.js';
import { paymentAddress, type FoundPayment, type SearchAnswer } from '../../../../machines/wallet/paymentSearch.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { CopyableText } from '../../../ui/copy/CopyableText.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { muted, sectionTitle } from '../../../ui/text/text.css.js';
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
    <div className={css.columns}>
      <div className={formCss.main}>
        <SearchForm
          typed={typed}
          refusal={panel === 'none' ? problem : null}
          isBusy={panel === 'loading'}
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
  if (panel === 'unavailable' && problem)
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

/** Announced by screen readers when the search has ended. */
const announced = { role: 'status' } as const;

function Found({ payment }: { payment: FoundPayment }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { kind, amount, reasonText, place, time, orderNo } = payment;
  return (
    <div className={stack[16]}>
      <div {...announced} className={css.head}>
        <div className={stack[4]}>
          <h2 className={sectionTitle}>{formatMessage(kinds[kind])}</h2>
          <p className={muted}>{reasonText ?? formatMessage(stateOf(payment))}</p>
        </div>
        <Money amount={money(amount)} size="amount" />
      </div>
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
      <div {...announced} className={stack[4]}>
        <h2 className={sectionTitle}>{formatMessage(messages.nothing)}</h2>
        <p className={muted}>{formatMessage(messages.nothingText)}</p>
      </div>
      <CopyableText label={formatMessage(messages.copy)}>{text}</CopyableText>
      <Button variant="line" isWide href="/pages/account/contactInfomation">
        <FormattedMessage {...shared.contact} />
      </Button>
    </div>
  );
}
