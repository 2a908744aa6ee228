import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PictureUploadRef } from '../../../machines/shared/pictureUpload.machine.js';
import { formatCount } from '../../i18n/numbers.js';
import { pictureFaultText } from '../file-field/pictureFault.js';
import { IconButton } from '../icon-button/IconButton.js';
import { Icon } from '../icon/Icon.js';
import { imageGlyph } from '../icon/glyphs/image.js';
import { refreshCwGlyph } from '../icon/glyphs/refresh-cw.js';
import { xGlyph } from '../icon/glyphs/x.js';
import { ProgressBar } from '../progress-bar/ProgressBar.js';
import * as css from './PicturesField.css.js';
import { messages, rich } from './messages.js';
import { selectUpload, selectUploadStep } from './selectors.js';

const kilobytes = (bytes: number) => formatCount(Math.ceil(bytes / 1_000));

/** One picture: what becomes of it, and the buttons that try it again and remove it. */
export function PictureRow({ upload, onRemove }: { upload: PictureUploadRef; onRemove: () => void }) {
  const intl = useIntl();
  const step = useSelector(upload, selectUploadStep);
  const { picture, uploaded, shrunk, sent, fault } = useSelector(upload, selectUpload);
  // Marks of direction could make one kind of file look like another.
  const name = (uploaded?.name ?? picture?.name ?? '').replaceAll(/\p{Cf}/gu, '');
  const thumbnail = uploaded?.thumbnail ?? shrunk?.thumbnail;
  return (
    <li className={css.row}>
      {thumbnail === undefined ? (
        <span className={css.placeholder}>
          <Icon glyph={imageGlyph} />
        </span>
      ) : (
        <img src={thumbnail} alt="" className={css.thumbnail} />
      )}
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {step === 'uploading' && shrunk ? (
          <ProgressBar
            label={intl.formatMessage(messages.uploading)}
            share={sent / shrunk.size}
            value={intl.formatMessage(rich.bytes, { sent: kilobytes(sent), total: kilobytes(shrunk.size) })}
          />
        ) : null}
        {step === 'checking' || step === 'preparing' ? (
          <p className={css.working}>{intl.formatMessage(messages[step])}</p>
        ) : null}
        <div aria-live="polite">
          {step === 'uploaded' ? <p className={css.done}>{intl.formatMessage(messages.uploaded)}</p> : null}
          {fault === null ? null : <p className={css.fault}>{pictureFaultText(intl, fault)}</p>}
        </div>
      </div>
      <div className={css.buttons}>
        {step === 'interrupted' ? (
          <IconButton
            glyph={refreshCwGlyph}
            label={intl.formatMessage(rich.retry, { name })}
            onPress={() => upload.send({ type: 'pictureUpload.retried' })}
          />
        ) : null}
        <IconButton glyph={xGlyph} label={intl.formatMessage(rich.remove, { name })} onPress={onRemove} />
      </div>
    </li>
  );
}
