import { useSelector } from '@xstate/react';
import { openDepositsMachine } from '../../../machines/lobby/openDeposits.machine.js';
import { defineOpenDepositsActors } from '../../effects/lobby/openDeposits.js';
import { OpenDepositsScreen } from '../../screens/lobby/openDeposits/Screen.js';
import { flowPage, type Lobby } from '../navigation/page.js';
import { FlowHost } from './FlowHost.js';

export const openDepositsPage = flowPage({
  machine: (outside) => openDepositsMachine.provide({ actors: defineOpenDepositsActors(outside) }),
  input: () => undefined,
  Screen: ({ flow: openDeposits, lobby: { balance, home } }) => (
    <OpenDepositsScreen openDeposits={openDeposits} balance={balance} home={home} />
  ),
});

/** The lines about open deposits and money in games on home. Deposits are read each time home is opened; a visitor has none. */
export function OpenDeposits({ lobby }: { lobby: Lobby }) {
  const isPlayer = useSelector(lobby.session, (session) => session.hasTag('player'));
  return isPlayer ? <FlowHost name="openDeposits" page={openDepositsPage} lobby={lobby} /> : null;
}
