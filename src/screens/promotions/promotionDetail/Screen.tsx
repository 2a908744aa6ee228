import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PromotionDetailRef } from '../../../../machines/promotions/promotionDetail.machine.js';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { PromotionDetailView } from './View.js';

type PromotionDetailScreenProps = { detail: PromotionDetailRef; balance: BalanceRef };

export function PromotionDetailScreen({ detail, balance }: PromotionDetailScreenProps) {
  const { formatMessage } = useIntl();
  const offer = useSelector(detail, select.selectOffer);
  return (
    <>
      <PromotionHeader title={offer?.title ?? formatMessage(messages.title)} />
      <div className={page}>
        <PromotionDetailView
          step={useSelector(detail, select.selectStep)}
          sent={useKeyedWrite(useSelector(detail, select.selectWrite))}
          offer={offer}
          choice={useSelector(detail, select.selectChoice)}
          quote={useSelector(detail, select.selectQuote)}
          problem={useSelector(detail, select.selectProblem)}
          wallet={useSelector(balance, ({ context }) => context.info?.balance ?? null)}
          onType={(choice) => detail.send({ type: 'promotionDetail.typed', choice })}
          onSubmit={(choice) => detail.send({ type: 'promotionDetail.submitted', choice })}
          onConfirm={() => detail.send({ type: 'promotionDetail.confirmed' })}
          onEdit={() => detail.send({ type: 'promotionDetail.edited' })}
          onRetry={() => detail.send({ type: 'promotionDetail.retried' })}
          onRecord={() => detail.send({ type: 'promotionDetail.recordRequested' })}
        />
      </div>
    </>
  );
}
