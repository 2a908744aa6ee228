import type { Shared } from '../../../machines/shared/sharing.js';
import { copyText } from './clipboard.js';

/** Opens the list of apps of the phone. Copies the link if the browser has no such list or refuses to open it. */
export async function shareLink(url: string): Promise<Shared> {
  // Desktop browsers lack the function, although its type says otherwise.
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title: document.title });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'dismissed';
    }
  }
  await copyText(url);
  return 'copied';
}
