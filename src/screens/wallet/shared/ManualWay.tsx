import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { messages } from './messages.js';

/** The way to the manual deposit, where the site takes them. */
export function ManualWay() {
  const { formatMessage } = useIntl();
  return (
    <List label={formatMessage(messages.manual)}>
      <ListRow
        glyph={landmarkGlyph}
        tone="accent"
        title={formatMessage(messages.manual)}
        note={formatMessage(messages.manualNote)}
        href={path.manualDeposit}
      />
    </List>
  );
}
