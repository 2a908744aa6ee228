import { useSelector } from '@xstate/react';
import { appDownloadMachine } from '../../../machines/entry/appDownload.machine.js';
import { defineAppDownloadActors } from '../../effects/entry/appDownload.js';
import { hostOf } from '../../effects/entry/installable.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { lazyScreen } from '../hosting/LazyScreen.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const Screen = lazyScreen(
  'entry',
  async () => (await import('../../screens/entry/appDownload/Screen.js')).AppDownloadScreen,
);

const page = flowPage({
  machine: (outside) => appDownloadMachine.provide({ actors: defineAppDownloadActors(outside) }),
  input: ({ lobby: { site } }) => ({ hasLink: hostOf(site.appDownloadLink) !== null }),
  Screen: ({ flow, lobby: { site } }) => {
    const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('popup'));
    return isOpen ? (
      <Screen appDownload={flow} link={site.appDownloadLink} host={hostOf(site.appDownloadLink) ?? ''} />
    ) : null;
  },
});

/** Over a main page of a phone, when there was no notice of the day to show. */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <FlowHost name="appDownload" page={page} lobby={lobby} />;
