import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { isOnWallet, recordIn } from '../../../../machines/play/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { chevronUpGlyph } from '../../../ui/icon/glyphs/chevron-up.js';
import { houseGlyph } from '../../../ui/icon/glyphs/house.js';
import { logOutGlyph } from '../../../ui/icon/glyphs/log-out.js';
import { maximizeGlyph } from '../../../ui/icon/glyphs/maximize.js';
import { plusGlyph } from '../../../ui/icon/glyphs/plus.js';
import { Figure } from './Figure.js';
import * as css from './gameSeat.css.js';
import { messages } from './messages.js';

export type BarProps = {
  session: SeatSession;
  held: number | null;
  onExit: () => void;
  onHome: () => void;
  onRecharge: () => void;
  onHide: () => void;
  onFullScreen?: () => void;
};

export function Bar({ session, held, onExit, onHome, onRecharge, onHide, onFullScreen }: BarProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={css.bar} aria-label={formatMessage(messages.bar)}>
      <Button variant="ghost" size="small" glyph={logOutGlyph} onPress={onExit} className={css.exit}>
        <FormattedMessage {...messages.exit} />
      </Button>
      <IconButton glyph={houseGlyph} label={formatMessage(messages.home)} onPress={onHome} className={css.home} />
      <p className={css.name} lang="en">
        {session.gameName}
      </p>
      <p className={css.upright}>
        <FormattedMessage {...messages.upright} />
      </p>
      <p className={css.money}>
        <span className={css.figure}>
          <Figure session={session} held={held} />
        </span>
        {session.demo ? null : (
          <span className={css.figureName}>
            <FormattedMessage {...(isOnWallet(session) ? messages.ofWallet : messages.inGame)} />
          </span>
        )}
      </p>
      {/* Money of the wallet does not go into a game that is played with a promotion. */}
      {session.demo || recordIn(session) !== null ? null : (
        // It only opens a dialog, which may have closed sooner than a second ago.
        <Button size="small" glyph={plusGlyph} isRepeatable onPress={onRecharge} className={css.recharge}>
          <FormattedMessage {...messages.recharge} />
        </Button>
      )}
      {onFullScreen ? (
        <IconButton glyph={maximizeGlyph} label={formatMessage(messages.fullScreen)} onPress={onFullScreen} />
      ) : null}
      <IconButton glyph={chevronUpGlyph} label={formatMessage(messages.hide)} isRepeatable onPress={onHide} />
    </section>
  );
}
