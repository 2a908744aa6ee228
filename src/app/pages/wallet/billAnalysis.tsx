import { analysisChoiceIn } from '../../../../machines/wallet/analysis.js';
import { billAnalysisMachine } from '../../../../machines/wallet/billAnalysis.machine.js';
import { defineBillAnalysisActors } from '../../../effects/wallet/billAnalysis.js';
import { calendarOf } from '../../../i18n/calendar.js';
import { BillAnalysisScreen } from '../../../screens/wallet/billAnalysis/Screen.js';
import { flowPage } from '../../navigation/page.js';

/** `period`, and with `customize` the days `from` and `to`. */
export const page = flowPage({
  machine: (outside) => billAnalysisMachine.provide({ actors: defineBillAnalysisActors(outside) }),
  input: ({ lobby, params }) => ({ ...analysisChoiceIn(params), ...calendarOf(lobby.site) }),
  addressed: (params) => ({ type: 'billAnalysis.addressed' as const, choice: analysisChoiceIn(params) }),
  Screen: ({ flow }) => <BillAnalysisScreen analysis={flow} />,
});
