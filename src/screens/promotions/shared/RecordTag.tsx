import { FormattedMessage } from 'react-intl';
import type { PromotionRecord } from '../../../../machines/promotions/ending.js';
import { StatusTag, type StatusTagProps } from '../../../ui/status-tag/StatusTag.js';
import { statuses } from './messages.js';

const tones: Readonly<Record<PromotionRecord['status'], NonNullable<StatusTagProps['tone']>>> = {
  ongoing: 'accent',
  settlable: 'positive',
  settled: 'positive',
  closing: 'caution',
  closed: 'neutral',
  unlocked: 'neutral',
};

/** The status of a participation in words. */
export const RecordTag = ({ status }: Pick<PromotionRecord, 'status'>) => (
  <StatusTag tone={tones[status]}>
    <FormattedMessage {...statuses[status]} />
  </StatusTag>
);
