import { FormattedMessage, useIntl } from 'react-intl';
import type { NextLevel } from '../../../../machines/account/account.machine.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { messages, nextLevel } from './messages.js';
import type { LevelState } from './selectors.js';

type LevelBarProps = { state: LevelState; next: NextLevel | null; onRetry: () => void };

/** The share is the server's: of the condition that is further away. The page of the level has the amounts. */
export function LevelBar({ state, next, onRetry }: LevelBarProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (state === 'loading')
    return (
      <Loading label={formatMessage(messages.levelLoading)}>
        <SkeletonText lines={1} />
      </Loading>
    );
  if (state === 'unavailable')
    return (
      <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
        <FormattedMessage {...messages.levelFailed} />
      </RetryNote>
    );
  if (next === null) return null;
  if (next.nextLevel === null)
    return (
      <p className={smallMuted}>
        <FormattedMessage {...messages.levelHighest} />
      </p>
    );
  const share = next.percent / 100;
  return (
    <ProgressBar
      label={formatMessage(nextLevel, { level: next.nextLevel, name: next.nextLevelName ?? '' })}
      share={share}
      value={formatNumber(share, { style: 'percent', numberingSystem: 'latn' })}
    />
  );
}
