import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { wayOutOf, type WithdrawalTerms, type WithdrawHindrance } from '../../../../machines/wallet/withdrawalTerms.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { banGlyph } from '../../../ui/icon/glyphs/ban.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as form from '../shared/form.css.js';
import { askGiveUp } from './giveUpMessages.js';
import { hindrances, messages, rich, turnoverSources } from './messages.js';

export type BlockedPanelProps = { terms: WithdrawalTerms; onRetry: () => void; onGiveUp: (orderNo: string) => void };

/** What keeps a withdrawal back: each reason with its own sentence and the one button that leads on. */
export const BlockedPanel = ({ terms, ...on }: BlockedPanelProps) => (
  <div className={stack[16]}>
    {terms.reasons.map((reason) => (
      <Reason key={reason} reason={reason} terms={terms} {...on} />
    ))}
  </div>
);

function Reason({ reason, terms, onRetry, onGiveUp }: BlockedPanelProps & { reason: WithdrawHindrance }) {
  const { formatMessage } = useIntl();
  const { money, short } = useMoney();
  const { title, text, action } = hindrances[reason];
  const to = wayOutOf(reason, terms);
  const values = { min: short(terms.minAmount), balance: short(terms.balance), left: money(terms.turnover.left) };
  return (
    <Panel>
      <Statement
        glyph={banGlyph}
        tone="caution"
        heading={formatMessage(title, values)}
        action={
          <Button {...(to === null ? { onPress: onRetry } : { href: to })}>
            <FormattedMessage {...action} />
          </Button>
        }
      >
        <FormattedMessage {...text} values={values} />
      </Statement>
      {reason === 'turnoverLeft' ? <Turnover turnover={terms.turnover} onGiveUp={onGiveUp} /> : null}
    </Panel>
  );
}

/** A bar for each requirement that is open, the next one first; those that are met are one line. */
function Turnover({
  turnover: { requirements, openTimes, met },
  onGiveUp,
}: Pick<WithdrawalTerms, 'turnover'> & Pick<BlockedPanelProps, 'onGiveUp'>): ReactNode {
  const { formatMessage } = useIntl();
  const { short } = useMoney();
  const { date } = useDates();
  const further = openTimes - requirements.length;
  return (
    <section aria-label={formatMessage(messages.turnover)} className={`${stack[16]} ${form.below}`}>
      {requirements.map(({ source, required, done, left, createTime, orderNo }) => (
        <div key={`${source}${createTime}${required}`} className={stack[8]}>
          <ProgressBar
            label={formatMessage(rich.since, {
              source: formatMessage(turnoverSources[source]),
              date: date(createTime),
            })}
            share={done / required}
            value={formatMessage(rich.done, { done: short(done), required: short(required) })}
            note={formatMessage(rich.left, { amount: short(left) })}
          />
          {orderNo === null ? null : (
            <Button variant="line" size="small" onPress={() => onGiveUp(orderNo)}>
              <FormattedMessage {...askGiveUp} />
            </Button>
          )}
        </div>
      ))}
      {further === 0 ? null : <p className={smallMuted}>{formatMessage(rich.further, { times: further })}</p>}
      {met.times === 0 ? null : (
        <p className={smallMuted}>{formatMessage(rich.met, { times: met.times, amount: short(met.required) })}</p>
      )}
    </section>
  );
}
