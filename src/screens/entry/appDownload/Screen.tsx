import { useSelector } from '@xstate/react';
import type { AppDownloadRef } from '../../../../machines/entry/appDownload.machine.js';
import { AppDownloadView } from './View.js';

/** `link` is an https link from site info; `host` is its host. */
export type AppDownloadScreenProps = { appDownload: AppDownloadRef; link: string; host: string };

export function AppDownloadScreen({ appDownload, link, host }: AppDownloadScreenProps) {
  const isOffered = useSelector(appDownload, (snapshot) => snapshot.hasTag('popup'));
  const version = useSelector(appDownload, ({ context }) => context.version);
  return isOffered ? (
    <AppDownloadView
      version={version}
      link={link}
      host={host}
      onDownload={() => appDownload.send({ type: 'appDownload.followed' })}
      onDecline={() => appDownload.send({ type: 'appDownload.declined' })}
    />
  ) : null;
}
