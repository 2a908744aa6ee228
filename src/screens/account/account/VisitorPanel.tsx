import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { circleUserRoundGlyph } from '../../../ui/icon/glyphs/circle-user-round.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as css from './account.css.js';
import { messages } from './messages.js';

/** Links to log in and sign up. */
export function VisitorPanel({ onLogin, onSignUp }: { onLogin: () => void; onSignUp: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <Statement
        glyph={circleUserRoundGlyph}
        heading={formatMessage(messages.welcome)}
        action={
          <div className={css.ways}>
            <Button onPress={onLogin}>
              <FormattedMessage {...messages.login} />
            </Button>
            <Button variant="soft" onPress={onSignUp}>
              <FormattedMessage {...messages.signUp} />
            </Button>
          </div>
        }
      >
        <FormattedMessage {...messages.welcomeText} />
      </Statement>
    </Panel>
  );
}
