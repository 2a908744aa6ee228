import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { promotionAddress, recordAddress } from '../../../../machines/promotions/addresses.js';
import type { CountedGameListRef } from '../../../../machines/promotions/countedGameList.js';
import type { CountedGame, GamesPlace } from '../../../../machines/promotions/countedGames.js';
import { formatCount } from '../../../i18n/numbers.js';
import { Button } from '../../../ui/button/Button.js';
import { CardGrid } from '../../../ui/card-row/CardRow.js';
import { useFirstInView } from '../../../ui/first-in-view/useFirstInView.js';
import { layoutGridGlyph } from '../../../ui/icon/glyphs/layout-grid.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { LongGrid } from '../../../ui/long-grid/LongGrid.js';
import { More } from '../../../ui/more/More.js';
import { usePagedList, type ListView } from '../../../ui/more/usePagedList.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonCards } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { PageFallback } from '../shared/PageFallback.js';
import { CountingGame } from '../shared/CountingGame.js';
import { messages as shared } from '../shared/messages.js';
import { gameCount } from '../shared/termMessages.js';
import { Filters, type FiltersProps } from './Filters.js';
import { messages } from './messages.js';

export type PromotionGamesViewProps = Pick<FiltersProps, 'filter' | 'turn' | 'onFilter'> & {
  isUnavailable: boolean;
  isMissing: boolean;
  place: GamesPlace | null;
  onRetry: () => void;
  /** The games. */
  children: ReactNode;
};

export function PromotionGamesView({
  isUnavailable,
  isMissing,
  place,
  onRetry,
  children,
  ...filters
}: PromotionGamesViewProps) {
  if (isUnavailable) return <NotLoaded onRetry={onRetry} />;
  if (isMissing) return <PageFallback panel="missing" texts={messages} list="promotions" onRetry={onRetry} />;
  if (place === null) return <Skeleton />;
  return (
    <div className={stack[16]}>
      <Purse place={place} />
      <Filters makers={place.makers} {...filters} />
      {children}
    </div>
  );
}

/** Which money the games are played with. */
function Purse({ place: { canPlay, recordId, promotionId } }: { place: GamesPlace }) {
  const words = canPlay ? messages.playing : recordId === null ? messages.looking : messages.over;
  return (
    <Note
      tone="quiet"
      action={
        <Button
          size="small"
          variant="line"
          href={recordId === null ? promotionAddress(promotionId) : recordAddress(recordId)}
        >
          <FormattedMessage {...(recordId === null ? messages.toDetail : messages.toRecord)} />
        </Button>
      }
    >
      <FormattedMessage {...words} />
    </Note>
  );
}

type Place = { place: GamesPlace; onClear: () => void };
export type CountedGamesViewProps = ListView<CountedGame> & Place;

export const CountedGames = ({ list, ...place }: Place & { list: CountedGameListRef }) => (
  <CountedGamesView {...place} {...usePagedList(list)} />
);

export function CountedGamesView({ panel, onClear, ...props }: CountedGamesViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'unavailable') return <NotLoaded onRetry={props.onRetry} />;
  if (panel === 'empty')
    return (
      <Statement
        glyph={layoutGridGlyph}
        heading={formatMessage(messages.empty)}
        action={
          <Button onPress={onClear}>
            <FormattedMessage {...messages.showAll} />
          </Button>
        }
      >
        <FormattedMessage {...messages.emptyText} />
      </Statement>
    );
  return panel === 'shown' ? <Games {...props} /> : <Skeleton />;
}

/** Fills whole rows of the grid. */
const inView = { phone: 9, desktop: 18 } as const;

type GamesProps = Omit<CountedGamesViewProps, 'panel' | 'onClear'>;

function Games({ place: { recordId, canPlay }, rows, total, tail, onMore, onRetry }: GamesProps) {
  const { formatMessage } = useIntl();
  const drawn = useFirstInView(rows, inView.phone, inView.desktop);
  return (
    <>
      <output className={smallMuted}>{formatMessage(gameCount, { count: total, shown: formatCount(total) })}</output>
      <LongGrid label={formatMessage(messages.title)} items={drawn} total={total}>
        {(counted, index, place) => (
          <CountingGame
            key={counted.game.gameId}
            counted={counted}
            playsFor={canPlay ? recordId : null}
            isFirst={index < 6}
            place={place}
          />
        )}
      </LongGrid>
      {tail === 'stuck' ? (
        <RetryNote tone="quiet" retry={<FormattedMessage {...shared.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.stuck} />
        </RetryNote>
      ) : null}
      {(tail === 'more' || tail === 'loading') && drawn.length === rows.length ? (
        <More label={formatMessage(messages.more)} isPending={tail === 'loading'} onMore={onMore} />
      ) : null}
    </>
  );
}

function Skeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <CardGrid label="">
        <SkeletonCards count={12} />
      </CardGrid>
    </Loading>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      heading={formatMessage(messages.unavailable)}
      retry={<FormattedMessage {...shared.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.unavailableText} />
    </Failure>
  );
}
