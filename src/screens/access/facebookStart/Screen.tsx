import { useSelector } from '@xstate/react';
import type { FacebookStartRef } from '../../../../machines/access/facebookStart.machine.js';
import * as select from './selectors.js';
import { FacebookStartView, type FacebookStartViewProps } from './View.js';

type FacebookStartScreenProps = { facebookStart: FacebookStartRef } & Pick<FacebookStartViewProps, 'variant' | 'label'>;

export function FacebookStartScreen({ facebookStart, ...shown }: FacebookStartScreenProps) {
  return (
    <FacebookStartView
      {...shown}
      isBusy={useSelector(facebookStart, select.selectIsBusy)}
      isOffered={useSelector(facebookStart, select.selectIsOffered)}
      problem={useSelector(facebookStart, select.selectProblem)}
      onPress={() => facebookStart.send({ type: 'facebookStart.pressed' })}
    />
  );
}
