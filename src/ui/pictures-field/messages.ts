import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  camera: { id: 'pictures.camera', defaultMessage: 'Take a photo' },
  choose: { id: 'pictures.choose', defaultMessage: 'Choose pictures' },
  same: { id: 'pictures.same', defaultMessage: 'You have already added this picture.' },
  checking: { id: 'pictures.checking', defaultMessage: 'Checking the picture' },
  preparing: { id: 'pictures.shrinking', defaultMessage: 'Making it smaller' },
  uploading: { id: 'common.uploading', defaultMessage: 'Uploading' },
  uploaded: { id: 'pictures.uploaded', defaultMessage: 'Uploaded' },
});

/** Why a form is not sent yet. */
export const picturesUnready = defineMessage({
  id: 'pictures.unready',
  defaultMessage: 'Please wait until every picture is uploaded, or remove it.',
});

/** The server does not accept them: they were not used for a day, or are part of something else already. */
export const picturesRefused = defineMessage({
  id: 'pictures.refused',
  defaultMessage: 'These pictures can no longer be used. Please remove them and add them again.',
});

export const rich = {
  bytes: defineMessage<{ sent: string; total: string }>({
    id: 'avatar.bytes',
    defaultMessage: '{sent} of {total} kB',
  }),
  remove: defineMessage<{ name: string }>({ id: 'pictures.remove', defaultMessage: 'Remove {name}' }),
  retry: defineMessage<{ name: string }>({ id: 'pictures.retry', defaultMessage: 'Try {name} again' }),
};
