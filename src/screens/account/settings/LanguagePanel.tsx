import { FormattedMessage } from 'react-intl';
import type { Locale } from '../../../../machines/vocabulary.js';
import { languageNames } from '../../../i18n/language-names.js';
import { Button } from '../../../ui/button/Button.js';
import { checkGlyph } from '../../../ui/icon/glyphs/check.js';
import { LanguageName } from '../../../ui/language-name/LanguageName.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';
import * as css from './settings.css.js';

const locales = Object.keys(languageNames) as Locale[];

export type LanguagePanelProps = {
  locale: Locale;
  /** The language that the page is being loaded in; null if none is. */
  pending: Locale | null;
  isStuck: boolean;
  onLocale: (locale: Locale) => void;
  onRetry: () => void;
};

/** Buttons instead of radios: with radios each arrow key would choose a language and reload the page. */
export const LanguagePanel = ({ locale, pending, isStuck, onLocale, onRetry }: LanguagePanelProps) => (
  <Panel>
    <h2 className={sectionTitle}>
      <FormattedMessage {...messages.language} />
    </h2>
    <div className={css.body}>
      <div className={css.languages}>
        {locales.map((id) => (
          <Button
            key={id}
            isWide
            variant={id === locale ? 'soft' : 'line'}
            aria-pressed={id === locale}
            isPending={id === pending}
            {...(id === locale ? { glyph: checkGlyph } : {})}
            onPress={() => onLocale(id)}
          >
            <LanguageName locale={id} />
          </Button>
        ))}
      </div>
      {isStuck ? (
        <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.stuck} />
        </RetryNote>
      ) : null}
      <p className={smallMuted}>
        <FormattedMessage {...messages.languageText} />
      </p>
    </div>
  </Panel>
);
