import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { BillFilter } from '../../../../machines/wallet/billFilter.js';
import { addDays, type SiteDay } from '../../../../machines/shared/siteDays.js';
import { useDates, useSite } from '../../../i18n/site.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { xGlyph } from '../../../ui/icon/glyphs/x.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { DateRange } from '../../../ui/date-range/DateRange.js';
import { range } from '../../../ui/date-range/DateRange.css.js';
import { Select } from '../../../ui/select/Select.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { billStates, billTypes, transferTypes } from '../shared/messages.js';
import { messages, remove, since, until } from './messages.js';

const keysIn = <Key extends string>(texts: Readonly<Record<Key, unknown>>) => Object.keys(texts) as Key[];
/** Ten years: an earlier day is a slip, such as a year of two digits. */
const keptDays = 3_653;

/** The filter without one field: an absent field does not filter. */
const without = (filter: BillFilter, name: keyof BillFilter): BillFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name));

type FiltersProps = { filter: BillFilter; today: SiteDay; onFilter: (filter: BillFilter) => void };

/** All filters behind one button on a phone, in view on a desktop. Those that are on can be removed one by one. */
export function Filters(props: FiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={stack[12]}>
      <Disclosure summary={formatMessage(messages.filters)} isOpen={useSite().device === 'pc'}>
        <Fields {...props} />
      </Disclosure>
      <Active {...props} />
    </div>
  );
}

function Active({ filter, onFilter }: FiltersProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { type, transferType, status, from, to } = filter;
  const texts: Readonly<Record<keyof BillFilter, string | undefined>> = {
    type: type && formatMessage(billTypes[type]),
    transferType: transferType && formatMessage(transferTypes[transferType]),
    status: status && formatMessage(billStates[status]),
    from: from && formatMessage(since, { day: day(from) }),
    to: to && formatMessage(until, { day: day(to) }),
  };
  const active = keysIn(texts).flatMap((name) => (texts[name] === undefined ? [] : [{ name, text: texts[name] }]));
  return active.length === 0 ? null : (
    <ChipRow label={formatMessage(messages.active)}>
      {active.map(({ name, text }) => (
        <Chip
          key={name}
          glyph={xGlyph}
          label={formatMessage(remove, { filter: text })}
          onPress={() => onFilter(without(filter, name))}
        >
          {text}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** By type, by transfer type and status (section 2: wallet history), and by days. */
function Fields({ filter, today, onFilter }: FiltersProps) {
  const { formatMessage } = useIntl();
  const say = (text: MessageDescriptor) => formatMessage(text);
  const options = <Key extends string>(texts: Readonly<Record<Key, MessageDescriptor>>) =>
    keysIn(texts).map((id) => ({ id, label: say(texts[id]) }));
  const transfers = options(transferTypes);
  const states = options(billStates);
  return (
    <div className={stack[12]}>
      <ChipRow label={formatMessage(messages.types)}>
        <Chip isSelected={filter.type === undefined} onPress={() => onFilter(without(filter, 'type'))}>
          <FormattedMessage {...messages.all} />
        </Chip>
        {keysIn(billTypes).map((type) => (
          <Chip key={type} isSelected={filter.type === type} onPress={() => onFilter({ ...filter, type })}>
            <FormattedMessage {...billTypes[type]} />
          </Chip>
        ))}
      </ChipRow>
      <div className={range}>
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
      <DateRange
        label={formatMessage(messages.period)}
        labels={{ from: formatMessage(messages.from), to: formatMessage(messages.to) }}
        from={filter.from ?? null}
        to={filter.to ?? null}
        min={addDays(today, -keptDays)}
        max={today}
        onChange={({ from, to }) => {
          const rest = without(without(filter, 'from'), 'to');
          onFilter({ ...rest, ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) });
        }}
      />
    </div>
  );
}
