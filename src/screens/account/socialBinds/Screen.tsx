import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SocialBindsRef } from '../../../../machines/account/socialBinds.machine.js';
import * as select from './selectors.js';
import { UnbindDialog } from './UnbindDialog.js';
import { SocialBindsView } from './View.js';

/** `start` is the button that leaves for Facebook. */
export const SocialBindsScreen = ({ socialBinds, start }: { socialBinds: SocialBindsRef; start: ReactNode }) => (
  <>
    <SocialBindsView
      panel={useSelector(socialBinds, select.selectPanel)}
      bind={useSelector(socialBinds, select.selectBind)}
      isBusy={useSelector(socialBinds, select.selectIsBusy)}
      isOnlyWayIn={useSelector(socialBinds, select.selectIsOnlyWayIn)}
      problem={useSelector(socialBinds, select.selectProblem)}
      start={start}
      onUnbind={() => socialBinds.send({ type: 'socialBinds.unbindAsked' })}
      onRetry={() => socialBinds.send({ type: 'socialBinds.retried' })}
    />
    <UnbindDialog
      isOpen={useSelector(socialBinds, select.selectIsAsking)}
      onConfirm={() => socialBinds.send({ type: 'socialBinds.unbindConfirmed' })}
      onClose={() => socialBinds.send({ type: 'socialBinds.closed' })}
    />
  </>
);
