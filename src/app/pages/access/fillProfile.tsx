import { fillProfileMachine, type ProfileDraft } from '../../../../machines/access/fillProfile.machine.js';
import { defineFillProfileActors } from '../../../effects/access/fillProfile.js';
import { FillProfileScreen } from '../../../screens/access/fillProfile/Screen.js';
import { flowPage, type FlowStart } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => fillProfileMachine.provide({ actors: defineFillProfileActors(outside) }),
  input: ({ lobby: { site }, saved }) => ({
    country: site.countryCode,
    timeZone: site.countryTimezone,
    saved: draftIn(saved),
  }),
  Screen: ({ flow }) => <FillProfileScreen fillProfile={flow} />,
});

/** Validates what storage returned: another version may have written it. Fields that do not fit are left out. */
function draftIn(saved: FlowStart['saved']): ProfileDraft | null {
  const { userId, nickname, gender, avatar } = (saved?.['draft'] ?? {}) as Partial<Record<string, unknown>>;
  if (
    typeof userId !== 'string' ||
    typeof nickname !== 'string' ||
    typeof gender !== 'string' ||
    typeof avatar !== 'string'
  )
    return null;
  return { userId, nickname, gender, avatar };
}
