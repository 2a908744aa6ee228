import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { PressTarget } from '../../../ui/press/PressTarget.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { layoutNames } from '../shared/choices.js';
import { messages, switchTo } from './messages.js';
import * as css from './settings.css.js';

const devices: readonly Device[] = ['other', 'pc'];

/** A press on the layout that the page has asks nothing. */
export function LayoutPanel({ device, onAsk }: { device: Device; onAsk: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <h2 className={sectionTitle}>
        <FormattedMessage {...messages.layout} />
      </h2>
      <div className={css.body}>
        <fieldset aria-label={formatMessage(messages.layout)} className={css.cards}>
          {devices.map((id) => (
            <PressTarget
              key={id}
              aria-pressed={id === device}
              isRepeatable
              onPress={() => (id === device ? undefined : onAsk())}
              className={css.card}
            >
              <span aria-hidden className={css.outline[id]} />
              <span className={css.named}>
                <FormattedMessage {...layoutNames[id]} />
              </span>
            </PressTarget>
          ))}
        </fieldset>
        <p className={smallMuted}>
          <FormattedMessage {...messages.layoutText} />
        </p>
      </div>
    </Panel>
  );
}

type LayoutDialogProps = {
  isOpen: boolean;
  device: Device;
  isPending: boolean;
  isStuck: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onRetry: () => void;
};

export function LayoutDialog({ isOpen, device, isPending, isStuck, onConfirm, onClose, onRetry }: LayoutDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="popup"
      title={formatMessage(messages.layoutTitle)}
      lead={formatMessage(messages.layoutWarning)}
      actions={
        <>
          <Button isWide isPending={isPending} onPress={onConfirm}>
            <FormattedMessage {...switchTo[device === 'pc' ? 'other' : 'pc']} />
          </Button>
          <Button isWide variant="ghost" onPress={onClose}>
            <FormattedMessage {...messages.keepLayout} />
          </Button>
        </>
      }
    >
      {isStuck ? (
        <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.stuck} />
        </RetryNote>
      ) : null}
    </Dialog>
  );
}
