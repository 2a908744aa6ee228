import { useSelector } from '@xstate/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageLoadMachine, type PageLoadRef } from '../../machines/shared/pageLoad.machine.js';
import { definePageLoadActors } from '../effects/shared/page-load.js';
import { Button } from '../ui/button/Button.js';
import { build } from './boot.js';
import { Broken, BrokenPage } from './Broken.js';
import * as css from './Demanded.css.js';
import { useHost } from './host.js';
import { messages } from './messages.js';
import { onDemand } from './on-demand.js';
import { flowPage, type FlowPage, type Lobby } from './page.js';
import { Missing } from './Standins.js';

export type Part = ComponentType<{ lobby: Lobby }>;

/**
 * The host of a part of the lobby in a chunk of its own, brought by the rule of pages (B7): a second try, then the failure with a way on.
 * `waiting` is shown meanwhile. Without it the part lies over the page: the failure is a card there, when a login is waited for.
 */
export function demandedPage(
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
            part = await onDemand(load);
          },
        }),
      }),
    input: () => undefined,
    addressed: () => wanted(part !== null),
    Screen: ({ flow, lobby }) => {
      const isFailed = useSelector(flow, (snapshot) => snapshot.hasTag('failed'));
      const isShown = useSelector(flow, (snapshot) => snapshot.matches('shown'));
      const again = () => flow.send(wanted(false));
      const over = (failure: ReactNode) =>
        waiting === undefined ? <OverPage lobby={lobby}>{failure}</OverPage> : failure;
      if (isFailed)
        return over(<Failed pageLoad={flow} lobby={lobby} onAgain={again} isOver={waiting === undefined} />);
      return isShown && part ? (
        <Broken address={name} instead={over(<BrokenPage onReload={again} />)}>
          {createElement(part, { lobby })}
        </Broken>
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

type FailedProps = { pageLoad: PageLoadRef; lobby: Lobby; onAgain: () => void; isOver: boolean };

function Failed({ pageLoad, lobby: { loginGuard }, onAgain, isOver }: FailedProps) {
  const { app } = useHost();
  // The form under the popup must outlive the failure: no document is loaded anew, and nothing closes.
  const isInterrupted = useSelector(app, (snapshot) => snapshot.hasTag('interrupted'));

  const close = (
    <Button variant="ghost" onPress={() => loginGuard.send({ type: 'login.dismissed' })}>
      <FormattedMessage {...messages.close} />
    </Button>
  );
  return (
    <Missing
      pageLoad={pageLoad}
      onAgain={isInterrupted ? onAgain : undefined}
      quiet={isOver && !isInterrupted ? close : null}
    />
  );
}
