import { FormattedMessage, useIntl } from 'react-intl';
import { isRight } from '../../../../machines/shared/rules/check.js';
import { date as dateRule } from '../../../../machines/shared/rules/generic.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { birthdayText, messages, nameText } from './messages.js';
import type { Asking } from './selectors.js';

export type AskingDialogsProps = {
  asking: Asking;
  /** What the player typed. */
  value: string;
  /** The name on a bank card that differs. */
  otherName: string;
  onConfirm: () => void;
  onDiscard: () => void;
  onKeep: () => void;
};

/** What is asked before a change is saved, or lost. Each question leads back to the field. */
export function AskingDialogs({ asking, value, otherName, onConfirm, onDiscard, onKeep }: AskingDialogsProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const date = isRight(dateRule, value) ? day(value) : value;
  const alert = { onClose: onKeep, role: 'alertdialog', shape: 'popup' } as const;
  return (
    <>
      <Dialog
        {...alert}
        isOpen={asking === 'birthday'}
        title={formatMessage(messages.birthdayTitle)}
        lead={formatMessage(birthdayText, { date })}
        actions={
          <>
            <Button isWide onPress={onConfirm}>
              <FormattedMessage {...messages.birthdaySave} />
            </Button>
            <Button isWide variant="line" onPress={onKeep}>
              <FormattedMessage {...messages.birthdayChange} />
            </Button>
          </>
        }
      />
      <Dialog
        {...alert}
        isOpen={asking === 'name'}
        title={formatMessage(messages.nameTitle)}
        lead={formatMessage(nameText, { realname: value, holder: otherName })}
        actions={
          <>
            <Button isWide onPress={onKeep}>
              <FormattedMessage {...messages.nameCorrect} />
            </Button>
            <Button isWide variant="ghost" onPress={onConfirm}>
              <FormattedMessage {...messages.nameSave} />
            </Button>
          </>
        }
      />
      <Dialog
        {...alert}
        isOpen={asking === 'discard'}
        title={formatMessage(messages.discardTitle)}
        lead={formatMessage(messages.discardText)}
        actions={
          <>
            <Button isWide onPress={onKeep}>
              <FormattedMessage {...messages.discardKeep} />
            </Button>
            <Button isWide variant="ghost" onPress={onDiscard}>
              <FormattedMessage {...messages.discard} />
            </Button>
          </>
        }
      />
    </>
  );
}
