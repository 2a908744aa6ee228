import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RegistrationRef } from '../../../../machines/access/registration.machine.js';
import { selectUnknownOutcome } from './selectors.js';
import { UnknownView } from './UnknownView.js';

type RegistrationPartProps = {
  registration: RegistrationRef | undefined;
  onLogin: () => void;
  /** The form. It stays on screen while it is being submitted. */
  children: ReactNode;
};

/** Takes the place of the form when a registration got no response. */
export function RegistrationPart({ registration, onLogin, children }: RegistrationPartProps) {
  const outcome = useSelector(registration, selectUnknownOutcome);
  if (!outcome) return children;
  const retry = () => registration?.send({ type: 'registration.retried' });
  return <UnknownView outcome={outcome} onRetry={retry} onLogin={onLogin} />;
}
