import { fromPromise } from 'xstate';
import type { Agreement, AgreementType } from '../../../machines/entry/agreement.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineAgreementActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadAgreement: fromPromise<Agreement, { type: AgreementType }>(({ input, signal }) =>
    read(api.GET('/operation/getAgreement/{type}', { params: { path: input }, headers: noIndicator, signal })),
  ),
});
