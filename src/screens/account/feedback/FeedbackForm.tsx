import { FormattedMessage, useIntl } from 'react-intl';
import { feedbackContent, mostCharacters, type FeedbackText } from '../../../../machines/account/feedback.js';
import type { PicturesRef } from '../../../../machines/shared/pictures.machine.js';
import {
  formatPhone,
  normalisePhone,
  phone as phoneRule,
  type Country,
} from '../../../../machines/shared/rules/phone.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { useValidate } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { PhoneField } from '../../../ui/phone-field/PhoneField.js';
import { picturesRefused, picturesUnready } from '../../../ui/pictures-field/messages.js';
import { PicturesField } from '../../../ui/pictures-field/PicturesField.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { TextAreaField } from '../../../ui/text-area-field/TextAreaField.js';
import { muted } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';

export type FeedbackFormProps = {
  draft: FeedbackText;
  pictures: PicturesRef;
  problem: Problem | null;
  /** The form was submitted while a picture was not uploaded. */
  isUnready: boolean;
  country: Country;
  /** The form was submitted with an invalid phone: the specification wants a toast as well as the text at the field. */
  onPhoneMistyped: () => void;
  onType: (text: FeedbackText) => void;
  onSubmit: (text: FeedbackText) => void;
};

export function FeedbackForm(props: FeedbackFormProps) {
  const { draft, pictures, problem, isUnready, country, onPhoneMistyped, onType, onSubmit } = props;
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const validate = useValidate();
  const judgedPhone = validate(phoneRule(country));
  const { content, phone } = draft;
  const field = problem?.field;
  const isOfField = field === 'content' || field === 'phone';
  const errorOfPictures = () => {
    if (field === 'pictures') return formatMessage(picturesRefused);
    return isUnready ? formatMessage(picturesUnready) : null;
  };
  return (
    <Form
      label={formatMessage(messages.title)}
      validationErrors={problem && isOfField ? { [field]: textOf(problem) } : undefined}
      onSubmit={(values) =>
        onSubmit({
          content: values['content'] ?? '',
          phone: normalisePhone(values['phone'] ?? '', country) ?? '',
        })
      }
      className={stack[20]}
    >
      <p className={muted}>
        <FormattedMessage {...messages.lead} />
      </p>
      <Refusal problem={isOfField || field === 'pictures' ? null : problem} />
      <TextAreaField
        name="content"
        label={formatMessage(messages.content)}
        hint={formatMessage(messages.contentHint)}
        defaultValue={content}
        mostCharacters={mostCharacters}
        rows={6}
        requiredText={formatMessage(messages.contentMissing)}
        validate={validate((text) => feedbackContent(text.trim()))}
        onChange={(text) => onType({ content: text, phone })}
      />
      <PicturesField
        pictures={pictures}
        label={formatMessage(messages.pictures)}
        hint={formatMessage(messages.picturesHint)}
        isHeld={false}
        error={errorOfPictures()}
      />
      <div onInvalid={onPhoneMistyped}>
        <PhoneField
          name="phone"
          label={formatMessage(messages.phone)}
          defaultValue={formatPhone(phone)}
          requiredText={judgedPhone('') ?? ''}
          validate={judgedPhone}
          onChange={(text) => onType({ content, phone: text })}
        />
      </div>
      <Button type="submit" isWide>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
