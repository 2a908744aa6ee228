import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { MoneyInGame, ReturnedMoney } from '../../../../machines/play/moneyInGames.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Panel as PanelBox } from '../../../ui/panel/Panel.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { muted } from '../../../ui/text/text.css.js';
import { GameWithMoney } from './GameWithMoney.js';
import { messages, returned as returnedMessage } from './messages.js';
import * as css from './moneyInGames.css.js';
import type { Panel } from './selectors.js';

export type MoneyInGamesViewProps = {
  panel: Panel;
  rows: readonly MoneyInGame[];
  returned: readonly ReturnedMoney[];
  locked: readonly string[];
  /** The session whose money is being taken back by itself. */
  taken: string | null;
  isAllTaken: boolean;
  isBusy: boolean;
  isStale: boolean;
  problem: Problem | null;
  onTakeBack: (sessionId: string) => void;
  onTakeAllBack: () => void;
  onRetry: () => void;
};

export function MoneyInGamesView(props: MoneyInGamesViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader
        title={formatMessage(messages.title)}
        through={[{ label: formatMessage(messages.wallet), href: path.wallet }]}
      />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        <ReturnedNotes returned={props.returned} />
        {props.panel === 'shown' ? <Listed {...props} /> : <Instead {...props} />}
      </div>
    </>
  );
}

/** Announced: the money comes back while the player looks at something else on the page. */
function ReturnedNotes({ returned }: Pick<MoneyInGamesViewProps, 'returned'>) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <div aria-live="polite" className={layout.stack[8]}>
      {returned
        .filter(({ amount }) => amount > 0)
        .map(({ sessionId, gameName, amount }) => (
          <Note key={sessionId} tone="positive">
            {formatMessage(returnedMessage, { amount: money(amount), game: gameName })}
          </Note>
        ))}
    </div>
  );
}

function Listed(props: MoneyInGamesViewProps) {
  const { rows, locked, taken, isAllTaken, isBusy, isStale, problem, onTakeBack, onTakeAllBack, onRetry } = props;
  return (
    <>
      <p className={muted}>
        <FormattedMessage {...messages.lead} />
      </p>
      <Refusal problem={problem} />
      {isStale ? (
        <RetryNote tone="caution" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.stale} />
        </RetryNote>
      ) : null}
      {rows.map((row) => (
        <GameWithMoney
          key={row.session.sessionId}
          row={row}
          isLocked={locked.includes(row.session.sessionId)}
          isTaken={taken === row.session.sessionId}
          isBusy={isBusy}
          onTakeBack={() => onTakeBack(row.session.sessionId)}
        />
      ))}
      {rows.length > 1 ? (
        <Button isWide isPending={isAllTaken} isDisabled={isBusy && !isAllTaken} onPress={onTakeAllBack}>
          <FormattedMessage {...messages.takeAllBack} />
        </Button>
      ) : null}
    </>
  );
}

function Instead({ panel, onRetry }: MoneyInGamesViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'shape') {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={2} />
      </Loading>
    );
  }
  if (panel === 'unavailable') {
    return (
      <Failure
        heading={formatMessage(messages.failedTitle)}
        retry={<FormattedMessage {...messages.retry} />}
        onRetry={onRetry}
      >
        <FormattedMessage {...messages.failedText} />
      </Failure>
    );
  }
  return (
    <PanelBox>
      <Statement
        picture={<Receipt />}
        heading={formatMessage(messages.emptyTitle)}
        action={
          <Button href={path.browser}>
            <FormattedMessage {...messages.toGames} />
          </Button>
        }
        quiet={
          <Button variant="ghost" href={`${path.bills}?type=games`}>
            <FormattedMessage {...messages.bills} />
          </Button>
        }
      >
        <FormattedMessage {...messages.emptyText} />
      </Statement>
    </PanelBox>
  );
}
