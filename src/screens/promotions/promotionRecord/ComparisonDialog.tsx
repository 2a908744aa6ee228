import { FormattedMessage, useIntl } from 'react-intl';
import type { EndComparison } from '../../../../machines/promotions/promotionRecord.machine.js';
import type { EndPreview } from '../../../../machines/promotions/ending.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { rowTitle } from '../../../ui/text/text.css.js';
import { messages as shared } from '../shared/messages.js';
import { end as words, endWords, messages } from './messages.js';
import type { Comparing } from './selectors.js';

type ComparisonDialogProps = {
  step: Comparing | null;
  comparison: EndComparison | null;
  onRetry: () => void;
  onClose: () => void;
};

/** Going on, closing and unlocking side by side, so that a player learns what each costs before a question about a loss is open. */
export function ComparisonDialog({ step, comparison, onRetry, onClose }: ComparisonDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={step !== null}
      onClose={onClose}
      closeLabel={formatMessage(messages.closeDialog)}
      title={formatMessage(messages.compare)}
      actions={
        <>
          {step === 'uncompared' ? (
            <Button isWide onPress={onRetry}>
              <FormattedMessage {...shared.retry} />
            </Button>
          ) : null}
          <Button isWide variant={step === 'uncompared' ? 'ghost' : 'primary'} onPress={onClose}>
            <FormattedMessage {...words.goOn} />
          </Button>
        </>
      }
    >
      {step === 'comparing' ? (
        <Loading label={formatMessage(messages.comparing)}>
          <SkeletonText lines={6} />
        </Loading>
      ) : null}
      {step === 'uncompared' ? (
        <Note tone="caution" role="alert">
          <FormattedMessage {...messages.incomparable} />
        </Note>
      ) : null}
      {step === 'compared' && comparison ? <Comparison {...comparison} /> : null}
    </Dialog>
  );
}

function Comparison({ close, unlock }: EndComparison) {
  const { formatMessage } = useIntl();
  return (
    <div className={stack[16]}>
      <section>
        <h3 className={rowTitle}>{formatMessage(messages.goOn)}</h3>
        <p>{formatMessage(messages.goOnText)}</p>
      </section>
      <End name={formatMessage(messages.close)} preview={close} reason={formatMessage(endWords.close.impossible)} />
      <End name={formatMessage(messages.unlock)} preview={unlock} reason={formatMessage(endWords.unlock.impossible)} />
    </div>
  );
}

/** `reason`: why this end is not possible now. */
function End({ name, preview, reason }: { name: string; preview: EndPreview; reason: string }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { isAllowed, openSessionId, lost, freeSpinsLost, balanceAfter } = preview;
  return (
    <section>
      <h3 className={rowTitle}>{name}</h3>
      {isAllowed ? (
        <KeyValues
          pairs={[
            { key: formatMessage(words.lost), value: <Money amount={money(lost)} tone="lost" /> },
            ...(freeSpinsLost > 0 ? [{ key: formatMessage(words.freeSpins), value: formatCount(freeSpinsLost) }] : []),
            { key: formatMessage(words.after), value: money(balanceAfter) },
          ]}
        />
      ) : (
        <p>{openSessionId === null ? reason : formatMessage(words.inGame)}</p>
      )}
    </section>
  );
}
