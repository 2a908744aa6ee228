import { useIntl } from 'react-intl';
import type { Captcha } from '../../../../machines/access/captcha.machine.js';
import { captcha as captchaRule } from '../../../../machines/shared/rules/account.js';
import { CaptchaField } from '../../../ui/captcha-field/CaptchaField.js';
import { useValidate } from '../../../ui/field/faults.js';
import { WayLink } from '../shared/links.js';
import { messages } from './messages.js';
import type { CaptchaPhase } from './selectors.js';

export type CaptchaInputProps = {
  phase: CaptchaPhase;
  captcha: Captcha | null;
  onReload: () => void;
  onSms: () => void;
};

/** Four digits of a picture, a button for another picture, and the SMS login for players who cannot see it (C1). */
export function CaptchaInput({ phase, captcha, onReload, onSms }: CaptchaInputProps) {
  const { formatMessage } = useIntl();
  const judge = useValidate();
  if (phase === 'off') return null;
  const judged = judge(captchaRule);
  const hint = phase === 'failed' ? messages.captchaFailed : phase === 'stale' ? messages.captchaStale : null;
  return (
    <CaptchaField
      key={captcha?.uuid ?? 'none'}
      name="code"
      label={formatMessage(messages.captcha)}
      placeholder={formatMessage(messages.captchaPlace)}
      requiredText={judged('') ?? ''}
      validate={judged}
      picture={captcha && { src: captcha.src, alt: formatMessage(messages.captchaPicture) }}
      refreshLabel={formatMessage(messages.captchaReload)}
      onRefresh={onReload}
      action={<WayLink onPress={onSms}>{formatMessage(messages.cannotSee)}</WayLink>}
      {...(hint ? { hint: formatMessage(hint) } : {})}
    />
  );
}
