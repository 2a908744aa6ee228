import { FormattedMessage, useIntl } from 'react-intl';
import { isRight } from '../../../../machines/shared/rules/check.js';
import { date as dateRule } from '../../../../machines/shared/rules/generic.js';
import { useDates } from '../../../i18n/site.js';
import { Question } from '../../../ui/dialog/Question.js';
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
  return (
    <>
      <Question
        isOpen={asking === 'birthday'}
        title={formatMessage(messages.birthdayTitle)}
        lead={formatMessage(birthdayText, { date })}
        confirm={<FormattedMessage {...messages.birthdaySave} />}
        keep={<FormattedMessage {...messages.birthdayChange} />}
        onConfirm={onConfirm}
        onKeep={onKeep}
      />
      <Question
        isOpen={asking === 'name'}
        title={formatMessage(messages.nameTitle)}
        lead={formatMessage(nameText, { realname: value, holder: otherName })}
        confirm={<FormattedMessage {...messages.nameSave} />}
        keep={<FormattedMessage {...messages.nameCorrect} />}
        confirmVariant="ghost"
        onConfirm={onConfirm}
        onKeep={onKeep}
      />
      <Question
        isOpen={asking === 'discard'}
        title={formatMessage(messages.discardTitle)}
        lead={formatMessage(messages.discardText)}
        confirm={<FormattedMessage {...messages.discard} />}
        keep={<FormattedMessage {...messages.discardKeep} />}
        confirmVariant="ghost"
        onConfirm={onDiscard}
        onKeep={onKeep}
      />
    </>
  );
}
