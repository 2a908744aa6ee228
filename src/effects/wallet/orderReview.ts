import { fromPromise } from 'xstate';
import type { ReviewedOrder, ReviewKind } from '../../../machines/wallet/review.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { stateOnWire } from './order.js';

export const defineOrderReviewActors = ({
  api,
  open,
  done,
  newKey,
}: Pick<Outside, 'api' | 'open' | 'done' | 'newKey'>) => ({
  loadReview: fromPromise<Result<ReviewedOrder>, { kind: ReviewKind; orderNo: string }>(
    async ({ input: { kind, orderNo }, signal }) => {
      const params = { path: { orderNo } };
      if (kind === 'withdrawal')
        return reviewOf(
          kind,
          await open(api.GET('/pay/withdraw/info/{orderNo}', { params, headers: noIndicator, signal })),
        );
      return reviewOf(
        kind,
        await open(api.GET('/pay/ManualDeposit/info/{orderNo}', { params, headers: noIndicator, signal })),
      );
    },
  ),
  /** A new key each time: a withdrawal that is cancelled already counts as cancelled now. */
  cancelWithdrawal: fromPromise<Result<null>, { orderNo: string }>(({ input, signal }) => {
    const params = { path: input, header: { 'Idempotency-Key': newKey() } };
    return done(api.POST('/pay/withdraw/cancel/{orderNo}', { params, signal }));
  }),
  watchPage,
});

type Dated = { status: keyof typeof stateOnWire; createTime: string; serverTime: string };

function reviewOf<Kind extends ReviewKind, Wire extends Dated>(kind: Kind, result: Result<Wire>) {
  return result.ok ? { ok: true as const, value: reviewed(kind, result.value) } : result;
}

/** The order with its kind, the name of its state, and its age by the server's times alone. */
export function reviewed<Kind extends ReviewKind, Wire extends Dated>(kind: Kind, { status, ...order }: Wire) {
  const age = Date.parse(order.serverTime) - Date.parse(order.createTime);
  return { ...order, kind, status: stateOnWire[status], age };
}
