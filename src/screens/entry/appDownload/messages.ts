import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.getTheAndroidApp', defaultMessage: 'Get the Android app' },
  lead: { id: 'appDownload.lead', defaultMessage: 'The lobby on your home screen.' },
  download: { id: 'appDownload.download', defaultMessage: 'Download' },
  installTitle: { id: 'appDownload.install.title', defaultMessage: 'Install the lobby' },
  installText: {
    id: 'appDownload.install.text',
    defaultMessage: 'It opens in a window of its own and takes up hardly any space.',
  },
  install: { id: 'appDownload.install', defaultMessage: 'Install' },
  later: { id: 'common.notNow', defaultMessage: 'Not now' },
  close: { id: 'common.close', defaultMessage: 'Close' },
});
export const newest = defineMessage<{ version: string }>({
  id: 'appDownload.version',
  defaultMessage: 'Version {version}',
});
export const source = defineMessage<{ host: string }>({
  id: 'appDownload.source',
  defaultMessage: 'The file comes from {host}.',
});
