import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/entry/navigator.js';
import { Button } from '../../../ui/button/Button.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { messages } from './messages.js';

/** Where a login from outside ends: it says so, and leads on. */
export const LoginSuccessScreen = () => (
  <Statement
    glyph={circleCheckGlyph}
    tone="positive"
    level={1}
    heading={useIntl().formatMessage(messages.title)}
    action={
      <Button href={path.home} isReplacing>
        <FormattedMessage {...messages.play} />
      </Button>
    }
    quiet={
      <Button variant="ghost" href={path.wallet} isReplacing>
        <FormattedMessage {...messages.wallet} />
      </Button>
    }
  >
    <FormattedMessage {...messages.text} />
  </Statement>
);
