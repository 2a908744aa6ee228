import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { shieldCheckGlyph } from '../../../ui/icon/glyphs/shield-check.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { devicesPath } from '../shared/addresses.js';
import { messages } from './messages.js';

export const ChangedView = () => (
  <Statement
    glyph={shieldCheckGlyph}
    tone="positive"
    {...{ role: 'status' as const }}
    heading={useIntl().formatMessage(messages.changedTitle)}
    action={
      <Button href={path.account}>
        <FormattedMessage {...messages.toAccount} />
      </Button>
    }
    quiet={
      <Button variant="ghost" href={devicesPath}>
        <FormattedMessage {...messages.toDevices} />
      </Button>
    }
  >
    <FormattedMessage {...messages.changedText} />
  </Statement>
);
