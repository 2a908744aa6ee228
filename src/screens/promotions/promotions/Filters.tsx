import { FormattedMessage, useIntl } from 'react-intl';
import {
  offerConditions,
  offerKinds,
  offerStates,
  type OfferFilter,
} from '../../../../machines/promotions/offerFilter.js';
import { ChipSelect } from '../../../ui/chip-select/ChipSelect.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { filterConditions, filterKinds, filterStates, messages } from './messages.js';

type FiltersProps = { filter: OfferFilter; onFilter: (filter: OfferFilter) => void };

/** What is listed: by state, by kind and by what is asked for. */
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
      <ChipSelect
        label={formatMessage(messages.condition)}
        options={offerConditions.map((id) => ({ id, label: formatMessage(filterConditions[id]) }))}
        selected={filter.condition}
        usual="all"
        onSelect={(condition) => onFilter({ ...filter, condition })}
      />
    </ChipRow>
  );
}
