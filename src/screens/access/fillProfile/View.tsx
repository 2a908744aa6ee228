import type {
  ProfileDraft,
  ProfileForm as Form,
  ProfileSheet,
} from '../../../../machines/access/fillProfile.machine.js';
import type { Problem, SiteInfo } from '../../../../machines/vocabulary.js';
import { StepPage, type StepPanel } from '../shared/StepPage.js';
import { messages } from './messages.js';
import { ProfileForm } from './ProfileForm.js';

export type FillProfileViewProps = {
  panel: StepPanel;
  country: SiteInfo['countryCode'];
  sheet: ProfileSheet | null;
  draft: ProfileDraft | null;
  isBusy: boolean;
  /** It is unknown whether the profile was saved. */
  isSilent: boolean;
  problem: Problem | null;
  onTyped: (typed: Omit<ProfileDraft, 'userId'>) => void;
  onSubmit: (form: Form) => void;
  onRetry: () => void;
  onSkip: () => void;
};

export function FillProfileView({ panel, sheet, onSkip, ...form }: FillProfileViewProps) {
  return (
    <StepPage panel={panel} messages={{ ...messages, later: messages.skip }} onRetry={form.onRetry} onLater={onSkip}>
      {sheet ? <ProfileForm {...form} sheet={sheet} /> : null}
    </StepPage>
  );
}
