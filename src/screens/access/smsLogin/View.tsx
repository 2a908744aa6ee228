import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Divider } from '../../../ui/divider/Divider.js';
import { lockGlyph } from '../../../ui/icon/glyphs/lock.js';
import * as frame from '../shared/frame.css.js';
import { messages as shared } from '../shared/messages.js';
import { PhoneCodeForm, type PhoneCodeFormProps } from '../shared/PhoneCodeForm.js';
import { messages } from './messages.js';

export type SmsLoginViewProps = PhoneCodeFormProps & {
  onPassword: () => void;
  /** Another way to log in, below the others. */
  otherWay?: ReactNode;
};

/** The form, the same on the page and in the popup. */
export function SmsLoginView({ onPassword, otherWay = null, ...form }: SmsLoginViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PhoneCodeForm label={formatMessage(messages.title)} {...form}>
        <Button type="submit" isWide isPending={form.isBusy} className={frame.submit}>
          <FormattedMessage {...shared.logIn} />
        </Button>
      </PhoneCodeForm>
      <div className={frame.otherWay}>
        <Divider>{formatMessage(messages.or)}</Divider>
        <Button variant="line" isWide glyph={lockGlyph} onPress={onPassword}>
          <FormattedMessage {...messages.byPassword} />
        </Button>
        {otherWay}
      </div>
    </>
  );
}
