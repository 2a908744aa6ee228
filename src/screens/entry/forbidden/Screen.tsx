import { useSelector } from '@xstate/react';
import type { ForbiddenRef } from '../../../../machines/entry/forbidden.machine.js';
import * as select from './selectors.js';
import { ForbiddenView } from './View.js';

export const ForbiddenScreen = ({ forbidden }: { forbidden: ForbiddenRef }) => (
  <ForbiddenView
    failure={useSelector(forbidden, select.selectFailure)}
    isKnocking={useSelector(forbidden, select.selectIsKnocking)}
    onRetry={() => forbidden.send({ type: 'forbidden.retried' })}
  />
);
