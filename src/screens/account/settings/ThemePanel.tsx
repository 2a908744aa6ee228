import { FormattedMessage, useIntl } from 'react-intl';
import { accents, modes, type Accent, type Mode } from '../../../../machines/vocabulary.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { rowTitle, sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { accentNames, modeNames } from '../shared/choices.js';
import { messages } from './messages.js';
import { Preview } from './Preview.js';
import * as css from './settings.css.js';

export type ThemePanelProps = {
  accent: Accent;
  mode: Mode;
  onAccent: (accent: Accent) => void;
  onMode: (mode: Mode) => void;
};

/** Takes effect at once. Each choice shows the lobby as it would look. */
export function ThemePanel({ accent, mode, onAccent, onMode }: ThemePanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <h2 className={sectionTitle}>
        <FormattedMessage {...messages.theme} />
      </h2>
      <div className={css.body}>
        <div className={css.group}>
          <h3 className={rowTitle}>
            <FormattedMessage {...messages.accent} />
          </h3>
          <fieldset aria-label={formatMessage(messages.accent)} className={css.cards}>
            {accents.map((id) => (
              <PressTarget
                key={id}
                aria-pressed={id === accent}
                isRepeatable
                onPress={() => onAccent(id)}
                className={css.card}
              >
                <Preview accent={id} mode={mode} />
                <span className={css.named}>
                  <FormattedMessage {...accentNames[id]} />
                </span>
              </PressTarget>
            ))}
          </fieldset>
        </div>
        <div className={css.group}>
          <h3 className={rowTitle}>
            <FormattedMessage {...messages.mode} />
          </h3>
          <fieldset aria-label={formatMessage(messages.mode)} className={css.cards}>
            {modes.map((id) => (
              <PressTarget
                key={id}
                aria-pressed={id === mode}
                isRepeatable
                onPress={() => onMode(id)}
                className={css.card}
              >
                <Preview accent={accent} mode={id} />
                <span className={css.named}>
                  <FormattedMessage {...modeNames[id]} />
                </span>
              </PressTarget>
            ))}
          </fieldset>
          <p className={smallMuted}>
            <FormattedMessage {...messages.systemText} />
          </p>
        </div>
      </div>
    </Panel>
  );
}
