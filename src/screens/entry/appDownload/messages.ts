import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.getTheAndroidApp', defaultMessage: 'Get the Android app' },
  lead: { id: 'appDownload.lead', defaultMessage: 'The lobby on your home screen.' },
  download: { id: 'appDownload.download', defaultMessage: 'Download' },
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
