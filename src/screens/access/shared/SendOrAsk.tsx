import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Note } from '../../../ui/note/Note.js';
import { submit } from './frame.css.js';

export type SendOrAskProps = {
  /** The outcome of the request is unknown; the player can only ask again. */
  isSilent: boolean;
  isBusy: boolean;
  messages: Readonly<Record<'submit' | 'unanswered' | 'askAgain', MessageDescriptor>>;
  onRetry: () => void;
};

/** The end of a form whose response may get lost. */
export const SendOrAsk = ({ isSilent, isBusy, messages, onRetry }: SendOrAskProps) =>
  isSilent ? (
    <>
      <Note tone="caution" role="alert">
        <FormattedMessage {...messages.unanswered} />
      </Note>
      <Button isWide onPress={onRetry} className={submit}>
        <FormattedMessage {...messages.askAgain} />
      </Button>
    </>
  ) : (
    <Button type="submit" isWide isPending={isBusy} className={submit}>
      <FormattedMessage {...messages.submit} />
    </Button>
  );
