import { fromPromise } from 'xstate';
import type { ApplicationRequest } from '../../../machines/wallet/application.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'open'>;

export const defineOrderApplicationActors = ({ api, open }: World) => ({
  sendApplication: fromPromise<Result<{ orderNo: string }>, ApplicationRequest>(async ({ input, signal }) => {
    const params = { header: { 'Idempotency-Key': input.key } };
    if (input.kind === 'withdrawal') return open(api.POST('/pay/withdraw', { params, body: input.withdrawal, signal }));
    const { report, confirmed } = input;
    const sent = { params, body: { ...report, ...confirmed }, signal };
    return open(api.POST('/pay/ManualDeposit/submit', sent));
  }),
  traceApplication: fromPromise<{ orderNo: string } | null, { key: string }>(async ({ input, signal }) => {
    const found = await open(api.POST('/pay/order/trace', { body: { referenceNo: input.key }, signal }));
    if (!found.ok) throw new Error(found.problem.code);
    return found.value?.order ?? null;
  }),
});
