import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { claimedBills } from '../../../../machines/bonuses/addresses.js';
import type { BonusClaimRef } from '../../../../machines/bonuses/bonusClaim.machine.js';
import type { BonusClaimsRef } from '../../../../machines/bonuses/bonusClaims.machine.js';
import type { ClaimResult } from '../../../../machines/bonuses/claim.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { infoGlyph } from '../../../ui/icon/glyphs/info.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { claim as words, claimedSum, claimOf, messages, outcomes, toStake } from './messages.js';

const steps = ['tracing', 'unanswered', 'unsent'] as const;
export type ClaimStep = 'sending' | (typeof steps)[number];
type ClaimSnapshot = ReturnType<BonusClaimRef['getSnapshot']>;
type ClaimsSnapshot = ReturnType<BonusClaimsRef['getSnapshot']>;

const selectStep = (snapshot: ClaimSnapshot): ClaimStep => steps.find((step) => snapshot.matches(step)) ?? 'sending';
const selectAmount = ({ context }: ClaimSnapshot) => context.claim.amount;
const selectClaim = ({ children }: ClaimsSnapshot) => children.bonusClaim as BonusClaimRef | undefined;
const selectResults = ({ context }: ClaimsSnapshot) => context.results;
const selectCount = ({ context }: ClaimsSnapshot) => context.queue.length;
const selectIsReported = (snapshot: ClaimsSnapshot) => snapshot.matches('settled') || snapshot.matches('refused');

/** The claims that a page runs, from the first request to the report of all. It cannot be closed while a request is under way. */
export function ClaimsDialog({ claims }: { claims: BonusClaimsRef }) {
  const { formatMessage } = useIntl();
  const claim = useSelector(claims, selectClaim);
  const results = useSelector(claims, selectResults);
  const count = useSelector(claims, selectCount);
  if (useSelector(claims, selectIsReported))
    return <ReportView results={results} onClose={() => claims.send({ type: 'bonusClaims.closed' })} />;
  if (claim) return <RunningClaim claim={claim} number={results.length + 1} count={count} />;
  return <Dialog isOpen onClose={() => undefined} shape="popup" title={formatMessage(words.title)} />;
}

/** Screen readers hear each step. */
const told = { role: 'status' } as const;

type Place = {
  /** Which one of how many, from 1. */
  number: number;
  count: number;
};

export function RunningClaim({ claim, ...place }: Place & { claim: BonusClaimRef }) {
  return (
    <RunningView
      {...place}
      step={useSelector(claim, selectStep)}
      amount={useSelector(claim, selectAmount)}
      onRetry={() => claim.send({ type: 'bonusClaim.retried' })}
      onLeave={() => claim.send({ type: 'bonusClaim.abandoned' })}
    />
  );
}

export type RunningViewProps = Place & {
  step: ClaimStep;
  /** Minor units. */ amount: number;
  onRetry: () => void;
  onLeave: () => void;
};

export function RunningView({ step, amount, number, count, onRetry, onLeave }: RunningViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const isFailed = step === 'unanswered' || step === 'unsent';
  return (
    <Dialog
      isOpen
      // A press on Back must not hide a request that is under way.
      onClose={isFailed ? onLeave : () => undefined}
      shape="popup"
      title={formatMessage(words.title)}
      lead={money(amount)}
      {...(isFailed ? { actions: <Ways step={step} onRetry={onRetry} onLeave={onLeave} /> } : {})}
    >
      <div className={stack[16]}>
        {count > 1 ? (
          <ProgressBar
            label={formatMessage(words.progress)}
            share={(number - 1) / count}
            value={formatMessage(claimOf, { number: formatCount(number), count: formatCount(count) })}
          />
        ) : null}
        {isFailed ? (
          <Note tone="caution" role="alert">
            <FormattedMessage {...words[step]} />
          </Note>
        ) : (
          <>
            <Note {...told}>
              <FormattedMessage {...words[step]} />
            </Note>
            <div aria-hidden="true">
              <SkeletonText lines={2} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

const Ways = ({ step, onRetry, onLeave }: Pick<RunningViewProps, 'step' | 'onRetry' | 'onLeave'>) => (
  <>
    <Button isWide onPress={onRetry}>
      <FormattedMessage {...(step === 'unanswered' ? words.ask : words.send)} />
    </Button>
    <Button isWide variant="ghost" onPress={onLeave}>
      <FormattedMessage {...words.later} />
    </Button>
  </>
);

export function ReportView({ results, onClose }: { results: readonly ClaimResult[]; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const claimed = results.filter(({ outcome }) => outcome === 'claimed');
  const sum = claimed.reduce((total, { claim }) => total + claim.amount, 0);
  const turnover = claimed.reduce((total, { claim }) => total + claim.turnover, 0);
  const paid = results.find(({ outcome }) => outcome === 'claimed' || outcome === 'claimedAlready');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      shape="popup"
      title={formatMessage(words.title)}
      isTitleHidden
      actions={
        <>
          <Button isWide onPress={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
          {paid === undefined ? null : (
            <Button isWide variant="ghost" href={claimedBills(paid.claim.kind)}>
              <FormattedMessage {...words.bills} />
            </Button>
          )}
        </>
      }
    >
      <div className={stack[16]}>
        {claimed.length > 0 ? (
          <Statement
            {...told}
            tone="positive"
            glyph={circleCheckGlyph}
            heading={formatMessage(claimedSum, { amount: money(sum) })}
          >
            <FormattedMessage {...words.paid} />{' '}
            {turnover > 0 ? formatMessage(toStake, { amount: money(turnover) }) : null}
          </Statement>
        ) : paid === undefined ? (
          <Statement {...told} tone="neutral" glyph={infoGlyph} heading={formatMessage(words.none)} />
        ) : (
          <Statement {...told} tone="positive" glyph={circleCheckGlyph} heading={formatMessage(words.before)}>
            <FormattedMessage {...words.turnover} />
          </Statement>
        )}
        <Others results={results.filter(({ outcome }) => outcome !== 'claimed')} />
      </div>
    </Dialog>
  );
}

/** Each bonus that was not claimed, with its reason. */
function Others({ results }: { results: readonly ClaimResult[] }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const textOf = useProblemText();
  if (results.length === 0) return null;
  return (
    <List label={formatMessage(words.others)}>
      {results.map(({ claim, outcome, problem }) => (
        <ListRow
          key={claim.bonusId}
          title={<Money amount={money(claim.amount)} />}
          note={problem === null ? formatMessage(outcomes[outcome as keyof typeof outcomes]) : <>{textOf(problem)}</>}
        />
      ))}
    </List>
  );
}
