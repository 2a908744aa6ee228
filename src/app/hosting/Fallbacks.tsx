import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { addressOf, path } from '../../../machines/addresses.js';
import type { PageLoadRef } from '../../../machines/shared/pageLoad.machine.js';
import { Button } from '../../ui/button/Button.js';
import * as layout from '../../ui/layout/layout.css.js';
import { CardGrid } from '../../ui/card-row/CardRow.js';
import { Loading, SkeletonCards, SkeletonHeader, SkeletonRows } from '../../ui/skeleton/Skeleton.js';
import { Failure } from '../../ui/statement/Failure.js';
import { Becalmed } from '../../ui/statement/pictures.js';
import { Statement } from '../../ui/statement/Statement.js';
import { useAppContext } from '../context.js';
import { messages } from '../messages.js';
import { childrenOf } from './useLobby.js';

/** Shown while a page loads, in its shape: the header of a sub-page; cards of games, or rows of a form or a list. */
export function PageSkeleton() {
  const { formatMessage } = useIntl();
  const { area, frame } = addressOf(useLocation().pathname) ?? {};
  return (
    <Loading label={formatMessage(messages.loading)}>
      {frame === 'sub' ? <SkeletonHeader /> : null}
      <div className={layout.page}>
        {area === 'lobby' ? (
          <CardGrid label="">
            <SkeletonCards count={12} />
          </CardGrid>
        ) : (
          <SkeletonRows />
        )}
      </div>
    </Loading>
  );
}

/** `onRetryInPlace`: loads the code alone, where a reload of the document would lose what the player typed. */
type PageUnavailableProps = { pageLoad: PageLoadRef; quiet?: ReactNode; onRetryInPlace?: (() => void) | undefined };

/** The code of a page could not be loaded: the network is down, or a new version has replaced it, or the new version lacks it too. */
export function PageUnavailable({ pageLoad, quiet, onRetryInPlace }: PageUnavailableProps) {
  const { formatMessage } = useIntl();
  const { network } = childrenOf(useAppContext().app.getSnapshot());
  const isOffline = useSelector(network, (snapshot) => snapshot.matches('offline'));
  const isLost = useSelector(pageLoad, (snapshot) => snapshot.matches('unavailable'));
  const [title, text, retry] = isOffline || onRetryInPlace ? texts.offline : isLost ? texts.lost : texts.newVersion;
  return (
    <Failure
      level={1}
      heading={formatMessage(title)}
      retry={<FormattedMessage {...retry} />}
      isDisabled={isOffline}
      onRetry={onRetryInPlace ?? (() => pageLoad.send({ type: 'pageLoad.retried' }))}
      quiet={quiet === undefined ? <HomeButton /> : quiet}
    >
      <FormattedMessage {...text} />
    </Failure>
  );
}

const texts = {
  offline: [messages.unavailableTitle, messages.unavailableText, messages.retry],
  lost: [messages.lostTitle, messages.lostText, messages.retry],
  newVersion: [messages.newVersionTitle, messages.newVersionText, messages.reload],
} as const;

/** Home is in the first chunk, so this link always works. */
const HomeButton = () => (
  <Button variant="ghost" href={path.home}>
    <FormattedMessage {...messages.goHome} />
  </Button>
);

/** The lobby has no page at this address. */
export function NotFound() {
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

/** Shown to a visitor on a page for players: behind the login popup, and after it was closed. */
export function LoginRequired() {
  const { formatMessage } = useIntl();
  const { app } = useAppContext();
  const { loginGuard } = childrenOf(app.getSnapshot());
  const logIn = () =>
    loginGuard.send({ type: 'loginGuard.required', wantedPath: app.getSnapshot().context.place.path, isInstead: true });
  return (
    <Statement
      picture={<Becalmed />}
      level={1}
      heading={formatMessage(messages.gateTitle)}
      action={
        <Button onPress={logIn}>
          <FormattedMessage {...messages.logIn} />
        </Button>
      }
      quiet={<HomeButton />}
    >
      <FormattedMessage {...messages.gateText} />
    </Statement>
  );
}

/** The site info could not be loaded at launch. */
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
