import { useSelector } from '@xstate/react';
import { appDownloadMachine } from '../../../../machines/entry/appDownload.machine.js';
import type { NoticeOfTheDayRef } from '../../../../machines/entry/noticeOfTheDay.machine.js';
import { defineAppDownloadActors, hostOf, isInstallable } from '../../../effects/entry/appDownload.js';
import { AppDownloadScreen } from '../../../screens/entry/appDownload/Screen.js';
import { FlowHost } from '../../FlowHost.js';
import { useHost } from '../../host.js';
import { flowPage, type Lobby } from '../../page.js';

const page = flowPage({
  machine: (outside) => appDownloadMachine.provide({ actors: defineAppDownloadActors(outside) }),
  input: () => undefined,
  Screen: ({ flow, lobby: { site } }) => (
    <AppDownloadScreen appDownload={flow} link={site.appDownloadLink} host={hostOf(site.appDownloadLink) ?? ''} />
  ),
});
const none = {};

/** Over a main page, once the notice of the day has nothing to say: one popup at a time. */
export function Overlay({ lobby }: { lobby: Lobby }) {
  const notice = useSelector(useHost().app, ({ context }) => context.flows['noticeOfTheDay']) as
    | NoticeOfTheDayRef
    | null
    | undefined;
  // A notice that was read leaves this page in peace: the next one may offer the app.
  const hasNoNews = useSelector(
    notice ?? undefined,
    (snapshot) => snapshot?.matches('quiet') === true && snapshot.context.notice === null,
  );
  const isFree = notice === null || hasNoNews;
  return isFree && isInstallable(lobby.site.appDownloadLink) ? (
    <FlowHost name="appDownload" page={page} lobby={lobby} params={none} />
  ) : null;
}
