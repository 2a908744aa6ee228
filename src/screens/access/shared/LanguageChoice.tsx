import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreferencesRef } from '../../../../machines/entry/preferences.machine.js';
import type { Locale } from '../../../../machines/vocabulary.js';
import { languageNames } from '../../../i18n/language-names.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { checkGlyph } from '../../../ui/icon/glyphs/check.js';
import { globeGlyph } from '../../../ui/icon/glyphs/globe.js';
import { LanguageName } from '../../../ui/language-name/LanguageName.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { quiet } from './frame.css.js';
import { messages } from './messages.js';

const locales = Object.keys(languageNames) as Locale[];

/**
 * Shows the language of the page. A press opens the list of languages. They are buttons, because an arrow key must not
 * choose one and reload the page.
 */
export function LanguageChoice({ preferences }: { preferences: PreferencesRef }) {
  const { formatMessage } = useIntl();
  const pageLocale = useSelector(preferences, ({ context }) => context.locale);
  const isOpen = useSelector(preferences, (snapshot) => snapshot.matches('open'));
  const isRelaunching = useSelector(preferences, (snapshot) => snapshot.matches({ open: 'relaunching' }));
  const isFailed = useSelector(preferences, (snapshot) => snapshot.matches({ open: 'refused' }));
  const wanted = useSelector(preferences, ({ context }) => context.wanted?.locale);
  const close = () => preferences.send({ type: 'preferences.languageClosed' });
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        glyph={globeGlyph}
        aria-label={`${formatMessage(messages.language)}: ${languageNames[pageLocale]}`}
        className={quiet}
        onPress={() => preferences.send({ type: 'preferences.languageOpened' })}
      >
        <LanguageName locale={pageLocale} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={formatMessage(messages.language)}
        closeLabel={formatMessage(messages.close)}
      >
        <div className={stack[16]}>
          <div className={stack[8]}>
            {locales.map((id) => (
              <Button
                key={id}
                isWide
                variant={id === pageLocale ? 'soft' : 'line'}
                aria-pressed={id === pageLocale}
                isPending={isRelaunching && id === wanted}
                {...(id === pageLocale ? { glyph: checkGlyph } : {})}
                onPress={() => preferences.send({ type: 'preferences.localeChosen', locale: id })}
              >
                <LanguageName locale={id} />
              </Button>
            ))}
          </div>
          {isFailed ? (
            <Note
              tone="critical"
              role="alert"
              action={
                <Button variant="line" size="small" onPress={() => preferences.send({ type: 'preferences.retried' })}>
                  <FormattedMessage {...messages.tryAgain} />
                </Button>
              }
            >
              <FormattedMessage {...messages.stuck} />
            </Note>
          ) : null}
        </div>
      </Dialog>
    </>
  );
}
