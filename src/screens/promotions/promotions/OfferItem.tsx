import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Activity, Promotion } from '../../../../machines/promotions/promotions.machine.js';
import { activityAddress, promotionAddress, recordAddress } from '../../../../machines/promotions/addresses.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Picture } from '../../../ui/picture/Picture.js';
import { StatusTag, type StatusTagProps } from '../../../ui/status-tag/StatusTag.js';
import { muted } from '../../../ui/text/text.css.js';
import { endsIn, kinds, messages, soon, startsIn, states, type OfferState } from './messages.js';
import * as css from './promotions.css.js';
import type { Fact } from '../shared/terms.js';

export type OfferItemProps = {
  offer: Promotion | Activity;
  facts: readonly Fact[];
  /** ms since the epoch, by the server's clock. */
  serverNow: number;
  isFirst?: boolean;
};

const minute = 60_000;
const units = [
  { unit: 'days', length: 1_440 * minute },
  { unit: 'hours', length: 60 * minute },
  { unit: 'minutes', length: minute },
] as const;

/** The time until a start or an end in its largest unit, rounded up: it never says zero. */
export function countdownTo(time: string, serverNow: number): { unit: keyof typeof startsIn; count: number } {
  const left = Date.parse(time) - serverNow;
  const { unit, length } = units.find((one) => left > one.length) ?? units[2];
  return { unit, count: Math.max(1, Math.ceil(left / length)) };
}

const tones: Readonly<Record<OfferState, NonNullable<StatusTagProps['tone']>>> = {
  open: 'positive',
  soon: 'info',
  ended: 'neutral',
  full: 'neutral',
  joined: 'accent',
  used: 'neutral',
  claimable: 'positive',
  claimed: 'neutral',
  missed: 'neutral',
};

const addressOf = (offer: Promotion | Activity): string =>
  'promotionId' in offer ? promotionAddress(offer.promotionId) : activityAddress(offer.activityId);

/** When the offer ends for the player. A participation in a promotion has a deadline of its own, which its page shows. */
function endOf(offer: Promotion | Activity): string | null {
  if (offer.status === 'claimable' && 'claimEndTime' in offer) return offer.claimEndTime;
  return offer.status === 'open' || (offer.status === 'joined' && 'activityId' in offer) ? offer.endTime : null;
}

const actionOf = ({ status, kind }: Promotion | Activity): MessageDescriptor => {
  if (status === 'joined') return messages.toRecord;
  if (status === 'claimable') return messages.claim;
  return status === 'open' && kind !== 'news' ? messages.join : messages.details;
};

/** One promotion or event: what the player gets, what it requires, and until when. The rest is on its page. */
export function OfferItem({ offer, facts, serverNow, isFirst = false }: OfferItemProps) {
  const { title, summary, art, kind, status, startTime } = offer;
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const recordId = 'recordId' in offer ? offer.recordId : null;
  const end = endOf(offer);
  return (
    <li>
      <Panel as="div" kind="flush">
        <div className={css.art}>
          <Picture
            art={art}
            kind="banner"
            sizes="(min-width: 60em) 40vw, (min-width: 40em) 46vw, 92vw"
            isFirst={isFirst}
          />
          <h3 className={css.name}>{title}</h3>
        </div>
        <div className={css.facts}>
          {kind === 'news' ? <p className={muted}>{summary}</p> : <KeyValues isDense pairs={facts} />}
          <div className={css.foot}>
            <div className={css.tags}>
              {status === 'open' && kind !== 'news' ? null : (
                <StatusTag tone={tones[status]}>
                  {status === 'soon'
                    ? formatMessage(soon, { time: dateTime(startTime) })
                    : formatMessage(kind === 'news' ? kinds.news : states[status])}
                </StatusTag>
              )}
              {status === 'soon' ? <Countdown to={startTime} words={startsIn} serverNow={serverNow} /> : null}
              {end === null ? null : <Countdown to={end} words={endsIn} serverNow={serverNow} />}
            </div>
            <Button variant="soft" href={recordId === null ? addressOf(offer) : recordAddress(recordId)}>
              <FormattedMessage {...actionOf(offer)} />
            </Button>
          </div>
        </div>
      </Panel>
    </li>
  );
}

type CountdownProps = { to: string; words: typeof startsIn | typeof endsIn; serverNow: number };

function Countdown({ to, words, serverNow }: CountdownProps) {
  const { formatMessage } = useIntl();
  const { unit, count } = countdownTo(to, serverNow);
  return <StatusTag tone="caution">{formatMessage(words[unit], { count, shown: formatCount(count) })}</StatusTag>;
}
