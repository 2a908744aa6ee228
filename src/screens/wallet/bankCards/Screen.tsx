import { useSelector } from '@xstate/react';
import type { BankCardsRef } from '../../../../machines/wallet/bankCards.machine.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { DeleteDialog } from './DeleteDialog.js';
import * as select from './selectors.js';
import { BankCardsView } from './View.js';

export function BankCardsScreen({ bankCards }: { bankCards: BankCardsRef }) {
  const write = useKeyedWrite(useSelector(bankCards, select.selectWrite));
  const isDeleting = useSelector(bankCards, select.selectIsDeleting);
  return (
    <>
      <BankCardsView
        panel={useSelector(bankCards, select.selectPanel)}
        unknown={write.step === 'unanswered' ? { isDeleting, onRetry: write.onRetry } : null}
        cards={useSelector(bankCards, select.selectCards)}
        isBusy={useSelector(bankCards, select.selectIsBusy)}
        problem={useSelector(bankCards, select.selectProblem)}
        onDefault={(cardId) => bankCards.send({ type: 'bankCards.defaultRequested', cardId })}
        onDelete={(cardId) => bankCards.send({ type: 'bankCards.deleteRequested', cardId })}
        onRetry={() => bankCards.send({ type: 'bankCards.retried' })}
      />
      <DeleteDialog
        card={useSelector(bankCards, select.selectAsked)}
        onConfirm={() => bankCards.send({ type: 'bankCards.deleteConfirmed' })}
        onKeep={() => bankCards.send({ type: 'bankCards.deleteWithdrawn' })}
      />
    </>
  );
}
