import { useSelector } from '@xstate/react';
import type { MoneyInGamesRef } from '../../../../machines/play/moneyInGames.machine.js';
import * as select from './selectors.js';
import { MoneyInGamesView } from './View.js';

export const MoneyInGamesScreen = ({ moneyInGames }: { moneyInGames: MoneyInGamesRef }) => (
  <MoneyInGamesView
    panel={useSelector(moneyInGames, select.selectPanel)}
    rows={useSelector(moneyInGames, select.selectRows)}
    returned={useSelector(moneyInGames, select.selectReturned)}
    locked={useSelector(moneyInGames, select.selectLocked)}
    taken={useSelector(moneyInGames, select.selectTaken)}
    isAllTaken={useSelector(moneyInGames, select.selectIsAllTaken)}
    isBusy={useSelector(moneyInGames, select.selectIsBusy)}
    isStale={useSelector(moneyInGames, select.selectIsStale)}
    problem={useSelector(moneyInGames, select.selectProblem)}
    onTakeBack={(sessionId) => moneyInGames.send({ type: 'moneyInGames.takeBackRequested', sessionId })}
    onTakeAllBack={() => moneyInGames.send({ type: 'moneyInGames.takeAllRequested' })}
    onRetry={() => moneyInGames.send({ type: 'moneyInGames.retried' })}
  />
);
