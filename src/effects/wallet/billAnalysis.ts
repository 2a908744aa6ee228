import { fromPromise } from 'xstate';
import type { AnalysisRequest, BillAnalysis } from '../../../machines/wallet/analysis.js';
import type { Outside } from '../outside.js';

export const defineBillAnalysisActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => {
  const load = () =>
    fromPromise<BillAnalysis, AnalysisRequest>(({ input, signal }) =>
      read(api.GET('/bill/analyzeBill', { params: { query: input }, signal })),
    );
  return { loadAnalysis: load(), loadBefore: load() };
};
