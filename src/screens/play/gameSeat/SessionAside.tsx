import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { useMoney } from '../../../i18n/site.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { messages as shared } from '../shared/messages.js';
import { Figure } from './Figure.js';
import * as css from './gameSeat.css.js';
import { messages } from './messages.js';

export type SessionAsideProps = { session: SeatSession; held: number | null; wallet: number | null; seconds: number };

/** The figures of this session, beside the game on a desktop. */
export function SessionAside({ session, held, wallet, seconds }: SessionAsideProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const moneyRows = [
    { key: formatMessage(messages.movedIn), value: <Money amount={money(session.transferInAmount)} /> },
    { key: formatMessage(messages.inGameNow), value: <Figure session={session} held={held} /> },
  ];
  return (
    <aside className={css.aside}>
      <div className={stack[12]}>
        <h2 className={sectionTitle}>
          <FormattedMessage {...messages.session} />
        </h2>
        <KeyValues
          pairs={[
            ...(session.demo ? [] : moneyRows),
            {
              key: formatMessage(messages.inWallet),
              value: (
                <Money amount={wallet === null ? null : money(wallet)} unknownLabel={formatMessage(shared.unknown)} />
              ),
            },
            { key: formatMessage(messages.time), value: clockOf(seconds) },
          ]}
        />
        <Note tone="quiet">
          <FormattedMessage {...(session.demo ? messages.exitDemo : messages.comesBack)} />
        </Note>
      </div>
    </aside>
  );
}

const two = (value: number) => String(value).padStart(2, '0');
/** Formats seconds as 0:24:10. */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
