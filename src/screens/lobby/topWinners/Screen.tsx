import { useSelector } from '@xstate/react';
import type { TopWinnersRef } from '../../../../machines/lobby/topWinners.machine.js';
import * as select from './selectors.js';
import { TopWinnersView } from './View.js';

export const TopWinnersScreen = ({ topWinners }: { topWinners: TopWinnersRef }) => (
  <TopWinnersView
    panel={useSelector(topWinners, select.selectPanel)}
    period={useSelector(topWinners, select.selectPeriod)}
    list={useSelector(topWinners, select.selectList)}
    isStale={useSelector(topWinners, select.selectIsStale)}
    onRetry={() => topWinners.send({ type: 'topWinners.retried' })}
  />
);
