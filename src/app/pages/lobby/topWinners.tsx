import { topWinnersMachine } from '../../../../machines/lobby/topWinners.machine.js';
import { winnerPeriods, type WinnerPeriod } from '../../../../machines/lobby/vocabulary.js';
import { defineTopWinnersActors } from '../../../effects/lobby/topWinners.js';
import { TopWinnersScreen } from '../../../screens/lobby/topWinners/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const periodIn = ({ period }: Params): WinnerPeriod => winnerPeriods.find((known) => known === period) ?? 'daily';

export const page = flowPage({
  isKept: true,
  machine: (outside) => topWinnersMachine.provide({ actors: defineTopWinnersActors(outside) }),
  input: ({ params }) => ({ period: periodIn(params) }),
  addressed: (params) => ({ type: 'topWinners.addressed' as const, period: periodIn(params) }),
  Screen: ({ flow }) => <TopWinnersScreen topWinners={flow} />,
});
