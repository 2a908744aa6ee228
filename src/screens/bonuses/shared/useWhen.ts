import { useIntl } from 'react-intl';
import { useDates } from '../../../i18n/site.js';
import { expiredAt, fromTime, receivedAt, untilTime, type ShownStatus } from './messages.js';

type Timed = { releaseTime: string; expireTime: string; issuedTime: string | null };

/** The one time that matters to a bonus in its status, in words. */
export function useWhen(): (bonus: Timed, status: ShownStatus) => string {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return ({ releaseTime, expireTime, issuedTime }, status) => {
    if (status === 'waiting') return formatMessage(fromTime, { time: dateTime(releaseTime) });
    if (status === 'expired') return formatMessage(expiredAt, { time: dateTime(expireTime) });
    if (issuedTime !== null) return formatMessage(receivedAt, { time: dateTime(issuedTime) });
    return formatMessage(untilTime, { time: dateTime(expireTime) });
  };
}
