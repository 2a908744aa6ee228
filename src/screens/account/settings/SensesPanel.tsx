import { FormattedMessage, useIntl } from 'react-intl';
import type { Senses } from '../../../../machines/account/settings.machine.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Switch } from '../../../ui/switch/Switch.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';
import * as css from './settings.css.js';

export type SensesPanelProps = {
  /** Null until they have been read. */
  senses: Senses | null;
  /** The device itself asks for less motion: nothing is left to choose. */
  isStillBySystem: boolean;
  onSound: (hasSound: boolean) => void;
  onMotion: (hasMotion: boolean) => void;
};

export function SensesPanel({ senses, isStillBySystem, onSound, onMotion }: SensesPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <h2 className={sectionTitle}>
        <FormattedMessage {...messages.senses} />
      </h2>
      <div className={css.switches}>
        <div>
          <Switch
            label={formatMessage(messages.sound)}
            isOn={senses?.hasSound === true}
            isDisabled={senses === null}
            onChange={onSound}
          />
          <p className={smallMuted}>
            <FormattedMessage {...messages.soundText} />
          </p>
        </div>
        <div>
          <Switch
            label={formatMessage(messages.motion)}
            isOn={isStillBySystem || senses?.hasMotion === false}
            isDisabled={senses === null || isStillBySystem}
            onChange={(isLess) => onMotion(!isLess)}
          />
          <p className={smallMuted}>
            <FormattedMessage {...(isStillBySystem ? messages.motionBySystem : messages.motionText)} />
          </p>
        </div>
      </div>
    </Panel>
  );
}
