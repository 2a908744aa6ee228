import { fromPromise } from 'xstate';
import type { RecordForGame } from '../../../machines/lobby/gameRecords.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineGameRecordsActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadRecords: fromPromise<readonly RecordForGame[], { gameId: string }>(({ input: { gameId: id }, signal }) =>
    read(api.GET('/gamePromotion/record/game/{id}', { params: { path: { id } }, headers: noIndicator, signal })),
  ),
});
