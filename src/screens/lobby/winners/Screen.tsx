import { useSelector } from '@xstate/react';
import type { WinnersRef } from '../../../../machines/lobby/winners.machine.js';
import * as select from './selectors.js';
import { WinnersView } from './View.js';

export const WinnersScreen = ({ winners }: { winners: WinnersRef }) => (
  <WinnersView
    panel={useSelector(winners, select.selectPanel)}
    period={useSelector(winners, select.selectPeriod)}
    list={useSelector(winners, select.selectList)}
    own={useSelector(winners, select.selectOwn)}
    isStale={useSelector(winners, select.selectIsStale)}
    onRetry={() => winners.send({ type: 'winners.retried' })}
  />
);
