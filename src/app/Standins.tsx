import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../machines/entry/navigator.js';
import { Button } from '../ui/button/Button.js';
import * as layout from '../ui/layout/layout.css.js';
import { Loading, SkeletonRows } from '../ui/skeleton/Skeleton.js';
import { Becalmed } from '../ui/statement/pictures.js';
import { Statement } from '../ui/statement/Statement.js';
import { useHost } from './host.js';
import { messages } from './messages.js';
import { childrenOf } from './useLobby.js';

/** The shape of a page that is on its way. */
export const PageShape = () => (
  <div className={layout.page}>
    <Loading label={useIntl().formatMessage(messages.loading)}>
      <SkeletonRows />
    </Loading>
  </div>
);

/** The code of a page could not be had: the network is gone, or a new version took its place. */
export function Missing({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const isOffline = useSelector(useHost().app, (snapshot) => snapshot.matches({ network: 'offline' }));
  return (
    <Statement
      picture={<Becalmed />}
      role="alert"
      level={1}
      heading={formatMessage(isOffline ? messages.unavailableTitle : messages.newVersionTitle)}
      action={
        <Button onPress={onRetry} isDisabled={isOffline}>
          <FormattedMessage {...(isOffline ? messages.retry : messages.reload)} />
        </Button>
      }
    >
      <FormattedMessage {...(isOffline ? messages.unavailableText : messages.newVersionText)} />
    </Statement>
  );
}

/** No page has this address. */
export function Unknown() {
  const { formatMessage } = useIntl();
  return (
    <Statement
      picture={<Becalmed />}
      role="alert"
      level={1}
      heading={formatMessage(messages.notFoundTitle)}
      action={
        <Button href={path.home} isReplacing>
          <FormattedMessage {...messages.goHome} />
        </Button>
      }
    >
      <FormattedMessage {...messages.notFoundText} />
    </Statement>
  );
}

/** A page for players, seen by a visitor: behind the login popup, or after it was closed. */
export function Gate() {
  const { formatMessage } = useIntl();
  const { app } = useHost();
  const { loginGuard } = childrenOf(app.getSnapshot());
  const ask = () => loginGuard.send({ type: 'login.required', wantedPath: app.getSnapshot().context.place.path });
  return (
    <Statement
      picture={<Becalmed />}
      level={1}
      heading={formatMessage(messages.gateTitle)}
      action={
        <Button onPress={ask}>
          <FormattedMessage {...messages.logIn} />
        </Button>
      }
      quiet={
        <Button variant="ghost" href={path.home}>
          <FormattedMessage {...messages.goHome} />
        </Button>
      }
    >
      <FormattedMessage {...messages.gateText} />
    </Statement>
  );
}

/** The site's own facts could not be loaded at launch: a page with a retry, never a blank. */
export function LobbyUnavailable({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Statement
      picture={<Becalmed />}
      role="alert"
      level={1}
      heading={formatMessage(messages.unavailableTitle)}
      action={
        <Button onPress={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <FormattedMessage {...messages.unavailableText} />
    </Statement>
  );
}
