import { offersMachine } from '../../../../machines/entry/offers.machine.js';
import { defineOffersActors } from '../../../effects/entry/offers.js';
import { OffersScreen } from '../../../screens/entry/offers/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => offersMachine.provide({ actors: defineOffersActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <OffersScreen offers={flow} />,
});
