import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { messages as shared } from '../shared/messages.js';
import { StatusMessage } from '../shared/StatusMessage.js';
import { CardFormPanel, type CardFormPanelProps } from './CardFormPanel.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';

export type BankCardViewProps = Omit<CardFormPanelProps, 'form'> & {
  panel: Panel | 'unknown';
  form: CardFormPanelProps['form'] | null;
  onRetry: () => void;
};

export function BankCardView({ panel, form, onRetry, ...props }: BankCardViewProps) {
  const { formatMessage } = useIntl();
  const retry = (label: MessageDescriptor = shared.retry) => (
    <Button onPress={onRetry}>
      <FormattedMessage {...label} />
    </Button>
  );
  switch (panel) {
    case 'unavailable':
      return <StatusMessage isAlert heading={messages.unavailable} text={messages.unavailableText} action={retry()} />;
    case 'missing':
      return (
        <StatusMessage
          isAlert
          heading={messages.missing}
          text={messages.missingText}
          action={<ToCards variant="primary" />}
        />
      );
    case 'locked':
      return (
        <StatusMessage
          heading={messages.locked}
          text={messages.lockedText}
          action={retry(messages.checkAgain)}
          quiet={<ToCards variant="ghost" />}
        />
      );
    case 'unknown':
      return (
        <StatusMessage
          isAlert
          heading={messages.unknown}
          text={messages.unknownText}
          action={retry(messages.checkAgain)}
        />
      );
    case 'saved':
      return (
        <StatusMessage heading={messages.saved} text={messages.savedText} action={<ToCards variant="primary" />} />
      );
    default:
      return panel === 'form' && form ? (
        <CardFormPanel form={form} {...props} />
      ) : (
        <Loading label={formatMessage(messages.loading)}>
          <SkeletonRows count={4} />
        </Loading>
      );
  }
}

const ToCards = ({ variant }: { variant: 'primary' | 'ghost' }) => (
  <Button variant={variant} href={path.bankCards}>
    <FormattedMessage {...messages.toCards} />
  </Button>
);
