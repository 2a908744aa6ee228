import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { topUpAddress } from '../../../../machines/play/addresses.js';
import type { GameInfo } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { playGlyph } from '../../../ui/icon/glyphs/play.js';
import { clockGlyph } from '../../../ui/icon/glyphs/clock.js';
import { wrenchGlyph } from '../../../ui/icon/glyphs/wrench.js';
import { Note } from '../../../ui/note/Note.js';
import { problemMessage } from '../../../ui/problem/messages.js';
import { figures, smallMuted } from '../../../ui/text/text.css.js';
import { countdownText } from './countdown.js';
import { atLeast, held, inWallet, messages, onWallet, opensIn, until } from './messages.js';
import type { Gate } from './selectors.js';

export type PlayProps = {
  game: GameInfo;
  gate: Gate;
  hasForm: boolean;
  canTryDemo: boolean;
  takesAmount: boolean;
  /** The least that the game takes, in minor units. */
  least: number;
  /** The wallet balance in minor units; null when it could not be read (E6). */
  balance: number | null;
  /** The balance in this game, in minor units; null when there is none. */
  inGame: number | null;
  /** Until the end of maintenance; null where the maker has announced none. */
  secondsLeft: number | null;
  /** The participations that the game can be played for, beside the wallet. */
  records?: ReactNode;
  /** Where an amount is transferred in: its form, with the id `playForm`. Its code loads with such a game only. */
  AmountForm: ComponentType<PlayProps>;
  onPlay: (amount: number | null) => void;
  onResume: () => void;
  onDemo: () => void;
  onRetry: () => void;
};

const bold = (words: ReactNode) => <b>{words}</b>;
/** The id of the form for the amount: the Play button may be outside it. */
export const playForm = 'play-game';

/** What prevents playing, or the form for the amount. A game that plays on the wallet itself takes no amount. */
export function PlayPanel(props: PlayProps) {
  const { gate, hasForm, inGame, AmountForm } = props;
  const { money } = useMoney();
  return (
    <>
      {inGame === null ? null : (
        <Note tone="caution">
          <FormattedMessage
            {...held}
            values={{ wallet: props.balance === null ? '–' : money(props.balance), amount: money(inGame), b: bold }}
          />
        </Note>
      )}
      {gate === 'maintenance' ? <Maintenance {...props} /> : null}
      {gate === 'announced' ? (
        <Note tone="info" glyph={clockGlyph}>
          <b>
            <FormattedMessage {...messages.announced} />
          </b>{' '}
          <FormattedMessage {...messages.announcedHint} />
        </Note>
      ) : null}
      {gate === 'depositNeeded' || gate === 'insufficient' ? <DepositPrompt {...props} /> : null}
      {hasForm ? props.takesAmount ? <AmountForm {...props} /> : <OnWallet {...props} /> : null}
    </>
  );
}

/** The participations come below the amount and its button: they load later, and most players play from the wallet. */
export const PlayRecords = ({ gate, records }: PlayProps) =>
  gate === 'maintenance' || gate === 'announced' || gate === 'started' ? null : records;

function Maintenance({ game: { maintenanceEndTime }, secondsLeft, onRetry }: PlayProps) {
  const { dateTime } = useDates();
  return (
    <Note
      tone="caution"
      glyph={wrenchGlyph}
      action={
        <Button variant="line" size="small" onPress={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <b>
        <FormattedMessage {...messages.maintenance} />
      </b>{' '}
      {maintenanceEndTime === null ? null : (
        <FormattedMessage {...until} values={{ time: dateTime(maintenanceEndTime) }} />
      )}
      {secondsLeft === null ? null : (
        // A screen reader hears the time of the end above, and not every second.
        <p aria-hidden="true" className={figures}>
          <FormattedMessage {...opensIn} values={{ time: countdownText(secondsLeft) }} />
        </p>
      )}
    </Note>
  );
}

/** While a deposit is needed, the page's primary button is the deposit: the note has no button then. */
function DepositPrompt({ game, gate, balance, least }: PlayProps) {
  const { money } = useMoney();
  const isDepositNeeded = gate === 'depositNeeded';
  const action = (
    <Button size="small" variant="soft" href={topUpAddress(game.gameId)}>
      <FormattedMessage {...messages.deposit} />
    </Button>
  );
  return (
    <Note tone="caution" role="alert" {...(isDepositNeeded ? {} : { action })}>
      <b>
        <FormattedMessage {...problemMessage('insufficientBalance')} />
      </b>{' '}
      {isDepositNeeded ? (
        <FormattedMessage {...atLeast} values={{ amount: money(least) }} />
      ) : (
        <FormattedMessage {...inWallet} values={{ amount: balance === null ? '–' : money(balance) }} />
      )}
    </Note>
  );
}

function OnWallet({ balance }: PlayProps) {
  const { money } = useMoney();
  return (
    <p className={smallMuted}>
      <FormattedMessage {...onWallet} values={{ amount: balance === null ? '–' : money(balance) }} />
    </p>
  );
}

/** At most one secondary and one primary button. In a foot bar the primary button is last. */
export function PlayButtons({ isPrimaryFirst = false, ...props }: PlayProps & { isPrimaryFirst?: boolean }) {
  const { game, gate, takesAmount, canTryDemo, onPlay, onResume, onDemo } = props;
  const demo = canTryDemo ? (
    <Button variant="line" onPress={onDemo}>
      <FormattedMessage {...messages.demo} />
    </Button>
  ) : null;
  if (gate === 'maintenance' || gate === 'announced') {
    return (
      <Button isDisabled glyph={playGlyph} isGlyphFilled>
        <FormattedMessage {...messages.play} />
      </Button>
    );
  }
  const primary =
    gate === 'started' ? (
      <Button onPress={onResume} glyph={playGlyph} isGlyphFilled>
        <FormattedMessage {...messages.resume} />
      </Button>
    ) : gate === 'depositNeeded' ? (
      <Button href={topUpAddress(game.gameId)}>
        <FormattedMessage {...messages.deposit} />
      </Button>
    ) : (
      <Button
        {...(takesAmount ? { type: 'submit' as const, form: playForm } : { onPress: () => onPlay(null) })}
        glyph={playGlyph}
        isGlyphFilled
      >
        <FormattedMessage {...messages.play} />
      </Button>
    );
  return isPrimaryFirst ? (
    <>
      {primary}
      {demo}
    </>
  ) : (
    <>
      {demo}
      {primary}
    </>
  );
}
