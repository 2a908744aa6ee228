import { winnersMachine } from '../../../../machines/lobby/winners.machine.js';
import { winnerPeriods, type WinnerPeriod } from '../../../../machines/lobby/vocabulary.js';
import { defineWinnersActors } from '../../../effects/lobby/winners.js';
import { WinnersScreen } from '../../../screens/lobby/winners/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const periodIn = ({ period }: Params): WinnerPeriod => winnerPeriods.find((known) => known === period) ?? 'daily';

export const page = flowPage({
  isKept: true,
  machine: (outside) => winnersMachine.provide({ actors: defineWinnersActors(outside) }),
  input: ({ params }) => ({ period: periodIn(params) }),
  addressed: (params) => ({ type: 'winners.addressed' as const, period: periodIn(params) }),
  Screen: ({ flow }) => <WinnersScreen winners={flow} />,
});
