import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { BankCardRef } from '../../../../machines/wallet/bankCard.machine.js';
import { path } from '../../../../machines/addresses.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { messages as shared } from '../shared/messages.js';
import * as css from './bankCard.css.js';
import { messages } from './messages.js';
import { NameDialog } from './NameDialog.js';
import * as select from './selectors.js';
import { BankCardView } from './View.js';

export function BankCardScreen({ bankCard }: { bankCard: BankCardRef }) {
  const { formatMessage } = useIntl();
  const isNew = useSelector(bankCard, ({ context }) => context.cardId === null);
  const form = useSelector(bankCard, select.selectForm);
  const panel = useSelector(bankCard, select.selectPanel);
  const write = useKeyedWrite(useSelector(bankCard, select.selectWrite));
  const isUnknown = write.step === 'unanswered';
  return (
    <>
      <PageHeader
        title={formatMessage(isNew ? messages.addTitle : messages.changeTitle)}
        back={{ label: formatMessage(shared.back), href: path.bankCards }}
        trail={{
          label: formatMessage(shared.trail),
          places: [
            { label: formatMessage(shared.wallet), href: path.wallet },
            { label: formatMessage(messages.cards), href: path.bankCards },
          ],
        }}
      />
      <div className={`${page} ${css.column}`}>
        <BankCardView
          panel={isUnknown ? 'unknown' : panel}
          form={form}
          draft={useSelector(bankCard, select.selectDraft)}
          fields={useSelector(bankCard, select.selectFields)}
          problem={useSelector(bankCard, select.selectProblem)}
          isBusy={useSelector(bankCard, select.selectIsBusy)}
          onPhoneMistyped={() => bankCard.send({ type: 'bankCard.phoneMistyped' })}
          onType={(draft) => bankCard.send({ type: 'bankCard.typed', draft })}
          onSubmit={(fields) => bankCard.send({ type: 'bankCard.submitted', fields })}
          onRetry={isUnknown ? write.onRetry : () => bankCard.send({ type: 'bankCard.retried' })}
        />
      </div>
      <NameDialog
        isOpen={useSelector(bankCard, select.selectIsWarned)}
        realname={form?.realname ?? ''}
        holder={useSelector(bankCard, select.selectFields)?.holder ?? ''}
        onOverrule={() => bankCard.send({ type: 'bankCard.overruled' })}
        onEdit={() => bankCard.send({ type: 'bankCard.edited' })}
      />
    </>
  );
}
