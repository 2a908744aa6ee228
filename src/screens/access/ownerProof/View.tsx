import { FormattedMessage, useIntl } from 'react-intl';
import { pageOfStep } from '../../../../machines/access/loginSteps.js';
import { useBackStep } from '../../../ui/back/useBackStep.js';
import { Button } from '../../../ui/button/Button.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { smartphoneGlyph } from '../../../ui/icon/glyphs/smartphone.js';
import { formColumn } from '../../../ui/layout/layout.css.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages } from './messages.js';
import { ProofForm, proofFormId, type ProofFormProps } from './ProofForm.js';

export type OwnerProofViewProps = ProofFormProps & {
  /** The player has no way that this browser can go. */
  isMissing: boolean;
  onAbandon: () => void;
};

export function OwnerProofView({ isMissing, onAbandon, ...form }: OwnerProofViewProps) {
  const { formatMessage } = useIntl();
  useBackStep(true, onAbandon);
  const back = (
    <Button variant="line" isDisabled={!isMissing && form.isBusy} onPress={onAbandon}>
      <FormattedMessage {...messages.back} />
    </Button>
  );
  if (isMissing) {
    return (
      <Statement
        glyph={smartphoneGlyph}
        heading={formatMessage(messages.missingTitle)}
        action={
          <Button href={pageOfStep.bindPhone}>
            <FormattedMessage {...messages.add} />
          </Button>
        }
        quiet={back}
      >
        <FormattedMessage {...messages.missing} />
      </Statement>
    );
  }
  return (
    <section aria-label={formatMessage(messages.title)} className={formColumn}>
      <ProofForm {...form} />
      <FootBar>
        {back}
        {form.way === 'passkey' ? (
          <Button isPending={form.isBusy} onPress={form.onUsePasskey}>
            <FormattedMessage {...messages.submit} />
          </Button>
        ) : (
          <Button type="submit" form={proofFormId} isPending={form.isBusy}>
            <FormattedMessage {...messages.submit} />
          </Button>
        )}
      </FootBar>
    </section>
  );
}
