import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/entry/navigator.js';
import type { GameInfo } from '../../../../machines/vocabulary.js';
import { amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { fractionDigits } from '../../../../machines/shared/rules/currency.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { amountFormat } from '../../../ui/amount-field/amount.js';
import { Button } from '../../../ui/button/Button.js';
import { faultText } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { playGlyph } from '../../../ui/icon/glyphs/play.js';
import { clockGlyph } from '../../../ui/icon/glyphs/clock.js';
import { wrenchGlyph } from '../../../ui/icon/glyphs/wrench.js';
import { Note } from '../../../ui/note/Note.js';
import { problemMessage } from '../../../ui/problem/messages.js';
import * as css from './gameDetail.css.js';
import { atLeast, held, inWallet, messages, until } from './messages.js';
import { picksOf } from './picks.js';
import type { Gate } from './selectors.js';

export type PlayProps = {
  game: GameInfo;
  gate: Gate;
  /** Minor units; null when it could not be read (E6). */
  balance: number | null;
  /** What is still in this game; null when nothing is. */
  inGame: number | null;
  onPlay: (amount: number | null) => void;
  onResume: () => void;
  onDemo: () => void;
  onRetry: () => void;
};

const bold = (words: ReactNode) => <b>{words}</b>;
const formId = 'play-game';
const leastOf = ({ minTransferIn }: GameInfo) => Math.max(1, minTransferIn);
/** The wallet doesn't reach what the game takes at least: only a deposit helps. */
const isTooLittle = ({ game, balance }: PlayProps) => balance !== null && balance < leastOf(game);

/** What stands in the way, or what would be brought in. */
export function PlayPanel(props: PlayProps) {
  const { gate, inGame } = props;
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
      {gate === 'insufficient' ? <DepositPrompt {...props} /> : null}
      {isForm(gate) && !isTooLittle(props) ? <AmountForm {...props} /> : null}
    </>
  );
}

const isForm = (gate: Gate) => gate !== 'maintenance' && gate !== 'announced' && gate !== 'started';

function Maintenance({ game: { maintenanceEndTime }, onRetry }: PlayProps) {
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
    </Note>
  );
}

/** Where no amount would do, the page's own button is the deposit. */
function DepositPrompt(props: PlayProps) {
  const { money } = useMoney();
  const { game, balance } = props;
  const isEmpty = isTooLittle(props);
  const action = (
    <Button size="small" variant="soft" href={path.recharge}>
      <FormattedMessage {...messages.deposit} />
    </Button>
  );
  return (
    <Note tone="caution" role="alert" {...(isEmpty ? {} : { action })}>
      <b>
        <FormattedMessage {...problemMessage('insufficientBalance')} />
      </b>{' '}
      {isEmpty ? (
        <FormattedMessage {...atLeast} values={{ amount: money(leastOf(game)) }} />
      ) : (
        <FormattedMessage {...inWallet} values={{ amount: balance === null ? '–' : money(balance) }} />
      )}
    </Note>
  );
}

/** A game on the wallet itself takes nothing along: its form is empty but for the button. */
function AmountForm(props: PlayProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { money } = useMoney();
  const { currency, currencySymbol } = useSite();
  const { game, gate, balance, onPlay } = props;
  const takesAmount = game.walletMode === 'transfer';
  const least = leastOf(game);
  const shown = (minor: number) => amountFormat.apply(amountText(minor, currency));
  const errors: Partial<Record<Gate, string>> = {
    wrongAmount: faultText(intl, { name: 'amount' }),
    lowAmount: formatMessage(atLeast, { amount: money(least) }),
    insufficient: formatMessage(problemMessage('insufficientBalance')),
  };
  const error = errors[gate];
  // What was refused stays refused until it is changed: leaving the field must not make it look right.
  const [sent, setSent] = useState<string | null>(null);
  const isRefused = (text: string) => error !== undefined && text.replaceAll(',', '') === sent;
  return (
    <Form
      id={formId}
      {...(takesAmount ? {} : { className: css.bareForm })}
      label={formatMessage(messages.playing)}
      validationErrors={takesAmount && error !== undefined ? { amount: error } : undefined}
      onSubmit={({ amount }) => {
        setSent(amount ?? null);
        onPlay(amount === undefined ? null : parseAmount(amount, currency));
      }}
    >
      {takesAmount ? (
        <AmountField
          key={balance}
          name="amount"
          label={formatMessage(messages.amount)}
          aside={formatMessage(inWallet, { amount: balance === null ? '–' : money(balance) })}
          hint={`${formatMessage(atLeast, { amount: money(least) })}. ${formatMessage(messages.comesBack)}`}
          currency={currencySymbol}
          fractionDigits={fractionDigits(currency)}
          clearLabel={formatMessage(messages.clear)}
          requiredText={isRefused('') ? error : undefined}
          validate={(text) => (isRefused(text) ? (error ?? null) : null)}
          defaultValue={balance === null ? '' : amountText(balance, currency)}
          {...(balance === null
            ? {}
            : {
                picks: {
                  label: formatMessage(messages.picks),
                  amounts: picksOf(balance, least, currency).map((minor) => ({ text: shown(minor) })),
                },
              })}
        />
      ) : null}
    </Form>
  );
}

/** At most a secondary and a primary button; in a foot bar the primary comes last. Where nothing can be played the heart stays. */
export function PlayButtons({ isPrimaryFirst = false, ...props }: PlayProps & { isPrimaryFirst?: boolean }) {
  const { game, gate, onResume, onDemo } = props;
  const demo =
    game.demoStatus && game.isPlayable && !game.maintenanceStatus ? (
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
    ) : isTooLittle(props) ? (
      <Button href={path.recharge}>
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
