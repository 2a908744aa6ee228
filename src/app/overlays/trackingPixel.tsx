import { trackingPixelMachine } from '../../../machines/entry/trackingPixel.machine.js';
import { defineTrackingPixelActors } from '../../effects/entry/trackingPixel.js';
import { TrackingPixelScreen } from '../../screens/entry/trackingPixel/Screen.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const page = flowPage({
  machine: (outside) => trackingPixelMachine.provide({ actors: defineTrackingPixelActors(outside) }),
  input: ({ lobby: { site, preferences } }) => ({
    snippet: site.facebookPixel,
    consent: preferences.getSnapshot().context.consent,
    // Written by server/web/page.ts together with the policy that lets the vendor in.
    isAllowedHere: 'pixel' in document.documentElement.dataset,
  }),
  Screen: ({ flow }) => <TrackingPixelScreen trackingPixel={flow} />,
});

/** On any page of a site with a pixel, in a chunk that no other site loads. */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <FlowHost name="trackingPixel" page={page} lobby={lobby} />;
