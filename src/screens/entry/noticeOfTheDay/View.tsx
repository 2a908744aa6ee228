import { FormattedMessage, useIntl } from 'react-intl';
import type { BulletinInfo } from '../../../../machines/entry/noticeDetail.machine.js';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { NativeDialog } from '../../../ui/dialog/NativeDialog.js';
import { written } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';

export type NoticeOfTheDayViewProps = { notice: BulletinInfo | null; onClose: () => void };

export function NoticeOfTheDayView({ notice, onClose }: NoticeOfTheDayViewProps) {
  const { formatMessage } = useIntl();
  return notice === null ? null : (
    <NativeDialog
      onClose={onClose}
      title={notice.title}
      lead={notice.summary}
      closeLabel={formatMessage(messages.close)}
      actions={
        <>
          <Button isWide onPress={onClose}>
            <FormattedMessage {...messages.understood} />
          </Button>
          <Button isWide variant="ghost" href={path.notice} onPress={onClose}>
            <FormattedMessage {...messages.all} />
          </Button>
        </>
      }
    >
      <p className={written}>{notice.content}</p>
    </NativeDialog>
  );
}
