import { FormattedMessage, useIntl } from 'react-intl';
import { others, type PlayerDevice, type SignOutTarget } from '../../../../machines/account/devices.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useDates, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { monitorGlyph } from '../../../ui/icon/glyphs/monitor.js';
import { smartphoneGlyph } from '../../../ui/icon/glyphs/smartphone.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { StatusTag } from '../../../ui/status-tag/StatusTag.js';
import { muted } from '../../../ui/text/text.css.js';
import { changePasswordPath, passkeysPath } from '../shared/addresses.js';
import * as css from './devices.css.js';
import { lastUsed, loggedIn, messages, signOutOf } from './messages.js';
import type { Panel } from './selectors.js';

export type DevicesViewProps = {
  panel: Panel;
  devices: readonly PlayerDevice[];
  isBusy: boolean;
  problem: Problem | null;
  onSignOut: (target: SignOutTarget) => void;
  onRetry: () => void;
};

export function DevicesView(props: DevicesViewProps) {
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

function Shown({ devices, isBusy, problem, onSignOut }: DevicesViewProps) {
  const { formatMessage } = useIntl();
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <p className={muted}>
        <FormattedMessage {...(hasOthers ? messages.lead : messages.alone)} />
      </p>
      <Refusal problem={problem} />
      <List label={formatMessage(messages.title)}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} onSignOut={onSignOut} />
        ))}
      </List>
      {hasOthers ? (
        <Button variant="line" isWide isPending={isBusy} onPress={() => onSignOut(others)}>
          <FormattedMessage {...messages.signOutOthers} />
        </Button>
      ) : null}
      <Button variant="ghost" isWide href={changePasswordPath}>
        <FormattedMessage {...messages.password} />
      </Button>
      <Button variant="ghost" isWide href={passkeysPath}>
        <FormattedMessage {...messages.passkeys} />
      </Button>
    </>
  );
}

function DeviceRow({
  device: { id, name, ip, loginTime, lastTime, isCurrent },
  isBusy,
  onSignOut,
}: { device: PlayerDevice } & Pick<DevicesViewProps, 'isBusy' | 'onSignOut'>) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const isDesktop = useSite().device === 'pc';
  const note = isCurrent
    ? formatMessage(loggedIn, { time: dateTime(loginTime), ip })
    : formatMessage(lastUsed, { time: dateTime(lastTime), ip });
  const glyph = /Android|iPhone|iPad/.test(name) ? smartphoneGlyph : monitorGlyph;
  const mark = (
    <StatusTag tone="positive">
      <FormattedMessage {...messages.thisDevice} />
    </StatusTag>
  );
  return (
    <ListRow
      glyph={glyph}
      title={<span lang="en">{name}</span>}
      // A phone's line has no room for the mark beside the text.
      note={isCurrent && !isDesktop ? <Marked note={note} mark={mark} /> : note}
      {...(isCurrent && isDesktop ? { status: mark } : {})}
      {...(isCurrent
        ? {}
        : {
            action: (
              <Button
                size="small"
                variant="line"
                isDisabled={isBusy}
                aria-label={formatMessage(signOutOf, { name })}
                onPress={() => onSignOut(id)}
              >
                <FormattedMessage {...messages.signOut} />
              </Button>
            ),
          })}
    />
  );
}

const Marked = ({ note, mark }: { note: string; mark: React.ReactNode }) => (
  <>
    {note}
    <span className={css.mark}>{mark}</span>
  </>
);

/** While the devices load, or if they could not be loaded. */
function Instead({ panel, onRetry }: DevicesViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'shape') {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={3} />
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
