import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { MemberLevels, NextLevel } from '../../../../machines/bonuses/memberLevel.machine.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { sectionTitle, sheetTitle, smallMuted } from '../../../ui/text/text.css.js';
import { doneOf, levelName, messages as shared } from '../shared/messages.js';
import { AllLevels } from './AllLevels.js';
import { canClaim, messages, missing, toNext } from './messages.js';

export type MemberLevelViewProps = { known: MemberLevels | null; isUnavailable: boolean; onRetry: () => void };

export function MemberLevelView({ known, isUnavailable, onRetry }: MemberLevelViewProps) {
  const { formatMessage } = useIntl();
  if (isUnavailable)
    return (
      <Failure
        heading={formatMessage(messages.failedTitle)}
        retry={<FormattedMessage {...shared.retry} />}
        onRetry={onRetry}
      >
        <FormattedMessage {...shared.failedText} />
      </Failure>
    );
  if (known === null)
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={5} />
      </Loading>
    );
  return (
    <div className={stack[24]}>
      <Own {...known} />
      <AllLevels levels={known.levels} own={known.summary.level} />
    </div>
  );
}

/** The player's level, the distance to the next one, and what can be claimed. */
function Own({ summary, schedule }: MemberLevels) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const isDesktop = useSite().device === 'pc';
  const { level, levelName: name, claimable } = summary;
  return (
    <Panel aria-labelledby="own">
      <div className={stack[16]}>
        <div className={stack[4]}>
          <p className={smallMuted}>{formatMessage(messages.yours)}</p>
          <h2 id="own" className={sheetTitle}>
            {formatMessage(levelName, { level, name })}
          </h2>
        </div>
        {schedule === null ? null : <Next schedule={schedule} />}
        {claimable.count > 0 ? (
          <Note tone="positive">{formatMessage(canClaim, { amount: money(claimable.amount) })}</Note>
        ) : null}
        <div>
          <Button isWide={!isDesktop} variant={claimable.count > 0 ? 'primary' : 'soft'} href={path.levelBonus}>
            <FormattedMessage {...messages.toBonuses} />
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** Exactly what is missing, both amounts from the server. */
function Next({ schedule }: { schedule: NextLevel }) {
  const { formatMessage } = useIntl();
  const { stakes, requiredStakes, stakesLeft, deposits, requiredDeposits, depositsLeft } = schedule;
  if (schedule.nextLevel === null) return <p>{formatMessage(messages.highest)}</p>;
  return (
    <div className={stack[12]}>
      <h3 className={sectionTitle}>
        {formatMessage(toNext, { level: schedule.nextLevel, name: schedule.nextLevelName ?? '' })}
      </h3>
      <Distance label={formatMessage(messages.stakes)} done={stakes} required={requiredStakes} left={stakesLeft} />
      <Distance
        label={formatMessage(messages.deposits)}
        done={deposits}
        required={requiredDeposits}
        left={depositsLeft}
      />
      <p className={smallMuted}>{formatMessage(messages.kept)}</p>
    </div>
  );
}

function Distance({ label, done, required, left }: { label: string; done: number; required: number; left: number }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <ProgressBar
      label={label}
      share={required === 0 ? 1 : done / required}
      isReached={left === 0}
      value={formatMessage(doneOf, { done: money(done), required: money(required) })}
      note={left === 0 ? formatMessage(messages.reached) : formatMessage(missing, { amount: money(left) })}
    />
  );
}
