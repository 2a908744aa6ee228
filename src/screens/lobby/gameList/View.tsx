import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { GameCard } from '../../../../machines/vocabulary.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CardGrid } from '../../../ui/card-row/CardRow.js';
import { useFirstInView } from '../../../ui/first-in-view/useFirstInView.js';
import { layoutGridGlyph } from '../../../ui/icon/glyphs/layout-grid.js';
import { LongGrid } from '../../../ui/long-grid/LongGrid.js';
import { More } from '../../../ui/more/More.js';
import type { ListView } from '../../../ui/more/usePagedList.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonCards } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { GameTile } from '../shared/GameTile.js';
import type { Hearts } from '../shared/hearts.js';
import * as css from './gameList.css.js';
import { count, messages, remembered } from './messages.js';

export type GameListViewProps = ListView<GameCard> & {
  hearts: Hearts;
  renderName?: ((name: string) => ReactNode) | undefined;
  /** Shown when the list is empty: the parent screen knows the reason. */
  whenEmpty: ReactNode;
};

export function GameListView({ panel, whenEmpty, ...props }: GameListViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'shown') return <Games {...props} />;
  if (panel === 'empty') return whenEmpty;
  if (panel === 'missing') return <Missing />;
  return panel === 'unavailable' ? (
    <Failure
      heading={formatMessage(messages.failedTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={props.onRetry}
    >
      <FormattedMessage {...messages.failedText} />
    </Failure>
  ) : (
    <Loading label={formatMessage(messages.loading)}>
      <div className={css.countSkeleton} />
      <CardGrid label="">
        <SkeletonCards count={12} />
      </CardGrid>
    </Loading>
  );
}

function Missing() {
  const { formatMessage } = useIntl();
  return (
    <Statement
      glyph={layoutGridGlyph}
      heading={formatMessage(messages.absentTitle)}
      action={
        <Button href={path.browser} isReplacing>
          <FormattedMessage {...messages.toAll} />
        </Button>
      }
    >
      <FormattedMessage {...messages.absentText} />
    </Statement>
  );
}

/** Fills whole rows of the grid. */
const inView = { phone: 6, desktop: 18 } as const;

function Games({
  rows: games,
  total,
  tail,
  asOf,
  hearts,
  renderName,
  onMore,
  onRetry,
}: Omit<GameListViewProps, 'panel' | 'whenEmpty'>) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const drawn = useFirstInView(games, inView.phone, inView.desktop);
  return (
    <>
      <VisuallyHidden as="h2">{formatMessage(messages.games)}</VisuallyHidden>
      {asOf === null ? null : (
        <div className={css.stale}>
          <RetryNote tone="quiet" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
            {formatMessage(remembered, { time: dateTime(new Date(asOf).toISOString()) })}
          </RetryNote>
        </div>
      )}
      <output className={`${smallMuted} ${css.count}`}>
        {formatMessage(count, { count: total, shown: formatCount(total) })}
      </output>
      <LongGrid label={formatMessage(messages.games)} items={drawn} total={total}>
        {(game, index, place) => (
          <GameTile
            key={game.gameId}
            game={game}
            shownName={renderName?.(game.name)}
            hearts={hearts}
            isFirst={index < 6}
            place={place}
          />
        )}
      </LongGrid>
      {tail === 'end' || drawn.length < games.length ? null : tail === 'stuck' ? (
        <div className={css.stuck}>
          <RetryNote tone="quiet" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
            <FormattedMessage {...messages.stuck} />
          </RetryNote>
        </div>
      ) : (
        <More label={formatMessage(messages.more)} isPending={tail === 'loading'} onMore={onMore} />
      )}
    </>
  );
}
