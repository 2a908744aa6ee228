import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PreferencesRef } from '../../../../machines/entry/preferences.machine.js';
import type { Locale } from '../../../../machines/vocabulary.js';
import { languageNames } from '../../../i18n/language-names.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { checkGlyph } from '../../../ui/icon/glyphs/check.js';
import { globeGlyph } from '../../../ui/icon/glyphs/globe.js';
import { LanguageName } from '../../../ui/language-name/LanguageName.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { quiet } from './frame.css.js';
import { messages } from './messages.js';

const locales = Object.keys(languageNames) as Locale[];

/** The present language; a press offers the others, each in its own script. Buttons: an arrow key must not reload the page. */
export function LanguageChoice({ preferences }: { preferences: PreferencesRef }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const locale = useSelector(preferences, ({ context }) => context.locale);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        glyph={globeGlyph}
        aria-label={`${formatMessage(messages.language)}: ${languageNames[locale]}`}
        className={quiet}
        onPress={() => setIsOpen(true)}
      >
        <LanguageName locale={locale} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={formatMessage(messages.language)}
        closeLabel={formatMessage(messages.close)}
      >
        <div className={stack[8]}>
          {locales.map((id) => (
            <Button
              key={id}
              isWide
              variant={id === locale ? 'soft' : 'line'}
              aria-pressed={id === locale}
              {...(id === locale ? { glyph: checkGlyph } : {})}
              onPress={() =>
                id === locale ? setIsOpen(false) : preferences.send({ type: 'preferences.localeChosen', locale: id })
              }
            >
              <LanguageName locale={id} />
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
