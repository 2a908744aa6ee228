import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.changePicture', defaultMessage: 'Change picture' },
  information: { id: 'common.myInformation', defaultMessage: 'My information' },
  loading: { id: 'avatar.loading', defaultMessage: 'Loading the pictures' },
  unavailableTitle: { id: 'avatar.unavailable.title', defaultMessage: 'The pictures could not be loaded' },
  unavailable: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  gallery: { id: 'avatar.gallery', defaultMessage: 'Choose one of ours' },
  use: { id: 'avatar.use', defaultMessage: 'Use this picture' },
  own: { id: 'avatar.own', defaultMessage: 'Or a picture of your own' },
  pick: { id: 'avatar.pick', defaultMessage: 'Choose a picture' },
  ownHint: {
    id: 'avatar.ownHint',
    defaultMessage: 'JPEG, PNG or WebP. Others see it. Where and when a photo was taken is removed.',
  },
  opening: { id: 'avatar.opening', defaultMessage: 'Opening the picture' },
  cropHint: { id: 'avatar.cropHint', defaultMessage: 'Drag the picture, or use the sliders.' },
  zoom: { id: 'avatar.zoom', defaultMessage: 'Zoom' },
  across: { id: 'avatar.across', defaultMessage: 'Left or right' },
  down: { id: 'avatar.down', defaultMessage: 'Up or down' },
  another: { id: 'avatar.another', defaultMessage: 'Choose another picture' },
  uploading: { id: 'common.uploading', defaultMessage: 'Uploading' },
  unanswered: {
    id: 'avatar.silent',
    defaultMessage:
      'No answer came, so we do not know yet whether the picture was saved. Check again before you go on.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
});

export const avatarNumber = defineMessage<{ number: number }>({
  id: 'avatar.number',
  defaultMessage: 'Picture {number}',
});
export const bytes = defineMessage<{ sent: string; total: string }>({
  id: 'avatar.bytes',
  defaultMessage: '{sent} of {total} kB',
});
