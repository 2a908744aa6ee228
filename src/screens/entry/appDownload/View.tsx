import { FormattedMessage, useIntl } from 'react-intl';
import type { AppVersion } from '../../../../machines/entry/appDownload.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { smallMuted, written } from '../../../ui/text/text.css.js';
import { messages, newest, source } from './messages.js';

export type AppDownloadViewProps = {
  version: AppVersion | null;
  link: string;
  host: string;
  onDownload: () => void;
  onDecline: () => void;
};

export function AppDownloadView({ version, link, host, onDownload, onDecline }: AppDownloadViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      onClose={onDecline}
      title={formatMessage(messages.title)}
      lead={version ? formatMessage(newest, { version: version.version }) : formatMessage(messages.lead)}
      closeLabel={formatMessage(messages.close)}
      actions={
        <>
          <Button isWide href={link} onPress={onDownload}>
            <FormattedMessage {...messages.download} />
          </Button>
          <Button isWide variant="ghost" onPress={onDecline}>
            <FormattedMessage {...messages.later} />
          </Button>
        </>
      }
    >
      <div className={stack[12]}>
        {version?.notes ? <p className={written}>{version.notes}</p> : null}
        <p className={smallMuted}>
          <FormattedMessage {...source} values={{ host }} />
        </p>
      </div>
    </Dialog>
  );
}
