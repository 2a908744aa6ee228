import { useIntl } from 'react-intl';
import { PhoneCodeForm, type PhoneCodeFormProps } from '../shared/PhoneCodeForm.js';
import { SendOrAsk } from '../shared/SendOrAsk.js';
import { StepPage, type StepPanel } from '../shared/StepPage.js';
import { messages } from './messages.js';

export type BindPhoneViewProps = PhoneCodeFormProps & {
  panel: StepPanel;
  /** It is unknown whether the phone was saved. */
  isSilent: boolean;
  onRetry: () => void;
  onLater: () => void;
};

export function BindPhoneView({ panel, isSilent, onRetry, onLater, ...form }: BindPhoneViewProps) {
  const label = useIntl().formatMessage(messages.title);
  return (
    <StepPage panel={panel} messages={messages} onRetry={onRetry} onLater={onLater}>
      <PhoneCodeForm label={label} {...form}>
        <SendOrAsk isSilent={isSilent} isBusy={form.isBusy} messages={messages} onRetry={onRetry} />
      </PhoneCodeForm>
    </StepPage>
  );
}
