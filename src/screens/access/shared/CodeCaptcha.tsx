import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { Form } from '../../../ui/form/Form.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { selectCaptcha, selectCaptchaPhase } from './captcha.js';
import { CaptchaInput } from './CaptchaInput.js';
import { selectCodeCaptcha, selectIsCaptchaOpen, selectWrongCaptcha } from './countdown.js';
import { fields, submit } from './frame.css.js';
import { ContactLink } from './links.js';
import { messages } from './messages.js';

/** The captcha before another code (C2). A sibling of the form that asks for the code, never inside of it. */
export function CodeCaptcha({ countdown }: { countdown: CodeCountdownRef | undefined }) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const captchaRef = useSelector(countdown, selectCodeCaptcha);
  const captcha = useSelector(captchaRef, selectCaptcha);
  const phase = useSelector(captchaRef, selectCaptchaPhase);
  const wrong = useSelector(countdown, selectWrongCaptcha);
  return (
    <Dialog
      isOpen={useSelector(countdown, selectIsCaptchaOpen)}
      onClose={() => countdown?.send({ type: 'captcha.dismissed' })}
      shape="popup"
      title={formatMessage(messages.captchaTitle)}
      lead={formatMessage(messages.captchaLead)}
      closeLabel={formatMessage(messages.close)}
    >
      <Form
        label={formatMessage(messages.captchaTitle)}
        className={fields}
        isBusy={!captchaRef}
        validationErrors={wrong ? { code: textOf(wrong) } : undefined}
        onSubmit={({ code = '' }) => {
          if (captcha) countdown?.send({ type: 'captcha.solved', solution: { code, uuid: captcha.uuid } });
        }}
      >
        <CaptchaInput
          phase={phase === 'hidden' ? 'loading' : phase}
          captcha={captcha}
          onReload={() => captchaRef?.send({ type: 'captcha.reloadRequested' })}
          action={
            <ContactLink>
              <FormattedMessage {...messages.cannotSee} />
            </ContactLink>
          }
        />
        <Button type="submit" isWide isPending={!captchaRef} className={submit}>
          <FormattedMessage {...messages.sendCode} />
        </Button>
      </Form>
    </Dialog>
  );
}
