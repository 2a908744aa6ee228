import { useIntl } from 'react-intl';
import { categoriesOf, type CountedMaker, type GamesFilter } from '../../../../machines/promotions/countedGames.js';
import { ChipSelect } from '../../../ui/chip-select/ChipSelect.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { SearchField } from '../../../ui/search-field/SearchField.js';
import { messages } from './messages.js';

export type FiltersProps = {
  makers: readonly CountedMaker[];
  filter: GamesFilter;
  /** How many times the address or a button changed the filter. */
  turn: number;
  onFilter: (filter: GamesFilter) => void;
};

const everyMaker = '';

/** A maker that has no game of the chosen category keeps the filter from being empty: the category is dropped. */
const withMaker = (makers: readonly CountedMaker[], filter: GamesFilter, makerId: string | null): GamesFilter => {
  const isOffered = categoriesOf(makers, makerId).some(({ categoryId }) => categoryId === filter.categoryId);
  return { ...filter, makerId, categoryId: isOffered ? filter.categoryId : null };
};

/** By name, by category and by maker. */
export function Filters({ makers, filter, turn, onFilter }: FiltersProps) {
  const { formatMessage } = useIntl();
  const { makerId, categoryId, keyword } = filter;
  const search = (text: string) => onFilter({ ...filter, keyword: text });
  return (
    <div className={stack[12]}>
      <SearchField
        // The field keeps what is typed and the focus; a new key fills it when the filter changed elsewhere.
        key={turn}
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clear)}
        defaultValue={keyword}
        onChange={(text) => {
          if (text === '' && keyword !== '') search('');
        }}
        onSubmit={search}
      />
      <ChipRow label={formatMessage(messages.categories)}>
        <ChipSelect
          label={formatMessage(messages.maker)}
          options={[
            { id: everyMaker, label: formatMessage(messages.allMakers) },
            ...makers.map((maker) => ({ id: maker.makerId, label: maker.makerName })),
          ]}
          selected={makerId ?? everyMaker}
          usual={everyMaker}
          onSelect={(id) => onFilter(withMaker(makers, filter, id === everyMaker ? null : id))}
        />
        <Chip isSelected={categoryId === null} onPress={() => onFilter({ ...filter, categoryId: null })}>
          {formatMessage(messages.allCategories)}
        </Chip>
        {categoriesOf(makers, makerId).map((one) => (
          <Chip
            key={one.categoryId}
            isSelected={one.categoryId === categoryId}
            onPress={() => onFilter({ ...filter, categoryId: one.categoryId })}
          >
            {one.categoryName}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
