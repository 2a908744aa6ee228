import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileEdit } from '../../../../machines/account/profile.js';
import type { Problem, SiteInfo } from '../../../../machines/vocabulary.js';
import { birthdayIn } from '../../../ui/birthday-field/birthday.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { useLastShown } from '../../../ui/dialog/useLastShown.js';
import { Form } from '../../../ui/form/Form.js';
import type { FormValues } from '../../../ui/form/values.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { FieldInput } from './FieldInput.js';
import { fieldNames, messages } from './messages.js';

export type FieldDialogProps = {
  isOpen: boolean;
  edit: ProfileEdit | null;
  country: SiteInfo['countryCode'];
  today: string;
  isBusy: boolean;
  /** It is unknown whether the field was saved. */
  isSilent: boolean;
  problem: Problem | null;
  onType: (value: string) => void;
  onSubmit: (value: string) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** One field in a form of its own: a refusal of it changes no other field. */
export function FieldDialog({ isOpen, edit, onClose, ...form }: FieldDialogProps) {
  const { formatMessage } = useIntl();
  const shown = useLastShown(edit);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={shown ? formatMessage(fieldNames[shown.field]) : ''}
      closeLabel={formatMessage(messages.close)}
    >
      {shown ? <FieldForm key={shown.field} {...form} edit={shown} /> : null}
    </Dialog>
  );
}

type FieldFormProps = Omit<FieldDialogProps, 'isOpen' | 'onClose' | 'edit'> & { edit: ProfileEdit };

function FieldForm({ edit, country, today, isBusy, isSilent, problem, onType, onSubmit, onRetry }: FieldFormProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const { field } = edit;
  const [fault, setFault] = useState<'incomplete' | 'wrong' | null>(null);
  const isOfField = problem?.field === field;

  const submit = (values: FormValues) => {
    if (field !== 'birthday') return onSubmit(values[field] ?? '');
    const told = birthdayIn(values, today);
    const wrong = 'fault' in told ? told.fault : told.birthday === '' ? 'incomplete' : null;
    setFault(wrong);
    if ('birthday' in told && wrong === null) onSubmit(told.birthday);
  };
  const birthdayError =
    fault === null
      ? problem && isOfField
        ? textOf(problem)
        : null
      : formatMessage(fault === 'wrong' ? messages.birthdayWrong : messages.birthdayIncomplete);

  return (
    <Form
      label={formatMessage(messages.title)}
      isBusy={isBusy}
      validationErrors={problem && isOfField && field !== 'birthday' ? { [field]: textOf(problem) } : undefined}
      onSubmit={submit}
      className={stack[16]}
    >
      <FieldInput
        edit={edit}
        country={country}
        today={today}
        error={birthdayError}
        onType={(value) => {
          setFault(null);
          onType(value);
        }}
      />
      <Refusal problem={isOfField ? null : problem} />
      {isSilent ? (
        <RetryNote tone="caution" retry={<FormattedMessage {...messages.askAgain} />} onRetry={onRetry}>
          <FormattedMessage {...messages.unanswered} />
        </RetryNote>
      ) : (
        <Button type="submit" isWide isPending={isBusy}>
          <FormattedMessage {...messages.submit} />
        </Button>
      )}
    </Form>
  );
}
