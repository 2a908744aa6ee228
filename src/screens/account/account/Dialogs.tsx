import { FormattedMessage, useIntl } from 'react-intl';
import type { Device, Locale } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { checkGlyph } from '../../../ui/icon/glyphs/check.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { languageNames } from '../../../i18n/language-names.js';
import { messages, switchTo } from './messages.js';
import { LanguageName } from '../../../ui/language-name/LanguageName.js';

type Asked = { isOpen: boolean; onClose: () => void };
type Relaunch = { isPending: boolean; isStuck: boolean; onRetry: () => void };

const locales = Object.keys(languageNames) as Locale[];

export function LanguageDialog({
  isOpen,
  locale,
  isPending,
  isStuck,
  onRetry,
  onChoose,
  onClose,
}: Asked & Relaunch & { locale: Locale; onChoose: (locale: Locale) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isMaskClosing
      closeLabel={formatMessage(messages.close)}
      title={formatMessage(messages.language)}
      lead={formatMessage(messages.languageText)}
    >
      <div className={stack[16]}>
        {/* Buttons, not radios: with radios each arrow key would choose a language and reload the page. */}
        <div className={stack[8]}>
          {locales.map((id) => (
            <Button
              key={id}
              isWide
              variant={id === locale ? 'soft' : 'line'}
              aria-pressed={id === locale}
              isPending={isPending && id === locale}
              {...(id === locale ? { glyph: checkGlyph } : {})}
              onPress={() => onChoose(id)}
            >
              <LanguageName locale={id} />
            </Button>
          ))}
        </div>
        {isStuck ? <Stuck onRetry={onRetry} /> : null}
      </div>
    </Dialog>
  );
}

export function LayoutDialog({
  isOpen,
  device,
  isPending,
  isStuck,
  onRetry,
  onChoose,
  onClose,
}: Asked & Relaunch & { device: Device; onChoose: (device: Device) => void }) {
  const { formatMessage } = useIntl();
  const other = device === 'pc' ? 'other' : 'pc';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="popup"
      title={formatMessage(messages.layoutTitle)}
      lead={formatMessage(messages.layoutText)}
      actions={
        <>
          <Button isWide isPending={isPending} onPress={() => onChoose(other)}>
            <FormattedMessage {...switchTo[other]} />
          </Button>
          <Button isWide variant="ghost" onPress={onClose}>
            <FormattedMessage {...messages.keepLayout} />
          </Button>
        </>
      }
    >
      {isStuck ? <Stuck onRetry={onRetry} /> : null}
    </Dialog>
  );
}

export function LogoutDialog({ isOpen, onConfirm, onClose }: Asked & { onConfirm: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      shape="popup"
      title={formatMessage(messages.logoutTitle)}
      lead={formatMessage(messages.logoutText)}
      actions={
        <>
          <Button isWide onPress={onConfirm}>
            <FormattedMessage {...messages.logout} />
          </Button>
          <Button isWide variant="line" onPress={onClose}>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    />
  );
}

const Stuck = ({ onRetry }: { onRetry: () => void }) => (
  <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
    <FormattedMessage {...messages.stuck} />
  </RetryNote>
);
