import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fold } from '../../../../machines/shared/rules/fold.js';
import type { SupportBank } from '../../../../machines/wallet/bankCard.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { SearchField } from '../../../ui/search-field/SearchField.js';
import { labelLine } from '../../../ui/field/field.css.js';
import { muted } from '../../../ui/text/text.css.js';
import { BankMark } from '../shared/BankMark.js';
import { messages } from './messages.js';

type BankPickerProps = { banks: readonly SupportBank[]; chosen: string; onChoose: (bank: string) => void };

/** The banks of the site with their pictures. The chosen one stays in sight whatever is searched for. */
export function BankPicker({ banks, chosen, onChoose }: BankPickerProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  const shown = banks.filter(
    ({ bankCode, bankName }) => bankCode === chosen || fold(bankName).includes(fold(query).trim()),
  );
  return (
    <div className={stack[12]}>
      <p className={labelLine} aria-hidden="true">
        <FormattedMessage {...messages.bank} />
      </p>
      <SearchField
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clear)}
        onChange={setQuery}
      />
      {shown.length === 0 ? (
        <output className={muted}>
          <FormattedMessage {...messages.noBank} />
        </output>
      ) : (
        <RadioCards
          name="bank"
          label={formatMessage(messages.bank)}
          isLabelHidden
          isPaired
          value={chosen}
          requiredText={formatMessage(messages.bankRequired)}
          onChange={onChoose}
          cards={shown.map(({ bankCode, bankName, icon }) => ({
            id: bankCode,
            title: bankName,
            leading: <BankMark icon={icon} />,
          }))}
        />
      )}
    </div>
  );
}
