import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { figures } from '../../../ui/text/text.css.js';
import * as css from './frame.css.js';
import { clockText, selectPhase, selectSeconds } from './countdown.js';
import { messages, sendAgainIn } from './messages.js';

export type CodeButtonProps = { countdown: CodeCountdownRef | undefined; onPress: () => void };

/** Start text, countdown, end text; disabled during the countdown (section 4). */
export function CodeButton({ countdown, onPress }: CodeButtonProps) {
  const phase = useSelector(countdown, selectPhase);
  const seconds = useSelector(countdown, selectSeconds);
  if (phase === 'counting') {
    return (
      <Button variant="ghost" size="small" isDisabled className={css.counting}>
        <span className={figures}>
          <FormattedMessage {...sendAgainIn} values={{ time: clockText(seconds) }} />
        </span>
      </Button>
    );
  }
  return (
    <Button variant="ghost" size="small" isPending={phase === 'busy'} onPress={onPress}>
      <FormattedMessage {...(phase === 'again' ? messages.sendAgain : messages.sendCode)} />
    </Button>
  );
}
