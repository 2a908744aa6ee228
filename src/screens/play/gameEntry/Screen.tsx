import { useSelector } from '@xstate/react';
import type { GameEntryRef } from '../../../../machines/play/gameEntry.machine.js';
import * as select from './selectors.js';
import { GameEntryView } from './View.js';

export function GameEntryScreen({ gameEntry }: { gameEntry: GameEntryRef }) {
  return (
    <GameEntryView
      panel={useSelector(gameEntry, select.selectPanel)}
      session={useSelector(gameEntry, select.selectSession)}
      problem={useSelector(gameEntry, select.selectProblem)}
      onRetry={() => gameEntry.send({ type: 'gameEntry.retried' })}
      onTakeOver={() => gameEntry.send({ type: 'gameEntry.takeoverConfirmed' })}
      onClose={() => gameEntry.send({ type: 'gameEntry.closed' })}
    />
  );
}
