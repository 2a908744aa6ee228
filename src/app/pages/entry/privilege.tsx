import { offersMachine } from '../../../../machines/entry/offers.machine.js';
import { defineOffersActors } from '../../../effects/entry/content.js';
import { OffersScreen } from '../../../screens/entry/offers/Screen.js';
import { flowPage } from '../../page.js';

export const page = flowPage({
  machine: (outside) => offersMachine.provide({ actors: defineOffersActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <OffersScreen offers={flow} />,
});
