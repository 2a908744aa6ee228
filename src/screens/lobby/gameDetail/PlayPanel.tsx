import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { offeredOf, picksOf } from '../../../../machines/lobby/transferIn.js';
import { topUpAddress } from '../../../../machines/play/addresses.js';
import type { GameInfo } from '../../../../machines/vocabulary.js';
import { amount as amountRule, amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { groupedFigure } from '../../../ui/amount-field/amount.js';
import { Button } from '../../../ui/button/Button.js';
import { faultText } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
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
  onPlay: (amount: number | null) => void;
  onResume: () => void;
  onDemo: () => void;
  onRetry: () => void;
};

const bold = (words: ReactNode) => <b>{words}</b>;
const formId = 'play-game';

/** What prevents playing, or the form for the amount. */
export function PlayPanel(props: PlayProps) {
  const { gate, hasForm, inGame } = props;
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
      {hasForm ? <AmountForm {...props} /> : null}
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

/** A game that plays on the wallet itself takes no amount: its form shows the balance and has only the button. */
function AmountForm(props: PlayProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { money } = useMoney();
  const { currency, currencySymbol } = useSite();
  const { gate, balance, takesAmount, least, onPlay, game } = props;
  const offered = balance === null ? null : offeredOf(balance, least, game.lastTransferIn);
  const pickOf = (minor: number) => ({ text: groupedFigure(amountText(minor, currency)) });
  // A refused amount keeps its error until the player changes it: leaving the field must not clear the error.
  const [sent, setSent] = useState<string | null>(null);
  const errors: Partial<Record<Gate, string>> = {
    wrongAmount: faultText(intl, amountRule(currency)(sent ?? '') ?? { name: 'amount' }),
    lowAmount: formatMessage(atLeast, { amount: money(least) }),
    insufficient: formatMessage(problemMessage('insufficientBalance')),
  };
  const error = errors[gate];
  // The balance may be read only after the player has typed: then the new field starts with what was typed.
  const [written, setWritten] = useState<string | null>(null);
  const isRefused = (text: string) => error !== undefined && text.replaceAll(',', '') === sent;
  return (
    <Form
      id={formId}
      label={formatMessage(messages.playing)}
      validationErrors={takesAmount && error !== undefined ? { amount: error } : undefined}
      onSubmit={({ amount }) => {
        setSent(amount ?? null);
        onPlay(amount === undefined ? null : parseAmount(amount, currency));
      }}
    >
      {takesAmount ? (
        <AmountField
          key={offered}
          name="amount"
          label={formatMessage(messages.amount)}
          aside={formatMessage(inWallet, { amount: balance === null ? '–' : money(balance) })}
          hint={`${formatMessage(atLeast, { amount: money(least) })}. ${formatMessage(messages.comesBack)}`}
          symbol={currencySymbol}
          currency={currency}
          clearLabel={formatMessage(messages.clear)}
          requiredText={isRefused('') ? error : undefined}
          validate={(text) => (isRefused(text) ? (error ?? null) : null)}
          defaultValue={written ?? (offered === null ? '' : amountText(offered, currency))}
          onChange={setWritten}
          {...(balance === null || offered === null
            ? {}
            : {
                picks: {
                  label: formatMessage(messages.picks),
                  amounts: [
                    ...picksOf(balance, least, game.lastTransferIn).map(pickOf),
                    { ...pickOf(balance), name: formatMessage(messages.all) },
                  ],
                },
              })}
        />
      ) : (
        <p className={smallMuted}>{formatMessage(onWallet, { amount: balance === null ? '–' : money(balance) })}</p>
      )}
    </Form>
  );
}

/** At most one secondary and one primary button. In a foot bar the primary button is last. */
export function PlayButtons({ isPrimaryFirst = false, ...props }: PlayProps & { isPrimaryFirst?: boolean }) {
  const { game, gate, canTryDemo, onResume, onDemo } = props;
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
      <Button type="submit" form={formId} glyph={playGlyph} isGlyphFilled>
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
