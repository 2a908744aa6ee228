import { FormattedMessage, useIntl } from 'react-intl';
import type { Accent, Mode } from '../../../../machines/vocabulary.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import * as css from './account.css.js';
import { accents, messages, modes } from './messages.js';

const modeIds: readonly Mode[] = ['system', 'light', 'dark'];
const accentIds: readonly Accent[] = ['blue', 'pink', 'green'];

export type ThemePanelProps = {
  accent: Accent;
  mode: Mode;
  onAccent: (accent: Accent) => void;
  onMode: (mode: Mode) => void;
};

/** Takes effect at once. */
export function ThemePanel({ accent, mode, onAccent, onMode }: ThemePanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <h2 className={sectionTitle}>
        <FormattedMessage {...messages.theme} />
      </h2>
      <div className={css.themeChoice}>
        <Segments
          label={formatMessage(messages.mode)}
          choices={modeIds.map((id) => ({ id, label: formatMessage(modes[id]) }))}
          selected={mode}
          onSelect={onMode}
        />
        <fieldset aria-label={formatMessage(messages.accent)} className={css.swatches}>
          {accentIds.map((id) => (
            <PressTarget
              key={id}
              aria-pressed={id === accent}
              isRepeatable
              onPress={() => onAccent(id)}
              className={css.choice}
            >
              <span className={css.swatch[id]} />
              <FormattedMessage {...accents[id]} />
            </PressTarget>
          ))}
        </fieldset>
      </div>
    </Panel>
  );
}
