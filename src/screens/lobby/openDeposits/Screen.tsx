import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { OpenDepositsRef } from '../../../../machines/lobby/openDeposits.machine.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { openDeposits as message } from './messages.js';

/** One line on home; nothing without an open deposit. */
export function OpenDepositsScreen({ openDeposits }: { openDeposits: OpenDepositsRef }) {
  const { formatMessage } = useIntl();
  const { count, address } = useSelector(openDeposits, ({ context }) => context);
  return count === 0 ? null : (
    <List>
      <ListRow
        glyph={hourglassGlyph}
        tone="caution"
        title={formatMessage(message, { count })}
        href={address ?? path.wallet}
      />
    </List>
  );
}
