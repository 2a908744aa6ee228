import { FormattedMessage, useIntl } from 'react-intl';
import type { BulletinInfo } from '../../../../machines/entry/noticeDetail.machine.js';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { NativeDialog } from '../../../ui/dialog/NativeDialog.js';
import { smallMuted, written } from '../../../ui/text/text.css.js';
import { messages, placeInStack } from './messages.js';

export type NoticeOfTheDayViewProps = {
  notice: BulletinInfo;
  /** Which one of the stack it is, from 1, and how many there are. */
  place: number;
  count: number;
  onNext: () => void;
  onSkip: () => void;
  onClose: () => void;
};

export function NoticeOfTheDayView({ notice, place, count, onNext, onSkip, onClose }: NoticeOfTheDayViewProps) {
  const { formatMessage } = useIntl();
  const isLast = place === count;
  return (
    <NativeDialog
      onClose={onClose}
      title={notice.title}
      lead={notice.summary}
      closeLabel={formatMessage(messages.close)}
      actions={
        <>
          <Button isWide onPress={onNext}>
            <FormattedMessage {...(isLast ? messages.understood : messages.next)} />
          </Button>
          {isLast ? (
            <Button isWide variant="ghost" href={path.notice} onPress={onClose}>
              <FormattedMessage {...messages.all} />
            </Button>
          ) : (
            <Button isWide variant="ghost" onPress={onSkip}>
              <FormattedMessage {...messages.skip} />
            </Button>
          )}
        </>
      }
    >
      {count > 1 ? (
        <p className={smallMuted}>
          <FormattedMessage {...placeInStack} values={{ place, count }} />
        </p>
      ) : null}
      <p className={written}>{notice.content}</p>
    </NativeDialog>
  );
}
