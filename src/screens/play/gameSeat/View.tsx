import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { isOnWallet } from '../../../../machines/play/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { wifiOffGlyph } from '../../../ui/icon/glyphs/wifi-off.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages as shared } from '../shared/messages.js';
import { OnScreenElsewhere } from '../shared/OnScreenElsewhere.js';
import { Stage, StageWait } from '../shared/Stage.js';
import { messages } from './messages.js';
import { PlayingView, type PlayingViewProps } from './PlayingView.js';
import type { SeatPanel } from './selectors.js';

export type GameSeatViewProps = Omit<PlayingViewProps, 'session'> & {
  panel: SeatPanel;
  session: SeatSession | null;
  onTakeOver: () => void;
  onClose: () => void;
};

export const GameSeatView = (props: GameSeatViewProps) => panels[props.panel](props);

const panels: Readonly<Record<SeatPanel, (props: GameSeatViewProps) => ReactNode>> = {
  playing: (props) => (props.session ? <PlayingView {...props} session={props.session} /> : null),
  checking: () => <StageWait label={useIntl().formatMessage(messages.reasoning)} />,
  takenOver: (props) => (props.session ? <TakenOver {...props} session={props.session} /> : null),
  interrupted: (props) => <Interrupted {...props} />,
  elsewhere: () => null,
};

const TakenOver = ({ session, onTakeOver, onClose }: GameSeatViewProps & { session: SeatSession }) => (
  <OnScreenElsewhere
    session={session}
    heading={useIntl().formatMessage(messages.takenOver)}
    takeOver={useIntl().formatMessage(messages.playHere)}
    leave={useIntl().formatMessage(shared.toLobby)}
    onTakeOver={onTakeOver}
    onLeave={onClose}
  >
    <FormattedMessage {...messages.takenOverText} />
  </OnScreenElsewhere>
);

/** Shows the text of section 8 unchanged. No picture: it could not load without a network. */
const Interrupted = ({ session, onReenter, onExit }: GameSeatViewProps) => (
  <Stage art={null}>
    <Statement
      level={1}
      role="alert"
      glyph={wifiOffGlyph}
      tone="caution"
      heading={useIntl().formatMessage(messages.interrupted)}
      action={
        <div className={stack[8]}>
          <Button onPress={onReenter} isWide>
            <FormattedMessage {...messages.reenter} />
          </Button>
          <Button variant="line" onPress={onExit} isWide>
            <FormattedMessage {...messages.exit} />
          </Button>
        </div>
      }
    >
      <FormattedMessage
        {...(session !== null && isOnWallet(session) ? messages.interruptedWallet : messages.interruptedText)}
      />
    </Statement>
  </Stage>
);
