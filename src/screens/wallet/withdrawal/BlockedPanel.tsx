import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { WithdrawalTerms, WithdrawHindrance } from '../../../../machines/wallet/withdrawalTerms.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { banGlyph } from '../../../ui/icon/glyphs/ban.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as form from '../shared/form.css.js';
import { hindrances, messages, rich, turnoverSources } from './messages.js';
import { withdrawalReviewAddress } from '../../../../machines/wallet/addresses.js';

export type BlockedPanelProps = { terms: WithdrawalTerms; onRetry: () => void };

/** What keeps a withdrawal back: each reason with its own sentence and the one button that leads on. */
export const BlockedPanel = ({ terms, onRetry }: BlockedPanelProps) => (
  <div className={stack[16]}>
    {terms.reasons.map((reason) => (
      <Reason key={reason} reason={reason} terms={terms} onRetry={onRetry} />
    ))}
  </div>
);

function Reason({ reason, terms, onRetry }: BlockedPanelProps & { reason: WithdrawHindrance }) {
  const { formatMessage } = useIntl();
  const { short } = useMoney();
  const { title, text, action } = hindrances[reason];
  const href: Readonly<Record<WithdrawHindrance, string | null>> = {
    withdrawClosed: null,
    withdrawalUnderReview: terms.openOrderNo === null ? null : withdrawalReviewAddress(terms.openOrderNo),
    noBankCard: `${path.editBankCard}?from=withdrawal`,
    turnoverLeft: path.browser,
    withdrawLimitReached: null,
    insufficientBalance: path.recharge,
  };
  const to = href[reason];
  return (
    <Panel>
      <Statement
        glyph={banGlyph}
        tone="caution"
        heading={formatMessage(title)}
        action={
          <Button {...(to === null ? { onPress: onRetry } : { href: to })}>
            <FormattedMessage {...action} />
          </Button>
        }
      >
        <FormattedMessage {...text} values={{ min: short(terms.minAmount), balance: short(terms.balance) }} />
      </Statement>
      {reason === 'turnoverLeft' ? <Turnover turnover={terms.turnover} /> : null}
    </Panel>
  );
}

/** A bar for each requirement: stakes that are done, and what is left. */
function Turnover({ turnover }: Pick<WithdrawalTerms, 'turnover'>): ReactNode {
  const { formatMessage } = useIntl();
  const { money, short } = useMoney();
  return (
    <section aria-label={formatMessage(messages.turnover)} className={`${stack[16]} ${form.below}`}>
      <h3 className={sectionTitle}>{formatMessage(rich.left, { amount: money(turnover.left) })}</h3>
      {turnover.requirements.map(({ source, required, done, left, createTime }) => (
        <ProgressBar
          key={`${source}${createTime}${required}`}
          label={formatMessage(turnoverSources[source])}
          share={required === 0 ? 1 : done / required}
          value={formatMessage(rich.done, { done: short(done), required: short(required) })}
          isReached={left === 0}
          note={left === 0 ? formatMessage(messages.met) : formatMessage(rich.left, { amount: short(left) })}
        />
      ))}
    </section>
  );
}
