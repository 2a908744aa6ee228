import { FormattedMessage, useIntl } from 'react-intl';
import type { CommentSummary } from '../../../../machines/lobby/comments.js';
import { formatCount } from '../../../i18n/numbers.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { Stars } from '../../../ui/stars/Stars.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import * as css from './gameComments.css.js';
import { messages, ofFive, scoresCount, starsCount } from './messages.js';

const best = [5, 4, 3, 2, 1] as const;

/** The mean of the scores, and how many players gave each. */
export function Summary({ summary: { score, scoreNum, distribution } }: { summary: CommentSummary }) {
  const { formatMessage } = useIntl();
  if (score === null)
    return (
      <p className={smallMuted}>
        <FormattedMessage {...messages.noScore} />
      </p>
    );
  return (
    <section aria-label={formatMessage(messages.scores)} className={css.summary}>
      <div className={css.mean}>
        <p className={css.meanFigure}>{score.toFixed(1)}</p>
        <Stars score={score} label={formatMessage(ofFive, { score: score.toFixed(1) })} />
        <p className={smallMuted}>{formatMessage(scoresCount, { count: scoreNum, shown: formatCount(scoreNum) })}</p>
      </div>
      <div className={css.bars}>
        {best.map((stars) => (
          <ProgressBar
            key={stars}
            label={formatMessage(starsCount, { count: stars })}
            value={formatCount(distribution[stars - 1] ?? 0)}
            share={scoreNum === 0 ? 0 : (distribution[stars - 1] ?? 0) / scoreNum}
          />
        ))}
      </div>
    </section>
  );
}
