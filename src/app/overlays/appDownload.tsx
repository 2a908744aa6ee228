import { useSelector } from '@xstate/react';
import { appDownloadMachine } from '../../../machines/entry/appDownload.machine.js';
import type { NoticeOfTheDayRef } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { defineAppDownloadActors, hostOf, isInstallable } from '../../effects/entry/appDownload.js';
import { AppDownloadScreen } from '../../screens/entry/appDownload/Screen.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { childrenOf } from '../hosting/useLobby.js';
import { useAppContext } from '../context.js';
import { flowPage, type Lobby } from '../navigation/page.js';

const page = flowPage({
  machine: (outside) => appDownloadMachine.provide({ actors: defineAppDownloadActors(outside) }),
  input: () => undefined,
  Screen: ({ flow, lobby: { site } }) => (
    <AppDownloadScreen appDownload={flow} link={site.appDownloadLink} host={hostOf(site.appDownloadLink) ?? ''} />
  ),
});
const none = {};

/** Over a main page, after the notice of the day has found nothing to show: one popup at a time. */
export function Overlay({ lobby }: { lobby: Lobby }) {
  const notice = useSelector(
    childrenOf(useAppContext().app.getSnapshot()).flows,
    ({ context }) => context.flows['noticeOfTheDay'],
  ) as NoticeOfTheDayRef | null | undefined;
  // After a notice was read, the app is offered on the next page only.
  const hasNoNews = useSelector(
    notice ?? undefined,
    (snapshot) => snapshot?.matches('quiet') === true && snapshot.context.notice === null,
  );
  const isFree = notice === null || hasNoNews;
  return isFree && isInstallable(lobby.site.appDownloadLink) ? (
    <FlowHost name="appDownload" page={page} lobby={lobby} params={none} />
  ) : null;
}
