import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Captcha } from '../../../../machines/access/captcha.machine.js';
import { captcha as captchaRule } from '../../../../machines/shared/rules/account.js';
import { CaptchaField } from '../../../ui/captcha-field/CaptchaField.js';
import { useValidate } from '../../../ui/field/faults.js';
import type { CaptchaPhase } from './captcha.js';
import { messages } from './messages.js';

export type CaptchaInputProps = {
  phase: CaptchaPhase;
  captcha: Captcha | null;
  onReload: () => void;
  /** Another way for players who cannot see the picture (C1). */
  action: ReactNode;
};

/** Four digits of a picture, and a button for another picture (C1). */
export function CaptchaInput({ phase, captcha, onReload, action }: CaptchaInputProps) {
  const { formatMessage } = useIntl();
  const judge = useValidate();
  if (phase === 'hidden') return null;
  const judged = judge(captchaRule);
  const hint = phase === 'unavailable' ? messages.captchaFailed : phase === 'expired' ? messages.captchaStale : null;
  return (
    <CaptchaField
      name="code"
      label={formatMessage(messages.captcha)}
      placeholder={formatMessage(messages.captchaPlace)}
      requiredText={judged('') ?? ''}
      validate={judged}
      picture={captcha && { id: captcha.uuid, src: captcha.src, alt: formatMessage(messages.captchaPicture) }}
      refreshLabel={formatMessage(messages.captchaReload)}
      onRefresh={onReload}
      action={action}
      {...(hint ? { hint: formatMessage(hint) } : {})}
    />
  );
}
