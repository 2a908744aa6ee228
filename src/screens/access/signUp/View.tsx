import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EventFrom } from 'xstate';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import type { Country } from '../../../../machines/shared/rules/phone.js';
import type { signUpMachine } from '../../../../machines/access/signUp.machine.js';
import type { SignUpFields, SignUpStep } from '../../../../machines/access/signUp.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { chevronLeftGlyph } from '../../../ui/icon/glyphs/chevron-left.js';
import { StepBars } from '../../../ui/step-bars/StepBars.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { CodeCaptcha } from '../shared/CodeCaptcha.js';
import * as frame from '../shared/frame.css.js';
import { ContactLink, WayLink } from '../shared/links.js';
import { messages as shared } from '../shared/messages.js';
import { messages, stepOf } from './messages.js';
import * as css from './signUp.css.js';
import { AccountStep, CodeStep, PhoneStep, type StepProps } from './steps.js';

export type SignUpViewProps = {
  panel: SignUpStep;
  step: number;
  count: number;
  isLast: boolean;
  isBusy: boolean;
  isForgetful: boolean;
  problems: readonly Problem[];
  given: SignUpFields;
  country: Country;
  countdown: CodeCountdownRef | undefined;
  /** Steps 4 and 5, which have a chart of their own. */
  bankSteps: ReactNode;
  /** The back button is in the panel, because the popup has no page header. */
  hasBack: boolean;
  /** Another way to log in, below the first step. */
  otherWay?: ReactNode;
  send: (event: EventFrom<typeof signUpMachine>) => void;
};

/** The form, the same on the page and in the popup. */
export function SignUpView({ hasBack, otherWay = null, ...props }: SignUpViewProps) {
  const { formatMessage } = useIntl();
  const { panel, step, count, send } = props;
  return (
    <>
      {hasBack ? (
        <Button
          variant="ghost"
          size="small"
          glyph={chevronLeftGlyph}
          className={css.back}
          onPress={() => send({ type: 'signUp.steppedBack' })}
        >
          <FormattedMessage {...shared.back} />
        </Button>
      ) : null}
      <StepBars count={count} current={step} label={formatMessage(stepOf, { step, count })} />
      <div className={css.panel}>
        <StepPanel {...props} />
      </div>
      <CodeCaptcha countdown={props.countdown} />
      {panel === 'phone' ? (
        <Alternatives otherWay={otherWay} onLogin={() => send({ type: 'signUp.loginChosen' })} />
      ) : null}
    </>
  );
}

function StepPanel({
  panel,
  isLast,
  isBusy,
  isForgetful,
  problems,
  given,
  country,
  countdown,
  bankSteps,
  send,
}: Omit<SignUpViewProps, 'hasBack' | 'otherWay'>) {
  const onTyped: StepProps['onTyped'] = (typed) => send({ type: 'signUp.typed', typed });
  const shares = { given, problems, isBusy, isForgetful, isLast, isNext: panel !== 'phone', onTyped };
  switch (panel) {
    case 'phone':
      return (
        <PhoneStep
          {...shares}
          country={country}
          onMistyped={() => send({ type: 'signUp.phoneMistyped' })}
          onGiven={(fields) => send({ type: 'signUp.phoneGiven', given: fields })}
        />
      );
    case 'code':
      return (
        <CodeStep
          {...shares}
          countdown={countdown}
          onRequest={() => send({ type: 'signUp.codeRequested' })}
          onChangePhone={() => send({ type: 'signUp.steppedBack' })}
          onGiven={(fields) => send({ type: 'signUp.codeGiven', given: fields })}
        />
      );
    case 'account':
      return <AccountStep {...shares} onGiven={(fields) => send({ type: 'signUp.accountGiven', given: fields })} />;
    default:
      return bankSteps;
  }
}

const Alternatives = ({ otherWay, onLogin }: { otherWay: ReactNode; onLogin: () => void }) => (
  <>
    <div className={frame.otherWay}>{otherWay}</div>
    <p className={`${smallMuted} ${frame.centred}`}>
      <FormattedMessage {...messages.haveAccount} />{' '}
      <WayLink onPress={onLogin}>
        <FormattedMessage {...shared.logIn} />
      </WayLink>
    </p>
    <p className={`${smallMuted} ${frame.centred}`}>
      <FormattedMessage {...messages.question} />{' '}
      <ContactLink>
        <FormattedMessage {...messages.contact} />
      </ContactLink>
    </p>
  </>
);
