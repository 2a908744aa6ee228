import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import type { OpenDepositsRef } from '../../../../machines/lobby/openDeposits.machine.js';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import { useMoney } from '../../../i18n/site.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { StripLine } from '../../../ui/line-strip/LineStrip.js';
import { StripLines } from '../../../ui/line-strip/StripLines.js';
import { BulletinLine } from '../shared/BulletinLine.js';
import { moneyInGames, openDeposits as message } from './messages.js';

export type OpenDepositsScreenProps = { openDeposits: OpenDepositsRef; balance: BalanceRef; home: HomeRef };

/**
 * A player's money that is not in the wallet: in games, and in deposits that are not finished. The lines take the place of
 * the bulletin, which follows them, so that nothing below moves when they arrive. Nothing is rendered without such money.
 */
export function OpenDepositsScreen({ openDeposits, balance, home }: OpenDepositsScreenProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { count, address } = useSelector(openDeposits, ({ context }) => context);
  const inGame = useSelector(balance, ({ context }) => context.info?.inGame) ?? [];
  const bulletin = useSelector(home, ({ context }) => context.home?.bulletins[0]);
  if (count === 0 && inGame.length === 0) return null;
  return (
    <StripLines>
      {inGame.length === 0 ? null : (
        <StripLine
          href={path.moneyInGames}
          glyph={gamepad2Glyph}
          title={formatMessage(moneyInGames, {
            amount: money(inGame.reduce((sum, { amount }) => sum + amount, 0)),
            count: new Set(inGame.map(({ gameId }) => gameId)).size,
          })}
        />
      )}
      {count === 0 ? null : (
        <StripLine href={address ?? path.wallet} glyph={hourglassGlyph} title={formatMessage(message, { count })} />
      )}
      {bulletin ? <BulletinLine bulletin={bulletin} /> : null}
    </StripLines>
  );
}
