import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PromotionCodeRef } from '../../../../machines/promotions/promotionCode.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { messages as shared } from '../shared/messages.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import * as select from './selectors.js';
import { PromotionCodeView } from './View.js';

export function PromotionCodeScreen({ code: flow }: { code: PromotionCodeRef }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PromotionHeader title={formatMessage(shared.code)} />
      <div className={page}>
        <PromotionCodeView
          step={useSelector(flow, select.selectStep)}
          sent={useKeyedWrite(useSelector(flow, select.selectWrite))}
          code={useSelector(flow, select.selectCode)}
          offer={useSelector(flow, select.selectOffer)}
          gain={useSelector(flow, select.selectGain)}
          problem={useSelector(flow, select.selectProblem)}
          onType={(code) => flow.send({ type: 'promotionCode.typed', code })}
          onSubmit={(code) => flow.send({ type: 'promotionCode.submitted', code })}
          onConfirm={() => flow.send({ type: 'promotionCode.confirmed' })}
          onEdit={() => flow.send({ type: 'promotionCode.edited' })}
        />
      </div>
    </>
  );
}
