import { useState, type ReactNode } from 'react';
import { isFocusFree } from '../../../ui/focus/keep-focus.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import type { OpenBets } from '../../../../machines/play/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { useFullScreen } from '../../../ui/full-screen/useFullScreen.js';
import { chevronDownGlyph } from '../../../ui/icon/glyphs/chevron-down.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { Bar } from './Bar.js';
import { Figure } from './Figure.js';
import * as css from './gameSeat.css.js';
import { LeaveQuestion } from './LeaveQuestion.js';
import { messages } from './messages.js';
import type { FrameState } from './selectors.js';
import { SessionAside } from './SessionAside.js';

export type PlayingViewProps = {
  session: SeatSession;
  /** The in-game balance in minor units; null when it could not be read. */
  held: number | null;
  /** Null if every bet of the session is decided. */
  openBets: OpenBets | null;
  /** The wallet balance in minor units; null when it could not be read. */
  wallet: number | null;
  seconds: number;
  frame: FrameState;
  isExitAsked: boolean;
  /** Which participation a stake counts for; null for a demo. */
  counts: ReactNode;
  /** The dialog of the recharge, while it is open. */
  recharge: ReactNode;
  /** Money that was brought in has just arrived. */
  hasArrived: boolean;
  onExit: () => void;
  onHome: () => void;
  onRecharge: () => void;
  onConfirm: () => void;
  onDismiss: () => void;
  onReenter: () => void;
};

/** The game, the bar above it, and on a desktop the figures of the session beside it. */
export function PlayingView(props: PlayingViewProps) {
  const { session, frame, held, counts, recharge, hasArrived } = props;
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const [isHidden, setIsHidden] = useState(false);
  const fullScreen = useFullScreen();
  const isPhone = device !== 'pc';
  return (
    <div className={css.playing} data-always-dark="">
      <h1 className={css.heading}>{session.gameName}</h1>
      <div className={css.table}>
        {isHidden ? (
          <PressTarget
            className={css.handle}
            aria-label={formatMessage(messages.show)}
            isRepeatable
            onPress={() => {
              setIsHidden(false);
              if (isPhone) fullScreen.leave();
            }}
          >
            <Figure session={session} held={held} />
            <Icon glyph={chevronDownGlyph} />
          </PressTarget>
        ) : (
          <>
            <Bar
              {...props}
              onHide={() => {
                setIsHidden(true);
                // A phone has no room for a button of its own: a player who hides the bar wants the whole screen for the game.
                if (isPhone) fullScreen.enter();
              }}
              {...(isPhone ? {} : { onFullScreen: fullScreen.toggle })}
            />
            {counts === null ? null : <div className={css.stake}>{counts}</div>}
          </>
        )}
        <div className={css.floor}>
          {frame === 'elsewhere' ? (
            <Elsewhere session={session} />
          ) : (
            <Frame session={session} isReady={frame === 'running'} />
          )}
          <FrameNotice {...props} />
          {hasArrived ? (
            <output className={css.notice}>
              <FormattedMessage {...messages.broughtIn} />
            </output>
          ) : null}
        </div>
      </div>
      {isPhone ? null : <SessionAside {...props} />}
      <LeaveQuestion {...props} />
      {recharge}
    </div>
  );
}

/** The sandbox allows scripts only: no origin, storage, popups, forms, or navigation of the parent page (J3). */
const Frame = ({ session, isReady }: { session: SeatSession; isReady: boolean }) =>
  session.gameUrl === null ? null : (
    <iframe
      key={session.gameUrl}
      ref={isReady ? takeFocus : undefined}
      data-game=""
      className={css.frame}
      src={session.gameUrl}
      title={session.gameName}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );

/** The button that opened the game is gone, so the keys are the game's, unless the player is in the bar already. */
const takeFocus = (game: HTMLIFrameElement | null) => {
  if (isFocusFree()) game?.focus();
};

const Elsewhere = ({ session }: { session: SeatSession }) => (
  <div className={css.elsewhere}>
    <Statement heading={useIntl().formatMessage(messages.elsewhere)}>
      {session.gameUrl === null ? null : (
        <a className={css.outward} href={session.gameUrl} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...messages.open} />
        </a>
      )}
    </Statement>
  </div>
);

function FrameNotice({ frame, onReenter }: PlayingViewProps) {
  if (frame === 'loading')
    return (
      <output className={css.loading}>
        <FormattedMessage {...messages.loading} />
      </output>
    );
  if (frame === 'offline')
    return (
      <p role="alert" className={css.notice}>
        <FormattedMessage {...messages.lost} />
      </p>
    );
  if (frame !== 'slow') return null;
  return (
    <div role="alert" className={css.notice}>
      <p>
        <FormattedMessage {...messages.slow} />
      </p>
      <Button size="small" onPress={onReenter}>
        <FormattedMessage {...messages.reenter} />
      </Button>
    </div>
  );
}
