import { FormattedMessage, useIntl } from 'react-intl';
import type { BalanceInfo } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import { exitAddress } from '../../../../machines/play/addresses.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { messages } from './messages.js';

/** Money in games: one row for each maker, never added to the balance. */
export function InGame({ sessions }: { sessions: BalanceInfo['inGame'] }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <>
      <List label={formatMessage(messages.inGame)}>
        {sessions.map(({ sessionId, gameName, amount }) => (
          <ListRow
            key={sessionId}
            glyph={gamepad2Glyph}
            tone="accent"
            title={formatMessage(messages.inGame)}
            note={gameName}
            value={<Money amount={money(amount)} />}
            action={
              <Button variant="soft" size="small" href={exitAddress(sessionId)}>
                <FormattedMessage {...messages.bringBack} />
              </Button>
            }
          />
        ))}
      </List>
      <Button variant="ghost" size="small" href={path.moneyInGames}>
        <FormattedMessage {...messages.allInGames} />
      </Button>
    </>
  );
}
