import { useIntl } from 'react-intl';
import type { ManualBank } from '../../../../machines/wallet/manualReport.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { BankMark } from '../shared/BankMark.js';
import * as css from './manualDeposit.css.js';
import { messages } from './messages.js';

type BankChoiceProps = { banks: readonly ManualBank[]; bank: ManualBank; onChoose: (bankId: string) => void };

/** The accounts of the site, and what the player types into the app of the bank, to be copied. */
export function BankChoice({ banks, bank, onChoose }: BankChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={stack[12]}>
      <RadioCards
        name="bankId"
        label={formatMessage(messages.bank)}
        value={bank.id}
        onChange={onChoose}
        cards={banks.map(({ id, bankName, bankCardAccount, icon }) => ({
          id,
          title: bankName,
          note: bankCardAccount,
          leading: <BankMark icon={icon} />,
        }))}
      />
      <div className={css.account}>
        <KeyValues
          pairs={[
            {
              key: formatMessage(messages.holder),
              value: (
                <CopyableNumber isWhole label={formatMessage(messages.copyHolder)}>
                  {bank.bankCardName}
                </CopyableNumber>
              ),
            },
            {
              key: formatMessage(messages.number),
              value: (
                <CopyableNumber isWhole label={formatMessage(messages.copyNumber)}>
                  {bank.bankCardAccount}
                </CopyableNumber>
              ),
            },
          ]}
        />
        <p className={css.note}>{bank.note}</p>
      </div>
    </div>
  );
}
