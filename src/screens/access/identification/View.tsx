import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { messages } from './messages.js';
import type { Identification } from './selectors.js';

export type IdentificationViewProps = { state: Identification | null; onRetry: () => void; onLeave: () => void };

/** Cannot be dismissed: the form below may hold what another player typed. */
export function IdentificationView({ state, onRetry, onLeave }: IdentificationViewProps) {
  const { formatMessage } = useIntl();
  const isFailed = state === 'failed';
  return (
    <Dialog
      isOpen={state !== null}
      onClose={() => undefined}
      role="alertdialog"
      shape="popup"
      title={formatMessage(isFailed ? messages.failed : messages.checking)}
      lead={<FormattedMessage {...(isFailed ? messages.failedText : messages.checkingText)} />}
      actions={
        <>
          <Button isWide isPending={!isFailed} onPress={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
          {isFailed ? (
            <Button isWide variant="ghost" onPress={onLeave}>
              <FormattedMessage {...messages.leave} />
            </Button>
          ) : null}
        </>
      }
    />
  );
}
