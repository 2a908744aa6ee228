import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages, titleWithName } from './messages.js';

export type LoginSuccessViewProps = { name: string | null; onContinue: () => void };

/** Greets the player by name. The button redirects at once. */
export function LoginSuccessView({ name, onContinue }: LoginSuccessViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Statement
      glyph={circleCheckGlyph}
      tone="positive"
      level={1}
      heading={name === null ? formatMessage(messages.title) : formatMessage(titleWithName, { name })}
      action={
        <Button onPress={onContinue}>
          <FormattedMessage {...messages.go} />
        </Button>
      }
    >
      <FormattedMessage {...messages.text} />
    </Statement>
  );
}
