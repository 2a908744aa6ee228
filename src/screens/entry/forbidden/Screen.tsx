import { useSelector } from '@xstate/react';
import type { ForbiddenRef } from '../../../../machines/entry/forbidden.machine.js';
import * as select from './selectors.js';
import { ForbiddenView, NotBarredView } from './View.js';

export function ForbiddenScreen({ forbidden }: { forbidden: ForbiddenRef }) {
  const failure = useSelector(forbidden, select.selectFailure);
  const isKnocking = useSelector(forbidden, select.selectIsKnocking);
  return useSelector(forbidden, select.selectIsBarred) ? (
    <ForbiddenView
      failure={failure}
      isKnocking={isKnocking}
      onRetry={() => forbidden.send({ type: 'forbidden.retried' })}
    />
  ) : (
    <NotBarredView />
  );
}
