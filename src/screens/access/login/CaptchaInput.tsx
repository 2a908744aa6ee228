import { useIntl } from 'react-intl';
import type { Captcha } from '../../../../machines/access/captcha.machine.js';
import { isCaptchaCode } from '../../../../machines/access/rules.js';
import { CaptchaField } from '../../../ui/captcha-field/CaptchaField.js';
import { WayLink } from '../shared/links.js';
import { messages } from './messages.js';
import type { CaptchaPhase } from './selectors.js';

export type CaptchaInputProps = { phase: CaptchaPhase; captcha: Captcha | null; onReload: () => void; onSms: () => void };

/** Four digits of a picture, another picture, and the way round for who cannot see it (C1). */
export function CaptchaInput({ phase, captcha, onReload, onSms }: CaptchaInputProps) {
  const { formatMessage } = useIntl();
  if (phase === 'off') return null;
  const required = formatMessage(messages.captchaRequired);
  const hint = phase === 'failed' ? messages.captchaFailed : phase === 'stale' ? messages.captchaStale : null;
  return (
    <CaptchaField
      key={captcha?.uuid ?? 'none'}
      name="code"
      label={formatMessage(messages.captcha)}
      placeholder={formatMessage(messages.captchaPlace)}
      requiredText={required}
      validate={(text) => (isCaptchaCode(text) ? null : required)}
      picture={captcha && { src: captcha.src, alt: formatMessage(messages.captchaPicture) }}
      refreshLabel={formatMessage(messages.captchaReload)}
      onRefresh={onReload}
      action={<WayLink onPress={onSms}>{formatMessage(messages.cannotSee)}</WayLink>}
      {...(hint ? { hint: formatMessage(hint) } : {})}
    />
  );
}
