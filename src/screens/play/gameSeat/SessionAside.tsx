import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { isHeldByMaker, isOnWallet, recordIn } from '../../../../machines/play/vocabulary.js';
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
  // Only a maker that holds money got an amount. A game on the wallet has one figure, the wallet's, read for the game.
  const inWallet = isOnWallet(session) ? held : wallet;
  const movedIn = { key: formatMessage(messages.movedIn), value: <Money amount={money(session.transferInAmount)} /> };
  const inGameNow = { key: formatMessage(messages.inGameNow), value: <Figure session={session} held={held} /> };
  return (
    <aside className={css.aside}>
      <div className={stack[12]}>
        <h2 className={sectionTitle}>
          <FormattedMessage {...messages.session} />
        </h2>
        <KeyValues
          pairs={[
            ...(isHeldByMaker(session) ? [movedIn] : []),
            ...(session.demo || isOnWallet(session) ? [] : [inGameNow]),
            {
              key: formatMessage(messages.inWallet),
              value: (
                <Money
                  amount={inWallet === null ? null : money(inWallet)}
                  unknownLabel={formatMessage(shared.unknown)}
                />
              ),
            },
            { key: formatMessage(messages.time), value: clockOf(seconds) },
          ]}
        />
        <Note tone="quiet">
          <FormattedMessage {...noteOf(session)} />
        </Note>
      </div>
    </aside>
  );
}

/** What happens to the money at the exit. */
function noteOf(session: SeatSession): MessageDescriptor {
  if (session.demo) return messages.exitDemo;
  if (isOnWallet(session)) return messages.staysInWallet;
  return recordIn(session) === null ? messages.comesBack : messages.staysInPromotion;
}

const two = (value: number) => String(value).padStart(2, '0');
/** Formats seconds as 0:24:10. */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
