import { FormattedMessage, useIntl } from 'react-intl';
import type { NotAdded, Passkey } from '../../../../machines/account/newPasskey.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { fingerprintPatternGlyph } from '../../../ui/icon/glyphs/fingerprint-pattern.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Note } from '../../../ui/note/Note.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { muted } from '../../../ui/text/text.css.js';
import { devicesPath } from '../shared/addresses.js';
import { NotAddedNote } from '../shared/NotAddedNote.js';
import { addedOn, lastUsed, messages, removeOf, renameOf } from './messages.js';
import * as css from './passkeys.css.js';
import type { Panel } from './selectors.js';

export type PasskeysViewProps = {
  panel: Panel;
  passkeys: readonly Passkey[];
  isAble: boolean;
  isAdding: boolean;
  isBusy: boolean;
  notAdded: NotAdded | null;
  problem: Problem | null;
  onAdd: () => void;
  onRename: (id: string) => void;
  onRevoke: (id: string) => void;
  onRetry: () => void;
};

export function PasskeysView(props: PasskeysViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={`${layout.page} ${layout.stack[16]} ${css.column}`}>
        {props.panel === 'shown' ? <Shown {...props} /> : <Instead {...props} />}
      </div>
    </>
  );
}

function Shown({
  passkeys,
  isAble,
  isAdding,
  isBusy,
  notAdded,
  problem,
  onAdd,
  onRename,
  onRevoke,
}: PasskeysViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Refusal problem={problem} />
      {passkeys.length === 0 ? (
        <Statement glyph={fingerprintPatternGlyph} heading={formatMessage(messages.emptyTitle)}>
          <FormattedMessage {...messages.emptyText} />
        </Statement>
      ) : (
        <>
          <p className={muted}>
            <FormattedMessage {...messages.lead} />
          </p>
          <List label={formatMessage(messages.title)}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} isBusy={isBusy} onRename={onRename} onRevoke={onRevoke} />
            ))}
          </List>
        </>
      )}
      <NotAddedNote notAdded={notAdded} />
      {isAble ? (
        <Button isWide isPending={isAdding} isDisabled={isBusy && !isAdding} onPress={onAdd}>
          <FormattedMessage {...messages.add} />
        </Button>
      ) : (
        <Note>
          <FormattedMessage {...messages.incapable} />
        </Note>
      )}
      <Button variant="ghost" isWide href={devicesPath}>
        <FormattedMessage {...messages.devices} />
      </Button>
    </>
  );
}

function PasskeyRow({
  passkey: { id, name, createTime, lastTime },
  isBusy,
  onRename,
  onRevoke,
}: { passkey: Passkey } & Pick<PasskeysViewProps, 'isBusy' | 'onRename' | 'onRevoke'>) {
  const { formatMessage } = useIntl();
  const { date, dateTime } = useDates();
  return (
    <ListRow
      glyph={fingerprintPatternGlyph}
      // A name may hold marks of direction, which end with it.
      title={<bdi>{name}</bdi>}
      note={
        <>
          {formatMessage(addedOn, { date: date(createTime) })}
          <br />
          {lastTime === null ? formatMessage(messages.unused) : formatMessage(lastUsed, { time: dateTime(lastTime) })}
        </>
      }
      action={
        <span className={css.buttons}>
          <Button
            size="small"
            variant="line"
            isDisabled={isBusy}
            aria-label={formatMessage(renameOf, { name })}
            onPress={() => onRename(id)}
          >
            <FormattedMessage {...messages.rename} />
          </Button>
          <Button
            size="small"
            variant="line"
            isDisabled={isBusy}
            aria-label={formatMessage(removeOf, { name })}
            onPress={() => onRevoke(id)}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        </span>
      }
    />
  );
}

/** While the passkeys load, or if they could not be loaded. */
function Instead({ panel, onRetry }: PasskeysViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'shape') {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={2} />
      </Loading>
    );
  }
  const isUnknown = panel === 'unknown';
  return (
    <Failure
      heading={formatMessage(isUnknown ? messages.unknownTitle : messages.failedTitle)}
      retry={<FormattedMessage {...(isUnknown ? messages.lookAgain : messages.retry)} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...(isUnknown ? messages.unknownText : messages.failedText)} />
    </Failure>
  );
}
