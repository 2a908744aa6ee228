import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../../machines/addresses.js';
import { serverClock } from '../../i18n/server-clock.js';
import { useDates } from '../../i18n/site.js';
import { Icon } from '../../ui/icon/Icon.js';
import { wifiOffGlyph } from '../../ui/icon/glyphs/wifi-off.js';
import { startElement } from '../context.js';
import { messages, offlineAsOf } from '../messages.js';
import type { Lobby } from '../navigation/page.js';
import * as css from './OfflineLine.css.js';

/** Above the bars of every page while the device is offline: how old is what the player sees. A game says by itself that it waits. */
export function OfflineLine({ network }: Pick<Lobby, 'network'>) {
  const { dateTime } = useDates();
  const isOffline = useSelector(network, (snapshot) => snapshot.matches('offline'));
  const isBare = addressOf(useLocation().pathname)?.frame === 'bare';
  if (!isOffline || isBare) return null;
  const asOf = serverClock.heardAt() ?? renderedAt();
  return createPortal(
    <output className={css.line}>
      <Icon glyph={wifiOffGlyph} />
      <span>
        {asOf === null ? (
          <FormattedMessage {...messages.offline} />
        ) : (
          <FormattedMessage {...offlineAsOf} values={{ time: dateTime(new Date(asOf).toISOString()) }} />
        )}
      </span>
    </output>,
    slot(),
  );
}

/** When the server rendered this page, in ms since the epoch, also if a cache kept it; null for a document without data. */
const renderedAt = (): number | null =>
  document.getElementById(startElement) ? Date.parse(document.lastModified) : null;

let made: HTMLElement | null = null;

/** The first element of the document, so that the line scrolls with the page until it meets the top of the window. */
function slot(): HTMLElement {
  if (made?.isConnected) return made;
  made = document.createElement('div');
  made.className = css.slot;
  document.body.prepend(made);
  return made;
}
