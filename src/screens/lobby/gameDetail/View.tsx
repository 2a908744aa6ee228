import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Category } from '../../../../machines/lobby/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Loading, SkeletonBlock, SkeletonHeading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Missing } from '../../../ui/statement/Missing.js';
import type { Hearts } from '../shared/hearts.js';
import { DesktopDetail } from './DesktopDetail.js';
import * as css from './gameDetail.css.js';
import { messages } from './messages.js';
import { MobileDetail } from './MobileDetail.js';
import type { PartsProps } from './Parts.js';
import type { PlayProps } from './PlayPanel.js';
import type { Panel } from './selectors.js';

export type DetailProps = PlayProps & {
  category: Category | null;
  hearts: Hearts;
  onLike: () => void;
  isSharing: boolean;
  onShare: () => void;
} & Pick<PartsProps, 'tab' | 'similar' | 'comments' | 'onTab'>;
export type GameDetailViewProps = Omit<DetailProps, 'game'> & { panel: Panel; game: PlayProps['game'] | null };

export function GameDetailView({ panel, game, ...props }: GameDetailViewProps) {
  const isDesktop = useSite().device === 'pc';
  if (panel === 'missing') return <NotFound />;
  if (panel === 'unavailable') return <Failed onRetry={props.onRetry} />;
  if (panel === 'skeleton' || game === null) return <Skeleton />;
  return isDesktop ? <DesktopDetail game={game} {...props} /> : <MobileDetail game={game} {...props} />;
}

function Skeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <div className={css.skeletonCover}>
        <SkeletonBlock />
      </div>
      <div className={css.skeletonBody}>
        <SkeletonHeading />
        <SkeletonText lines={4} />
      </div>
    </Loading>
  );
}

function NotFound() {
  const { formatMessage } = useIntl();
  return (
    <Missing
      level={1}
      heading={formatMessage(messages.notFoundTitle)}
      href={path.browser}
      way={<FormattedMessage {...messages.toCategories} />}
    >
      <FormattedMessage {...messages.notFoundText} />
    </Missing>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      level={1}
      heading={formatMessage(messages.failedTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
      quiet={
        <Button variant="ghost" href={path.browser}>
          <FormattedMessage {...messages.toCategories} />
        </Button>
      }
    >
      <FormattedMessage {...messages.failedText} />
    </Failure>
  );
}
