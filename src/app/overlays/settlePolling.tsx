import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../../machines/addresses.js';
import { settlePollingMachine } from '../../../machines/promotions/settlePolling.machine.js';
import { defineSettlePollingActors } from '../../effects/promotions/settlePolling.js';
import { SettlePollingScreen } from '../../screens/promotions/settlePolling/Screen.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const page = flowPage({
  machine: (outside) => settlePollingMachine.provide({ actors: defineSettlePollingActors(outside) }),
  input: () => ({ isHidden: document.hidden }),
  addressed: ({ isFree }) => ({ type: 'settlePolling.placeChanged' as const, isFree: isFree !== undefined }),
  Screen: ({ flow }) => <SettlePollingScreen settlePolling={flow} />,
});
const free = { isFree: '1' };
const busy = {};

/** Over the five main pages alone: a form, a payment and a game are pages of their own. */
export function Overlay({ lobby }: { lobby: Lobby }) {
  const { pathname } = useLocation();
  const params = useMemo(() => (addressOf(pathname)?.frame === 'tab' ? free : busy), [pathname]);
  return <FlowHost name="settlePolling" page={page} lobby={lobby} params={params} />;
}
