import { useSelector } from '@xstate/react';
import type { FacebookStartRef } from '../../../../machines/access/facebookStart.machine.js';
import * as select from './selectors.js';
import { FacebookStartView, type FacebookStartViewProps } from './View.js';

type FacebookStartScreenProps = { facebookStart: FacebookStartRef } & Pick<FacebookStartViewProps, 'variant'>;

export function FacebookStartScreen({ facebookStart, variant = 'line' }: FacebookStartScreenProps) {
  return (
    <FacebookStartView
      variant={variant}
      isBusy={useSelector(facebookStart, select.selectIsBusy)}
      isOffered={useSelector(facebookStart, select.selectIsOffered)}
      problem={useSelector(facebookStart, select.selectProblem)}
      onPress={() => facebookStart.send({ type: 'facebookStart.pressed' })}
    />
  );
}
