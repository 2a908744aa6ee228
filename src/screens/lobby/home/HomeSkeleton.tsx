import { useIntl } from 'react-intl';
import { CardRow } from '../../../ui/card-row/CardRow.js';
import { Loading, SkeletonBlock, SkeletonCards, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import * as css from './home.css.js';
import { messages } from './messages.js';

/** The skeleton of home: banner, two rows of cards, winners. */
export function HomeSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <div className={css.page}>
        <div className={css.column}>
          <div className={css.bannerSkeleton}>
            <SkeletonBlock />
          </div>
          <CardRow heading={formatMessage(messages.hot)}>
            <SkeletonCards />
          </CardRow>
          <CardRow heading={formatMessage(messages.newest)}>
            <SkeletonCards />
          </CardRow>
        </div>
        <div className={css.column}>
          <SkeletonRows count={5} />
        </div>
      </div>
    </Loading>
  );
}
