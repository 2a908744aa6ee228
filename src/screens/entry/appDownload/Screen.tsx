import { useSelector } from '@xstate/react';
import type { AppDownloadRef } from '../../../../machines/entry/appDownload.machine.js';
import { InstallView } from './InstallView.js';
import { AppDownloadView } from './View.js';

/** `link` is an https link from site info, `host` its host; not shown on a site without one. */
export type AppDownloadScreenProps = { appDownload: AppDownloadRef; link: string; host: string };

export function AppDownloadScreen({ appDownload, link, host }: AppDownloadScreenProps) {
  const isOffered = useSelector(appDownload, (snapshot) => snapshot.hasTag('popup'));
  const isInstall = useSelector(appDownload, (snapshot) => snapshot.matches('installOffered'));
  const version = useSelector(appDownload, ({ context }) => context.version);
  if (!isOffered) return null;
  const decline = () => appDownload.send({ type: 'appDownload.declined' });
  return isInstall ? (
    <InstallView onInstall={() => appDownload.send({ type: 'appDownload.accepted' })} onDecline={decline} />
  ) : (
    <AppDownloadView
      version={version}
      link={link}
      host={host}
      onDownload={() => appDownload.send({ type: 'appDownload.followed' })}
      onDecline={decline}
    />
  );
}
