import { FormattedMessage, useIntl } from 'react-intl';
import type { AvatarSheet } from '../../../../machines/account/avatar.js';
import { path } from '../../../../machines/addresses.js';
import type { PickedPicture } from '../../../../machines/shared/pictures.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import * as css from './avatar.css.js';
import { ChoosePanel } from './ChoosePanel.js';
import { CropPanel, type CropPanelProps } from './CropPanel.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';

export type AvatarViewProps = Omit<CropPanelProps, 'picture'> & {
  panel: Panel;
  isOpening: boolean;
  sheet: AvatarSheet | null;
  picture: CropPanelProps['picture'] | null;
  onChoose: (id: string) => void;
  onPick: (picture: PickedPicture) => void;
};

export function AvatarView({ panel, isOpening, sheet, picture, onChoose, onPick, ...work }: AvatarViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(messages.back), href: path.myInformation }}
        trail={{
          label: formatMessage(messages.trail),
          places: [
            { label: formatMessage(messages.account), href: path.account },
            { label: formatMessage(messages.information), href: path.myInformation },
          ],
        }}
      />
      <div className={`${layout.page} ${css.column}`}>
        {panel === 'unavailable' ? (
          <Failure
            heading={formatMessage(messages.unavailableTitle)}
            retry={<FormattedMessage {...messages.retry} />}
            onRetry={work.onRetry}
          >
            <FormattedMessage {...messages.unavailable} />
          </Failure>
        ) : panel === 'crop' && picture ? (
          <CropPanel {...work} picture={picture} />
        ) : panel === 'choose' && sheet ? (
          <ChoosePanel {...work} sheet={sheet} isOpening={isOpening} onChoose={onChoose} onPick={onPick} />
        ) : (
          <Loading label={formatMessage(messages.loading)}>
            <SkeletonRows count={3} />
          </Loading>
        )}
      </div>
    </>
  );
}
