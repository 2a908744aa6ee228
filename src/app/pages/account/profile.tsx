import { savedEditOf } from '../../../../machines/account/profile.js';
import { profileMachine } from '../../../../machines/account/profile.machine.js';
import { defineProfileActors } from '../../../effects/account/profile.js';
import { ProfileScreen } from '../../../screens/account/profile/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => profileMachine.provide({ actors: defineProfileActors(outside) }),
  input: ({ lobby: { site }, saved }) => ({
    country: site.countryCode,
    timeZone: site.countryTimezone,
    saved: savedEditOf(saved),
  }),
  Screen: ({ flow }) => <ProfileScreen profile={flow} />,
});
