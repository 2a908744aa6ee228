import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Elsewhere, SeatSession } from '../../../../machines/play/seat.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { monitorGlyph } from '../../../ui/icon/glyphs/monitor.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages } from './messages.js';
import { Stage } from './Stage.js';
import { usePlaceText } from './usePlaceText.js';

type OnScreenElsewhereProps = {
  session: SeatSession;
  heading: string;
  /** What happens to the money. */
  children: ReactNode;
  takeOver: string;
  leave: string;
  onTakeOver: () => void;
  onLeave: () => void;
};

/** A game that the same player has on screen elsewhere: which, where, since when, and with how much money. */
export function OnScreenElsewhere(props: OnScreenElsewhereProps) {
  const { session, heading, children, takeOver, leave, onTakeOver, onLeave } = props;
  return (
    <Stage art={session.art}>
      <Statement
        level={1}
        role="alert"
        glyph={monitorGlyph}
        heading={heading}
        action={
          <div className={stack[20]}>
            {session.elsewhere === null ? null : <Whereabouts session={session} elsewhere={session.elsewhere} />}
            <div className={stack[8]}>
              <Button onPress={onTakeOver} isWide>
                {takeOver}
              </Button>
              <Button variant="line" onPress={onLeave} isWide>
                {leave}
              </Button>
            </div>
          </div>
        }
      >
        {children}
      </Statement>
    </Stage>
  );
}

function Whereabouts({ session, elsewhere }: { session: SeatSession; elsewhere: Elsewhere }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const placeText = usePlaceText();
  const held = session.inGameBalance;
  const inGame = <Money amount={held === null ? null : money(held)} unknownLabel={formatMessage(messages.unknown)} />;
  return (
    <KeyValues
      pairs={[
        { key: formatMessage(messages.game), value: session.gameName },
        { key: formatMessage(messages.where), value: placeText(elsewhere) },
        { key: formatMessage(messages.since), value: dateTime(elsewhere.since) },
        // A demo holds no money (J4).
        ...(session.demo ? [] : [{ key: formatMessage(messages.inGame), value: inGame }]),
      ]}
    />
  );
}
