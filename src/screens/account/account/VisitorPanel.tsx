import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { circleUserRoundGlyph } from '../../../ui/icon/glyphs/circle-user-round.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { giftGlyph } from '../../../ui/icon/glyphs/gift.js';
import { mailGlyph } from '../../../ui/icon/glyphs/mail.js';
import { usersGlyph } from '../../../ui/icon/glyphs/users.js';
import { walletGlyph } from '../../../ui/icon/glyphs/wallet.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
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

const benefits = [
  { glyph: walletGlyph, title: messages.giveWallet, note: messages.giveWalletNote },
  { glyph: giftGlyph, title: messages.giveOffers, note: messages.giveOffersNote },
  { glyph: gamepad2Glyph, title: messages.giveGames, note: messages.giveGamesNote },
  { glyph: usersGlyph, title: messages.giveFriends, note: messages.giveFriendsNote },
  { glyph: mailGlyph, title: messages.giveMessages, note: messages.giveMessagesNote },
] as const;

/** What a visitor would have. Not links: each would only lead to the login, whose button is above. */
export function Benefits() {
  const { formatMessage } = useIntl();
  return (
    <div className={css.benefits}>
      <h2 className={sectionTitle}>
        <FormattedMessage {...messages.gives} />
      </h2>
      <List label={formatMessage(messages.gives)}>
        {benefits.map(({ glyph, title, note }) => (
          <ListRow key={title.id} glyph={glyph} title={formatMessage(title)} note={formatMessage(note)} />
        ))}
      </List>
    </div>
  );
}
