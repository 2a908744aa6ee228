import { useSelector } from '@xstate/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageLoadMachine, type PageLoadRef } from '../../../machines/shared/pageLoad.machine.js';
import { definePageLoadActors } from '../../effects/shared/pageLoad.js';
import { Button } from '../../ui/button/Button.js';
import { useAppContext } from '../context.js';
import { build } from '../navigation/build.js';
import { loadChunk } from '../navigation/load-chunk.js';
import { flowPage, type FlowPage, type Lobby } from '../navigation/page.js';
import { messages } from '../messages.js';
import { ErrorBoundary, ErrorPage } from './ErrorBoundary.js';
import { PageUnavailable } from './Fallbacks.js';
import * as css from './LazyPart.css.js';

export type Part = ComponentType<{ lobby: Lobby }>;

/**
 * Hosts a part of the lobby that is loaded as a separate chunk. It is loaded like a page (B7): one retry, then an error with
 * a button to retry. `waiting` is shown while it loads. Without `waiting` the part is an overlay: its error is a card, shown
 * only while the login popup should be open.
 */
export function lazyPart(
  name: string,
  load: () => Promise<Part>,
  waiting?: ReactNode,
): FlowPage<typeof pageLoadMachine> {
  let part: Part | null = null;
  return flowPage({
    machine: (outside) =>
      pageLoadMachine.provide({
        actors: definePageLoadActors({
          ...outside,
          build,
          loadPage: async () => {
            part = await loadChunk(load);
          },
        }),
      }),
    input: () => undefined,
    addressed: () => wanted(part !== null),
    Screen: ({ flow, lobby }) => {
      const isFailed = useSelector(flow, (snapshot) => snapshot.hasTag('failed'));
      const isShown = useSelector(flow, (snapshot) => snapshot.matches('shown'));
      const retry = () => flow.send(wanted(false));
      const over = (failure: ReactNode) =>
        waiting === undefined ? <OverPage lobby={lobby}>{failure}</OverPage> : failure;
      if (isFailed)
        return over(<Failed pageLoad={flow} lobby={lobby} onRetry={retry} isOver={waiting === undefined} />);
      return isShown && part ? (
        <ErrorBoundary address={name} fallback={over(<ErrorPage onReload={retry} />)}>
          {createElement(part, { lobby })}
        </ErrorBoundary>
      ) : (
        waiting
      );
    },
  });
}

/** The request to load, with the current address. */
const wanted = (isLoaded: boolean) =>
  ({ type: 'pageLoad.requested', path: location.pathname + location.search, isLoaded }) as const;

function OverPage({ lobby: { loginGuard }, children }: { lobby: Lobby; children: ReactNode }) {
  const isAskedToLogIn = useSelector(loginGuard, (snapshot) => snapshot.hasTag('popup'));
  return isAskedToLogIn ? <div className={css.card}>{children}</div> : null;
}

type FailedProps = { pageLoad: PageLoadRef; lobby: Lobby; onRetry: () => void; isOver: boolean };

function Failed({ pageLoad, lobby: { loginGuard }, onRetry, isOver }: FailedProps) {
  const { app } = useAppContext();
  // The form under the popup must survive the failure: Retry must not reload the document, and the popup cannot be closed.
  const isInterrupted = useSelector(app, (snapshot) => snapshot.hasTag('interrupted'));

  const close = (
    <Button variant="ghost" onPress={() => loginGuard.send({ type: 'loginGuard.dismissed' })}>
      <FormattedMessage {...messages.close} />
    </Button>
  );
  return (
    <PageUnavailable
      pageLoad={pageLoad}
      onRetryInPlace={isInterrupted ? onRetry : undefined}
      quiet={isOver && !isInterrupted ? close : null}
    />
  );
}
