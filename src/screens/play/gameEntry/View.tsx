import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { isOnWallet } from '../../../../machines/play/vocabulary.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { walletGlyph } from '../../../ui/icon/glyphs/wallet.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { sheetTitle, smallMuted } from '../../../ui/text/text.css.js';
import { Timeline } from '../../../ui/timeline/Timeline.js';
import { messages as shared } from '../shared/messages.js';
import { OnScreenElsewhere } from '../shared/OnScreenElsewhere.js';
import { Stage, StageWait } from '../shared/Stage.js';
import { useStepLabels } from '../shared/useStepLabels.js';
import { messages, movingIn } from './messages.js';
import type { EntryPanel } from './selectors.js';

export type GameEntryViewProps = {
  panel: EntryPanel;
  session: SeatSession | null;
  problem: Problem | null;
  onRetry: () => void;
  onTakeOver: () => void;
  onClose: () => void;
};

export const GameEntryView = (props: GameEntryViewProps) => panels[props.panel](props);

const panels: Readonly<Record<EntryPanel, (props: GameEntryViewProps) => ReactNode>> = {
  entering: () => <Entering />,
  unavailable: (props) => <Unreachable {...props} />,
  elsewhere: (props) => (props.session ? <Occupied {...props} session={props.session} /> : null),
  resting: (props) => (props.session ? <Arriving {...props} session={props.session} /> : null),
  returned: (props) => <NotMoved {...props} />,
  missing: (props) => <Gone {...props} />,
  ended: () => null,
};

const Occupied = ({ session, onTakeOver, onClose }: GameEntryViewProps & { session: SeatSession }) => (
  <OnScreenElsewhere
    session={session}
    heading={useIntl().formatMessage(messages.occupied)}
    takeOver={useIntl().formatMessage(messages.takeOver)}
    leave={useIntl().formatMessage(messages.leaveThere)}
    onTakeOver={onTakeOver}
    onLeave={onClose}
  >
    <FormattedMessage {...messages.occupiedText} />
  </OnScreenElsewhere>
);

const Entering = () => <StageWait label={useIntl().formatMessage(messages.boarding)} />;

const Unreachable = ({ session, onRetry, onClose }: GameEntryViewProps) => (
  <Stage art={null}>
    <Statement
      level={1}
      role="alert"
      picture={<Becalmed />}
      heading={useIntl().formatMessage(messages.unreachable)}
      action={
        <Button variant="soft" onPress={onRetry}>
          <FormattedMessage {...shared.retry} />
        </Button>
      }
      quiet={
        <Button variant="ghost" onPress={onClose}>
          <FormattedMessage {...shared.toLobby} />
        </Button>
      }
    >
      <FormattedMessage
        {...(session !== null && isOnWallet(session) ? messages.unreachableWallet : messages.unreachableText)}
      />
    </Statement>
  </Stage>
);

function Arriving({ session, onClose }: GameEntryViewProps & { session: SeatSession }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const labels = useStepLabels();
  return (
    <Stage art={session.art}>
      <div className={stack[20]}>
        <div className={stack[4]}>
          <h1 className={sheetTitle}>
            <FormattedMessage {...messages.arriving} />
          </h1>
          <p className={smallMuted} lang="en">
            {session.gameName}
          </p>
        </div>
        <Timeline
          label={formatMessage(messages.way)}
          stateLabels={labels}
          steps={[
            { id: 'taken', state: 'done', title: formatMessage(messages.taken) },
            {
              id: 'moving',
              state: 'now',
              title: formatMessage(movingIn, { amount: money(session.transferInAmount) }),
              reason: (
                <output>
                  <FormattedMessage {...shared.sameNumber} />
                </output>
              ),
            },
            { id: 'play', state: 'next', title: formatMessage(messages.play) },
          ]}
        />
        <Button variant="line" onPress={onClose} isWide>
          <FormattedMessage {...shared.toLobby} />
        </Button>
      </div>
    </Stage>
  );
}

const NotMoved = ({ session, onRetry, onClose }: GameEntryViewProps) => (
  <Stage art={session?.art ?? null}>
    <Statement
      level={1}
      role="alert"
      glyph={walletGlyph}
      heading={useIntl().formatMessage(messages.notMoved)}
      action={
        <Button onPress={onRetry}>
          <FormattedMessage {...shared.retry} />
        </Button>
      }
      quiet={
        <Button variant="ghost" onPress={onClose}>
          <FormattedMessage {...shared.toLobby} />
        </Button>
      }
    >
      <FormattedMessage {...messages.notMovedText} />
    </Statement>
  </Stage>
);

function Gone({ problem, onClose }: GameEntryViewProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  return (
    <Stage art={null}>
      <Statement
        level={1}
        role="alert"
        picture={<Becalmed />}
        heading={formatMessage(messages.gone)}
        action={
          <Button onPress={onClose}>
            <FormattedMessage {...shared.toLobby} />
          </Button>
        }
      >
        {textOf(problem ?? { code: 'notFound' })}
      </Statement>
    </Stage>
  );
}
