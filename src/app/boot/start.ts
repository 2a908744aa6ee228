import type { Home, SiteInfo } from '../../../machines/vocabulary.js';
import type { SessionHint } from '../../../machines/access/session.js';
import type { Preferences } from '../../../machines/entry/preferences.machine.js';
import type { GivenAnswers } from '../../api/first-reads.js';
import type { Texts } from '../../i18n/texts.js';

/**
 * Everything that the first render depends on. The server writes it into the page that it renders from it, so that the
 * browser hydrates from the same facts. It holds nothing of a player: pages are cached by site, locale, device and theme.
 */
export type Start = {
  site: SiteInfo | null;
  home: Home | null;
  hint: SessionHint;
  preferences: Preferences;
  texts: Texts;
  answers: GivenAnswers;
};
