import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isHeldByMaker } from '../../../../machines/play/vocabulary.js';
import type { Want } from '../../../../machines/play/opening.js';
import type { Elsewhere } from '../../../../machines/play/seat.js';
import type { GameSession, Problem } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { walletGlyph } from '../../../ui/icon/glyphs/wallet.js';
import { wrenchGlyph } from '../../../ui/icon/glyphs/wrench.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages as shared } from '../shared/messages.js';
import { Stage, StageWait } from '../shared/Stage.js';
import { usePlaceText } from '../shared/usePlaceText.js';
import { change, depositAmount, messages, otherHolds, otherPlace, otherText, resume } from './messages.js';
import type { SessionPanel } from './selectors.js';

export type GameSessionViewProps = {
  panel: SessionPanel;
  /** The session of the other open game. */
  session: GameSession | null;
  /** Where it is on screen, if not on this page. */
  elsewhere: Elsewhere | null;
  want: Want | null;
  problem: Problem | null;
  onRetry: () => void;
  onResume: () => void;
  onSwitch: () => void;
  onDeposit: () => void;
  onLeave: () => void;
};

export const GameSessionView = (props: GameSessionViewProps) => panels[props.panel](props);

const panels: Readonly<Record<SessionPanel, (props: GameSessionViewProps) => ReactNode>> = {
  loading: () => <Wait text={messages.looking} />,
  sending: () => <Wait text={messages.opening} />,
  unanswered: (props) => <NoResponse {...props} />,
  unavailable: (props) => <Unavailable {...props} />,
  otherOpen: (props) => (props.session ? <OtherOpen {...props} session={props.session} /> : null),
  insufficient: (props) => <Insufficient {...props} />,
  refused: (props) => <Refused {...props} />,
  elsewhere: () => null,
};

const Wait = ({ text }: { text: { id: string; defaultMessage: string } }) => (
  <StageWait label={useIntl().formatMessage(text)} />
);

const Leave = ({ onLeave }: GameSessionViewProps) => (
  <Button variant="ghost" onPress={onLeave}>
    <FormattedMessage {...shared.toGame} />
  </Button>
);

function NoResponse({ onRetry }: GameSessionViewProps) {
  return (
    <Stage art={null}>
      <Statement
        level={1}
        role="alert"
        glyph={hourglassGlyph}
        heading={useIntl().formatMessage(messages.unheard)}
        action={
          <Button variant="soft" onPress={onRetry}>
            <FormattedMessage {...shared.askAgain} />
          </Button>
        }
      >
        <FormattedMessage {...shared.unheard} />
      </Statement>
    </Stage>
  );
}

function Unavailable(props: GameSessionViewProps) {
  return (
    <Stage art={null}>
      <Statement
        level={1}
        role="alert"
        picture={<Becalmed />}
        heading={useIntl().formatMessage(messages.unavailable)}
        action={
          <Button onPress={props.onRetry}>
            <FormattedMessage {...shared.retry} />
          </Button>
        }
        quiet={<Leave {...props} />}
      >
        <FormattedMessage {...messages.unavailableText} />
      </Statement>
    </Stage>
  );
}

function OtherOpen(props: GameSessionViewProps & { session: GameSession }) {
  const { session, elsewhere, want, onResume, onSwitch } = props;
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const placeText = usePlaceText();
  const game = session.gameName;
  const holds = session.inGameBalance;
  return (
    <Stage art={session.art}>
      <Statement
        level={1}
        glyph={gamepad2Glyph}
        heading={formatMessage(messages.otherOpen)}
        action={
          <div className={stack[8]}>
            <Button onPress={onResume} isWide>
              {formatMessage(resume, { game })}
            </Button>
            <Button variant="line" onPress={onSwitch} isWide>
              <FormattedMessage {...(want ? change.switch : change.leave)} />
            </Button>
          </div>
        }
        quiet={<Leave {...props} />}
      >
        {holds === null || !isHeldByMaker(session)
          ? formatMessage(otherText, { game })
          : formatMessage(otherHolds, { game, amount: money(holds) })}
        {elsewhere === null ? null : (
          <> {formatMessage(otherPlace, { place: placeText(elsewhere), time: dateTime(elsewhere.since) })}</>
        )}
      </Statement>
    </Stage>
  );
}

/** The deposit prompt of spec section 2, with the requested amount. */
function Insufficient(props: GameSessionViewProps) {
  const { formatMessage } = useIntl();
  const { short } = useMoney();
  return (
    <Stage art={null}>
      <Statement
        level={1}
        role="alert"
        glyph={walletGlyph}
        heading={formatMessage(messages.insufficient)}
        action={
          <Button onPress={props.onDeposit} isWide>
            {props.want !== null && props.want.amount > 0
              ? formatMessage(depositAmount, { amount: short(props.want.amount) })
              : formatMessage(messages.deposit)}
          </Button>
        }
        quiet={<Leave {...props} />}
      >
        <FormattedMessage {...messages.insufficientText} />
      </Statement>
    </Stage>
  );
}

function Refused(props: GameSessionViewProps) {
  const textOf = useProblemText();
  return (
    <Stage art={null}>
      <Statement
        level={1}
        role="alert"
        glyph={wrenchGlyph}
        heading={textOf(props.problem ?? { code: 'refusedByServer' })}
        action={
          <Button variant="soft" onPress={props.onRetry}>
            <FormattedMessage {...shared.retry} />
          </Button>
        }
        quiet={<Leave {...props} />}
      >
        <FormattedMessage {...messages.unavailableText} />
      </Statement>
    </Stage>
  );
}
