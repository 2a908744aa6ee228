import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Home } from '../../../../machines/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { Banner } from '../../../ui/banner/Banner.js';
import { LineStrip } from '../../../ui/line-strip/LineStrip.js';
import { Picture } from '../../../ui/picture/Picture.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { BulletinLine } from '../shared/BulletinLine.js';
import { CategoryChips } from '../shared/CategoryChips.js';
import type { Hearts } from '../shared/hearts.js';
import * as css from './home.css.js';
import { HomeSkeleton } from './HomeSkeleton.js';
import { messages } from './messages.js';
import { ContinueRow, GamesRow, MakerGames, MakersRow } from './Rows.js';
import type { Continued } from './selectors.js';
import { Winners } from './Winners.js';

export type HomeViewProps = {
  home: Home | null;
  isFailed: boolean;
  /** Games to continue. `pending` and `none` keep the space of the row; an empty list takes none. */
  continued: readonly Continued[] | 'pending' | 'none' | 'unread';
  /** Of a list that was kept on the device: when it was read, in ms since the epoch. */
  continuedAsOf: number | null;
  hearts: Hearts;
  /** A player's lines over the bulletin; null for a visitor. */
  ownLines: ReactNode;
  onRetry: () => void;
  onRetryContinued: () => void;
};

export function HomeView({
  home,
  isFailed,
  continued,
  continuedAsOf,
  hearts,
  ownLines,
  onRetry,
  onRetryContinued,
}: HomeViewProps) {
  const { formatMessage } = useIntl();
  const isDesktop = useSite().device === 'pc';
  if (home === null) return isFailed ? <Unavailable onRetry={onRetry} /> : <HomeSkeleton />;

  const { bottomPicture: bottom } = home;
  const continueRow =
    continued.length === 0 ? null : (
      <ContinueRow continued={continued} asOf={continuedAsOf} onRetry={onRetryContinued} />
    );
  return (
    <>
      <VisuallyHidden as="h1">{formatMessage(messages.title)}</VisuallyHidden>
      <div className={css.page}>
        <div className={css.column}>
          <Lead home={home} ownLines={ownLines} />
          {isDesktop ? null : continueRow}
          {home.hot.length > 0 ? <GamesRow kind="hot" games={home.hot} hearts={hearts} isFirst /> : null}
          {home.newest.length > 0 ? <GamesRow kind="newest" games={home.newest} hearts={hearts} /> : null}
          {home.byMaker.length > 0 ? <MakersRow byMaker={home.byMaker} /> : null}
          <MakerGames byMaker={home.byMaker} hearts={hearts} />
        </div>
        <div className={css.aside}>
          {isDesktop ? continueRow : null}
          <Winners winners={home.winners} />
        </div>
        {/* The site setting mobileBottomPictureStatus; far below the first view, so the file is loaded late. */}
        {isDesktop || !bottom ? null : (
          <PressTarget href={bottom.link} className={css.bottom}>
            <Picture art={bottom.art} kind="banner" sizes="92vw" alt={bottom.title} />
          </PressTarget>
        )}
      </div>
    </>
  );
}

function Lead({
  home: { banners, bulletins, categories },
  ownLines,
}: Pick<HomeViewProps, 'ownLines'> & { home: Home }) {
  const { formatMessage } = useIntl();
  const [bulletin] = bulletins;
  return (
    <div className={css.lead}>
      {banners.length > 0 ? (
        <Banner
          slides={banners}
          sizes="(min-width: 60em) 56vw, 95vw"
          labels={{
            region: formatMessage(messages.offers),
            previous: formatMessage(messages.previousOffer),
            next: formatMessage(messages.nextOffer),
          }}
        />
      ) : null}
      {bulletin || ownLines ? (
        <LineStrip>
          {ownLines}
          {bulletin ? <BulletinLine bulletin={bulletin} /> : null}
        </LineStrip>
      ) : null}
      <CategoryChips categories={categories} selected={null} />
    </div>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      level={1}
      heading={formatMessage(messages.unavailableTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.unavailableText} />
    </Failure>
  );
}
