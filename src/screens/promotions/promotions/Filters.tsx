import { FormattedMessage, useIntl } from 'react-intl';
import { offerKinds, offerStates, type OfferFilter } from '../../../../machines/promotions/offerFilter.js';
import { ChipSelect } from '../../../ui/chip-select/ChipSelect.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { filterKinds, filterStates, messages } from './messages.js';

type FiltersProps = { filter: OfferFilter; onFilter: (filter: OfferFilter) => void };

/** What is listed: by state and by kind. */
export function Filters({ filter, onFilter }: FiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <ChipRow label={formatMessage(messages.filters)}>
      <ChipSelect
        label={formatMessage(messages.state)}
        options={offerStates.map((id) => ({ id, label: formatMessage(filterStates[id]) }))}
        selected={filter.state}
        usual="all"
        onSelect={(state) => onFilter({ ...filter, state })}
      />
      {offerKinds.map((kind) => (
        <Chip key={kind} isSelected={filter.kind === kind} onPress={() => onFilter({ ...filter, kind })}>
          <FormattedMessage {...filterKinds[kind]} />
        </Chip>
      ))}
    </ChipRow>
  );
}
