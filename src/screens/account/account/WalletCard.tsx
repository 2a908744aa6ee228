import { FormattedMessage, useIntl } from 'react-intl';
import type { BalanceInfo } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Hero } from '../../../ui/hero/Hero.js';
import { arrowUpRightGlyph } from '../../../ui/icon/glyphs/arrow-up-right.js';
import { walletGlyph } from '../../../ui/icon/glyphs/wallet.js';
import { Money } from '../../../ui/money/Money.js';
import { asOf, messages } from './messages.js';

/** A short overview of the wallet, on desktop only; a phone shows menu rows instead. The deposit is in the top bar. */
export function WalletCard({ info }: { info: BalanceInfo | null }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <Hero
      label={formatMessage(messages.inWallet)}
      {...(info ? { note: formatMessage(asOf, { time: dateTime(info.asOf) }) } : {})}
      actions={
        <>
          <Button variant="onHero" glyph={arrowUpRightGlyph} href={path.cashout}>
            <FormattedMessage {...messages.withdraw} />
          </Button>
          <Button variant="heroLine" glyph={walletGlyph} href={path.wallet}>
            <FormattedMessage {...messages.wallet} />
          </Button>
        </>
      }
    >
      <Money size="balance" amount={info ? money(info.balance) : null} unknownLabel={formatMessage(messages.unknown)} />
    </Hero>
  );
}
