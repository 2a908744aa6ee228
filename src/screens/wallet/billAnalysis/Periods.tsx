import { FormattedMessage, useIntl } from 'react-intl';
import { addDays, type SiteDay } from '../../../../machines/shared/siteDays.js';
import {
  analysisPeriods,
  longestDays,
  rangeOf,
  type AnalysisChoice,
  type DayRange,
} from '../../../../machines/wallet/analysis.js';
import { useState } from 'react';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { DateRange, type Dates } from '../../../ui/date-range/DateRange.js';
import { messages, periodNames } from './messages.js';

type PeriodsProps = AnalysisChoice & { today: SiteDay; onChoose: (choice: AnalysisChoice) => void };

/** The eight periods of section 2; the last has its own dates. */
export function Periods({ period, range, today, onChoose }: PeriodsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ChipRow label={formatMessage(messages.periods)}>
        {analysisPeriods.map((one) => (
          <Chip key={one} isSelected={one === period} onPress={() => onChoose({ period: one, range: null })}>
            <FormattedMessage {...periodNames[one]} />
          </Chip>
        ))}
      </ChipRow>
      {period === 'customize' ? (
        <OwnDates range={range} today={today} onGive={(given) => onChoose({ period, range: given })} />
      ) : null}
    </>
  );
}

type OwnDatesProps = { range: DayRange | null; today: SiteDay; onGive: (range: DayRange) => void };

function OwnDates({ range, today, onGive }: OwnDatesProps) {
  const { formatMessage } = useIntl();
  // One day alone is not a period yet.
  const [dates, setDates] = useState<Dates>({ from: range?.from ?? null, to: range?.to ?? null });
  return (
    <DateRange
      label={formatMessage(periodNames.customize)}
      labels={{ from: formatMessage(messages.from), to: formatMessage(messages.to) }}
      {...dates}
      min={addDays(today, -10 * longestDays)}
      max={today}
      onChange={(given) => {
        setDates(given);
        if (given.from !== null && given.to !== null) onGive(rangeOf(given.from, given.to));
      }}
    />
  );
}
