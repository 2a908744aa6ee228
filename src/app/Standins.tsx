import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../machines/entry/navigator.js';
import type { PageLoadRef } from '../../machines/shared/pageLoad.machine.js';
import { Button } from '../ui/button/Button.js';
import * as layout from '../ui/layout/layout.css.js';
import { Loading, SkeletonRows } from '../ui/skeleton/Skeleton.js';
import { Failure } from '../ui/statement/Failure.js';
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

/** `onAgain`: asks for the code alone, where a document that is loaded anew would lose what was typed. */
type MissingProps = { pageLoad: PageLoadRef; quiet?: ReactNode; onAgain?: (() => void) | undefined };

/** The code of a page could not be had: the network is gone, a new version took its place, or even that one lacks it. */
export function Missing({ pageLoad, quiet, onAgain }: MissingProps) {
  const { formatMessage } = useIntl();
  const { network } = childrenOf(useHost().app.getSnapshot());
  const isOffline = useSelector(network, (snapshot) => snapshot.matches('offline'));
  const isLost = useSelector(pageLoad, (snapshot) => snapshot.matches('lost'));
  const [title, text, retry] = isOffline || onAgain ? words.offline : isLost ? words.lost : words.newVersion;
  return (
    <Failure
      level={1}
      heading={formatMessage(title)}
      retry={<FormattedMessage {...retry} />}
      isDisabled={isOffline}
      onRetry={onAgain ?? (() => pageLoad.send({ type: 'page.retried' }))}
      quiet={quiet === undefined ? <Home /> : quiet}
    >
      <FormattedMessage {...text} />
    </Failure>
  );
}

const words = {
  offline: [messages.unavailableTitle, messages.unavailableText, messages.retry],
  lost: [messages.lostTitle, messages.lostText, messages.retry],
  newVersion: [messages.newVersionTitle, messages.newVersionText, messages.reload],
} as const;

/** Home is always here: the way out of whatever is not. */
const Home = () => (
  <Button variant="ghost" href={path.home}>
    <FormattedMessage {...messages.goHome} />
  </Button>
);

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
  const ask = () =>
    loginGuard.send({ type: 'login.required', wantedPath: app.getSnapshot().context.place.path, isInstead: true });
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
      quiet={<Home />}
    >
      <FormattedMessage {...messages.gateText} />
    </Statement>
  );
}

/** The site's own facts could not be loaded at launch: a page with a retry, never a blank. */
export function LobbyUnavailable({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      level={1}
      heading={formatMessage(messages.unavailableTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.unavailableText} />
    </Failure>
  );
}
