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
 * The host of a part of the lobby in a chunk of its own, brought by the rule of pages (B7): a second try, then the failure with a way on.
 * `waiting` is shown meanwhile. Without it the part lies over the page: the failure is a card there, when a login is waited for.
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

/** Asked for at the place where the player is. */
const wanted = (isLoaded: boolean) =>
  ({ type: 'page.wanted', path: location.pathname + location.search, isLoaded }) as const;

function OverPage({ lobby: { loginGuard }, children }: { lobby: Lobby; children: ReactNode }) {
  const isAskedToLogIn = useSelector(loginGuard, (snapshot) => snapshot.hasTag('popup'));
  return isAskedToLogIn ? <div className={css.card}>{children}</div> : null;
}

type FailedProps = { pageLoad: PageLoadRef; lobby: Lobby; onRetry: () => void; isOver: boolean };

function Failed({ pageLoad, lobby: { loginGuard }, onRetry, isOver }: FailedProps) {
  const { app } = useAppContext();
  // The form under the popup must outlive the failure: no document is loaded anew, and nothing closes.
  const isInterrupted = useSelector(app, (snapshot) => snapshot.hasTag('interrupted'));

  const close = (
    <Button variant="ghost" onPress={() => loginGuard.send({ type: 'login.dismissed' })}>
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
