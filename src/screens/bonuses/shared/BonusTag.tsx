import { FormattedMessage } from 'react-intl';
import { StatusTag, type StatusTagProps } from '../../../ui/status-tag/StatusTag.js';
import { statuses, type ShownStatus } from './messages.js';

const tones: Readonly<Record<ShownStatus, NonNullable<StatusTagProps['tone']>>> = {
  claimable: 'accent',
  waiting: 'caution',
  claimed: 'positive',
  issued: 'positive',
  expired: 'neutral',
};

export const BonusTag = ({ status }: { status: ShownStatus }) => (
  <StatusTag tone={tones[status]}>
    <FormattedMessage {...statuses[status]} />
  </StatusTag>
);
