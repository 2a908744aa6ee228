import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { BillFilter } from '../../../../machines/wallet/bills.machine.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { Select } from '../../../ui/select/Select.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { billStates, billTypes, transferTypes } from '../shared/messages.js';
import * as css from './bills.css.js';
import { messages } from './messages.js';

const keysOf = <Key extends string>(texts: Readonly<Record<Key, MessageDescriptor>>) => Object.keys(texts) as Key[];
/** The filter without one field: an absent field does not filter. */
const without = (filter: BillFilter, name: keyof BillFilter): BillFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name));

/** By type, by transfer type and by status (section 2: wallet history). */
export function Filters({ filter, onFilter }: { filter: BillFilter; onFilter: (filter: BillFilter) => void }) {
  const { formatMessage } = useIntl();
  const say = (text: MessageDescriptor) => formatMessage(text);
  const options = <Key extends string>(texts: Readonly<Record<Key, MessageDescriptor>>) =>
    keysOf(texts).map((id) => ({ id, label: say(texts[id]) }));
  const transfers = options(transferTypes);
  const states = options(billStates);
  return (
    <div className={stack[12]}>
      <ChipRow label={formatMessage(messages.types)}>
        <Chip isSelected={filter.type === undefined} onPress={() => onFilter(without(filter, 'type'))}>
          <FormattedMessage {...messages.all} />
        </Chip>
        {keysOf(billTypes).map((type) => (
          <Chip key={type} isSelected={filter.type === type} onPress={() => onFilter({ ...filter, type })}>
            <FormattedMessage {...billTypes[type]} />
          </Chip>
        ))}
      </ChipRow>
      <div className={css.selects}>
        <Select
          // A native select keeps its choice, so a new key resets it when another part of the page clears the filter.
          key={filter.transferType ?? 'all'}
          name="transferType"
          label={formatMessage(messages.transferType)}
          placeholder={formatMessage(messages.all)}
          options={transfers}
          defaultValue={filter.transferType}
          onChange={(chosen: (typeof transfers)[number]['id'] | '') =>
            onFilter(chosen === '' ? without(filter, 'transferType') : { ...filter, transferType: chosen })
          }
        />
        <Select
          key={filter.status ?? 'any'}
          name="status"
          label={formatMessage(messages.status)}
          placeholder={formatMessage(messages.all)}
          options={states}
          defaultValue={filter.status}
          onChange={(chosen: (typeof states)[number]['id'] | '') =>
            onFilter(chosen === '' ? without(filter, 'status') : { ...filter, status: chosen })
          }
        />
      </div>
    </div>
  );
}
