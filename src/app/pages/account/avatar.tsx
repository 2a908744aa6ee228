import { savedPictureOf } from '../../../../machines/account/avatar.js';
import { avatarMachine } from '../../../../machines/account/avatar.machine.js';
import { ownPictureMachine } from '../../../../machines/account/ownPicture.machine.js';
import { defineAvatarActors } from '../../../effects/account/avatar.js';
import { AvatarScreen } from '../../../screens/account/avatar/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => avatarMachine.provide({ actors: defineAvatarActors(outside) }),
  input: ({ savedOf }) => ({ saved: savedPictureOf(savedOf(ownPictureMachine)) }),
  Screen: ({ flow }) => <AvatarScreen avatar={flow} />,
});
