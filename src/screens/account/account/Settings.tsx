import { useIntl } from 'react-intl';
import type { Device, Locale } from '../../../../machines/vocabulary.js';
import { infoGlyph } from '../../../ui/icon/glyphs/info.js';
import { languagesGlyph } from '../../../ui/icon/glyphs/languages.js';
import { logOutGlyph } from '../../../ui/icon/glyphs/log-out.js';
import { monitorGlyph } from '../../../ui/icon/glyphs/monitor.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { LanguageName } from '../../../ui/language-name/LanguageName.js';
import { layouts, messages } from './messages.js';
import { appVersion } from './version.js';

export type SettingsProps = {
  locale: Locale;
  device: Device;
  isPlayer: boolean;
  onLanguage: () => void;
  onLayout: () => void;
  onLogout: () => void;
};

export function Settings({ locale, device, isPlayer, onLanguage, onLayout, onLogout }: SettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <List>
      <ListRow
        tone="plain"
        glyph={languagesGlyph}
        title={formatMessage(messages.language)}
        detail={<LanguageName locale={locale} />}
        onPress={onLanguage}
      />
      <ListRow
        tone="plain"
        glyph={monitorGlyph}
        title={formatMessage(messages.layout)}
        detail={formatMessage(layouts[device])}
        onPress={onLayout}
      />
      <ListRow tone="plain" glyph={infoGlyph} title={formatMessage(messages.version)} detail={appVersion} />
      {isPlayer ? (
        <ListRow tone="plain" glyph={logOutGlyph} title={formatMessage(messages.logout)} onPress={onLogout} />
      ) : null}
    </List>
  );
}
