import type { OverlayName } from '../../../machines/overlays.js';
import { prefetchNotices } from '../../effects/entry/noticeOfTheDay.js';
import type { Outside } from '../../effects/outside.js';
import type { Area } from '../../i18n/area.js';
import type { Part } from '../hosting/LazyPart.js';
import type { Chunks } from '../navigation/chunk-store.js';

type File = {
  area: Area;
  load: () => Promise<{ Overlay: Part }>;
  /** Requests its first data while its code loads. */
  prefetch?: (outside: Outside) => Promise<unknown>;
};

const files: Readonly<Record<OverlayName, File>> = {
  loginPopup: { area: 'access', load: () => import('./loginPopup.js') },
  // These load their screens, with the texts, when there is something to show.
  noticeOfTheDay: { area: 'shell', load: () => import('./noticeOfTheDay.js'), prefetch: prefetchNotices },
  appDownload: { area: 'shell', load: () => import('./appDownload.js') },
  trackingPixel: { area: 'entry', load: () => import('./trackingPixel.js') },
  exitWarning: { area: 'play', load: () => import('./exitWarning.js') },
  settlePolling: { area: 'promotions', load: () => import('./settlePolling.js') },
  passkeyOffer: { area: 'account', load: () => import('./passkeyOffer.js') },
  // It renders nothing, so that it needs no more texts than the shell has.
  unreadMessages: { area: 'shell', load: () => import('./unreadMessages.js') },
};

/** The overlays, each in a chunk of its own. */
export const overlayChunks = (outside: Outside | null): Chunks<OverlayName, Part> => ({
  included: {},
  chunkOf: (name) => ({
    ...files[name],
    name,
    load: async () => {
      // Its chart makes the request again, and decides what a failure means.
      if (outside) files[name].prefetch?.(outside).catch(() => undefined);
      return (await files[name].load()).Overlay;
    },
  }),
});
