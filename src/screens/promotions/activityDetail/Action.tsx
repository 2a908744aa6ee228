import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Activity } from '../../../../machines/promotions/promotions.machine.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { SentRequest } from '../../../ui/statement/SentRequest.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { useCountdown } from './countdown.js';
import { claimOf, messages, reachedOf, reasons, toStake } from './messages.js';
import type { ActivityDetailViewProps } from './View.js';

/** What the player can do now. `activity`: null after a reload, until the event is read again. */
export function Action(props: ActivityDetailViewProps) {
  const { step, sent, activity, problem, onRetry } = props;
  if (step === 'sending') return <SentRequest words={words} giveUp={messages.giveUp} {...sent} />;
  return (
    <div className={stack[16]}>
      {step === 'refused' ? (
        <>
          <Refusal problem={problem} />
          <Button isWide variant="soft" onPress={onRetry}>
            <FormattedMessage {...messages.check} />
          </Button>
        </>
      ) : activity === null ? null : (
        <Offer {...props} activity={activity} />
      )}
    </div>
  );
}

/** Announced by screen readers, like a failure. */
const good = { tone: 'positive', role: 'status' } as const;

type OfferProps = ActivityDetailViewProps & { activity: Activity };

function Offer({ step, activity, at, onJoin, onClaim, onRetry }: OfferProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const countdown = useCountdown(activity, at);
  const left = countdown === null ? null : <p className={smallMuted}>{countdown}</p>;
  if (step === 'joinable')
    return (
      <>
        <Note>
          <FormattedMessage {...messages.joinFirst} />
        </Note>
        {left}
        <Button isWide onPress={onJoin}>
          <FormattedMessage {...messages.join} />
        </Button>
      </>
    );
  if (step === 'joined')
    return (
      <>
        <Note {...good}>
          <b>
            <FormattedMessage {...messages.joined} />
          </b>{' '}
          <FormattedMessage {...messages.joinedText} />
        </Note>
        <Reached activity={activity} />
        {left}
        <NextStep kind={activity.kind} />
        <Button isWide variant="ghost" onPress={onRetry}>
          <FormattedMessage {...messages.check} />
        </Button>
      </>
    );
  if (step === 'claimable')
    return (
      <>
        <h2 className={sectionTitle}>
          <FormattedMessage {...messages.claimable} />
        </h2>
        {activity.turnover > 0 ? <Note>{formatMessage(toStake, { amount: money(activity.turnover) })}</Note> : null}
        {left}
        <Button isWide onPress={onClaim}>
          {formatMessage(claimOf, { amount: money(activity.reward) })}
        </Button>
      </>
    );
  if (step === 'claimed')
    return (
      <Statement
        {...good}
        glyph={circleCheckGlyph}
        heading={formatMessage(messages.claimed)}
        action={
          <Button href={path.wallet}>
            <FormattedMessage {...messages.wallet} />
          </Button>
        }
      >
        {activity.turnover > 0 ? formatMessage(toStake, { amount: money(activity.turnover) }) : undefined}
      </Statement>
    );
  const reason = reasons[step];
  return (
    <>
      {reason === undefined ? null : (
        <Note tone={step === 'news' ? 'info' : 'caution'}>
          <FormattedMessage {...reason} />
        </Note>
      )}
      {left}
    </>
  );
}

function Reached({ activity: { kind, goal, current } }: { activity: Activity }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (kind === 'join' || goal === 0) return null;
  return (
    <ProgressBar
      label={formatMessage(messages.progress)}
      share={current / goal}
      value={formatMessage(reachedOf, { current: money(current), goal: money(goal) })}
      isReached={current >= goal}
    />
  );
}

/** Where the goal of the event is reached. */
function NextStep({ kind }: Pick<Activity, 'kind'>) {
  if (kind === 'deposit')
    return (
      <Button isWide href={path.recharge}>
        <FormattedMessage {...messages.deposit} />
      </Button>
    );
  return kind === 'stake' ? (
    <Button isWide href={path.browser}>
      <FormattedMessage {...messages.games} />
    </Button>
  ) : null;
}

const words = {
  sending: { heading: messages.sending, text: messages.sendingText },
  tracing: { heading: messages.tracing, text: messages.sendingText },
  unanswered: { heading: messages.unanswered, text: messages.unansweredText },
  unsent: { heading: messages.unsent, text: messages.unsentText },
} as const;
