import { FormattedMessage, useIntl } from 'react-intl';
import type { Preferences } from '../../../../machines/entry/preferences.machine.js';
import type { Locale } from '../../../../machines/vocabulary.js';
import { page } from '../../../ui/layout/layout.css.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { muted } from '../../../ui/text/text.css.js';
import { DataPanel, type DataPanelProps } from './DataPanel.js';
import { LanguagePanel, type LanguagePanelProps } from './LanguagePanel.js';
import { LayoutPanel } from './LayoutPanel.js';
import { messages } from './messages.js';
import { SoundAndMotionPanel, type SoundAndMotionPanelProps } from './SoundAndMotionPanel.js';
import * as css from './settings.css.js';
import { ThemePanel, type ThemePanelProps } from './ThemePanel.js';

export type SettingsViewProps = SoundAndMotionPanelProps &
  Omit<DataPanelProps, 'isLowData'> &
  Pick<ThemePanelProps, 'onAccent' | 'onMode'> &
  Pick<LanguagePanelProps, 'isStuck' | 'onLocale' | 'onRetry'> & {
    chosen: Preferences;
    pendingLocale: Locale | null;
    onLayout: () => void;
  };

export function SettingsView(props: SettingsViewProps) {
  const { formatMessage } = useIntl();
  const { chosen, soundAndMotion, consent, prefersReducedMotion, pendingLocale, isStuck } = props;
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={page}>
        <p className={muted}>
          <FormattedMessage {...messages.lead} />
        </p>
        <div className={css.columns}>
          <div className={css.column}>
            <LanguagePanel
              locale={chosen.locale}
              pending={pendingLocale}
              isStuck={isStuck}
              onLocale={props.onLocale}
              onRetry={props.onRetry}
            />
            <ThemePanel accent={chosen.accent} mode={chosen.mode} onAccent={props.onAccent} onMode={props.onMode} />
          </div>
          <div className={css.column}>
            <LayoutPanel device={chosen.device} onAsk={props.onLayout} />
            <SoundAndMotionPanel
              soundAndMotion={soundAndMotion}
              prefersReducedMotion={prefersReducedMotion}
              onSound={props.onSound}
              onMotion={props.onMotion}
            />
            <DataPanel
              isLowData={chosen.isLowData}
              consent={consent}
              onLowData={props.onLowData}
              onConsent={props.onConsent}
            />
          </div>
        </div>
      </div>
    </>
  );
}
