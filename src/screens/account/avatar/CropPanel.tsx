import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenedPicture } from '../../../../machines/account/avatar.js';
import type { Crop } from '../../../../machines/account/crop.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useBackStep } from '../../../ui/back/useBackStep.js';
import { Button } from '../../../ui/button/Button.js';
import { CropFrame } from '../../../ui/crop-frame/CropFrame.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import * as css from './avatar.css.js';
import { bytes, messages } from './messages.js';
import { Outcome, type OutcomeProps } from './Outcome.js';

export type CropPanelProps = OutcomeProps & {
  picture: OpenedPicture;
  crop: Crop;
  /** Bytes that have left the device, and how many there are. */
  sent: number;
  size: number;
  onFrame: (crop: Crop) => void;
  onAccept: () => void;
};

const kilobytes = (count: number) => formatCount(Math.ceil(count / 1_000));

/** Back leads to the choice first, so that a stray step does not leave the page with the picture. */
export function CropPanel({ picture, crop, sent, size, onFrame, onAccept, ...outcome }: CropPanelProps) {
  const { formatMessage } = useIntl();
  const { progress, onDrop } = outcome;
  useBackStep(true, onDrop);
  return (
    <div className={stack[16]}>
      <p className={`${smallMuted} ${css.centred}`}>
        <FormattedMessage {...messages.cropHint} />
      </p>
      <CropFrame
        preview={picture.preview}
        picture={picture}
        crop={crop}
        labels={{
          zoom: formatMessage(messages.zoom),
          across: formatMessage(messages.across),
          down: formatMessage(messages.down),
        }}
        isDisabled={progress !== 'none' && progress !== 'interrupted'}
        onFrame={onFrame}
      />
      {progress === 'uploading' ? (
        <ProgressBar
          label={formatMessage(messages.uploading)}
          share={size === 0 ? 0 : sent / size}
          value={formatMessage(bytes, { sent: kilobytes(sent), total: kilobytes(size) })}
        />
      ) : null}
      <div aria-live="polite" className={stack[12]}>
        <Outcome {...outcome} />
      </div>
      {progress === 'none' || progress === 'working' || progress === 'uploading' ? (
        <div className={stack[8]}>
          <Button isWide isPending={progress !== 'none'} onPress={onAccept}>
            <FormattedMessage {...messages.use} />
          </Button>
          {progress === 'working' ? null : (
            <Button isWide variant="line" onPress={onDrop}>
              <FormattedMessage {...messages.another} />
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
