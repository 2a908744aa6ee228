import { FormattedMessage, useIntl } from 'react-intl';
import type { SoundAndMotion } from '../../../../machines/account/settings.machine.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Switch } from '../../../ui/switch/Switch.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';
import * as css from './settings.css.js';

export type SoundAndMotionPanelProps = {
  /** Null until they have been read. */
  soundAndMotion: SoundAndMotion | null;
  /** The device itself asks for less motion: nothing is left to choose. */
  prefersReducedMotion: boolean;
  onSound: (hasSound: boolean) => void;
  onMotion: (hasMotion: boolean) => void;
};

export function SoundAndMotionPanel({
  soundAndMotion,
  prefersReducedMotion,
  onSound,
  onMotion,
}: SoundAndMotionPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <h2 className={sectionTitle}>
        <FormattedMessage {...messages.soundAndMotion} />
      </h2>
      <div className={css.switches}>
        <div>
          <Switch
            label={formatMessage(messages.sound)}
            isOn={soundAndMotion?.hasSound === true}
            isDisabled={soundAndMotion === null}
            onChange={onSound}
          />
          <p className={smallMuted}>
            <FormattedMessage {...messages.soundText} />
          </p>
        </div>
        <div>
          <Switch
            label={formatMessage(messages.motion)}
            isOn={prefersReducedMotion || soundAndMotion?.hasMotion === false}
            isDisabled={soundAndMotion === null || prefersReducedMotion}
            onChange={(isLess) => onMotion(!isLess)}
          />
          <p className={smallMuted}>
            <FormattedMessage {...(prefersReducedMotion ? messages.motionBySystem : messages.motionText)} />
          </p>
        </div>
      </div>
    </Panel>
  );
}
