import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PicturesRef } from '../../../machines/shared/pictures.machine.js';
import { useSite } from '../../i18n/site.js';
import { faultText } from '../field/faults.js';
import { FileField } from '../file-field/FileField.js';
import { stack } from '../layout/layout.css.js';
import { messages } from './messages.js';
import { PictureRow } from './PictureRow.js';
import * as css from './PicturesField.css.js';
import * as select from './selectors.js';

type PicturesFieldProps = {
  pictures: PicturesRef;
  label: string;
  hint: string;
  isHeld: boolean;
  /** Why the form was not accepted, if it was because of the pictures. */
  error: string | null;
};

/** What the picker offers. A phone that takes photos in another format converts them. */
const accept = 'image/jpeg,image/png,image/webp';

/** Up to four pictures of a form, by camera or from the gallery, each with its upload. */
export function PicturesField({ pictures, label, hint, isHeld, error }: PicturesFieldProps) {
  const intl = useIntl();
  const { device } = useSite();
  const items = useSelector(pictures, select.selectItems);
  const fault = useSelector(pictures, select.selectFault);
  const isFull = useSelector(pictures, select.selectIsFull);
  const own = fault === 'fileCount' ? faultText(intl, { name: fault }) : fault && intl.formatMessage(messages.same);
  return (
    <FileField
      label={label}
      prompt={intl.formatMessage(messages.choose)}
      {...(device === 'pc' ? {} : { cameraPrompt: intl.formatMessage(messages.camera) })}
      hint={hint}
      accept={accept}
      isMultiple
      isDisabled={isHeld || isFull}
      error={own ?? error}
      onPick={(files) =>
        pictures.send({
          type: 'pictures.picked',
          pictures: files.map((file) => ({ name: file.name, size: file.size, content: file })),
        })
      }
    >
      {items.length === 0 ? null : (
        <ul aria-label={label} className={`${stack[8]} ${css.rows}`}>
          {items.map(({ id, ref }) => (
            <PictureRow key={id} upload={ref} onRemove={() => pictures.send({ type: 'pictures.removed', id })} />
          ))}
        </ul>
      )}
    </FileField>
  );
}
