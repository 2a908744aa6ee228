import { useIntl } from 'react-intl';
import { turnOf } from '../../../../machines/promotions/activity.js';
import type { Activity } from '../../../../machines/promotions/promotions.machine.js';
import { formatCount } from '../../../i18n/numbers.js';
import { hours } from '../shared/termMessages.js';
import { beginsIn, claimIn, days, endsIn, minutes } from './messages.js';

const minute = 60_000;

/** How long until the event changes by itself, in its two largest units; null if it does not. `at`: by the server's clock. */
export function useCountdown(activity: Activity, at: number): string | null {
  const { formatMessage } = useIntl();
  const turn = turnOf(activity);
  if (turn === null || turn <= at) return null;
  const total = Math.ceil((turn - at) / minute);
  const parts = [
    { unit: days, count: Math.floor(total / 1_440) },
    { unit: hours, count: Math.floor(total / 60) % 24 },
    { unit: minutes, count: total % 60 },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  const left = parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => formatMessage(unit, { count, shown: formatCount(count) }))
    .join(' ');
  if (activity.status === 'soon') return formatMessage(beginsIn, { left });
  return formatMessage(activity.status === 'claimable' ? claimIn : endsIn, { left });
}
