import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BalanceInfo } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Hero } from '../../../ui/hero/Hero.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { arrowUpRightGlyph } from '../../../ui/icon/glyphs/arrow-up-right.js';
import { eyeGlyph } from '../../../ui/icon/glyphs/eye.js';
import { eyeOffGlyph } from '../../../ui/icon/glyphs/eye-off.js';
import { plusGlyph } from '../../../ui/icon/glyphs/plus.js';
import { receiptTextGlyph } from '../../../ui/icon/glyphs/receipt-text.js';
import { Money } from '../../../ui/money/Money.js';
import { asOf, messages } from './messages.js';
import * as css from './walletHome.css.js';

type BalanceHeroProps = {
  info: BalanceInfo | null;
  isStale: boolean;
  /** What the site has switched on. */
  actions: { canDeposit: boolean; canWithdraw: boolean };
};

/** An unknown figure shows as a dash, never as 0; an older figure shows its time (E6). */
export function BalanceHero({ info, isStale, actions }: BalanceHeroProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const [isHidden, setIsHidden] = useState(false);
  return (
    <Hero
      label={formatMessage(messages.balance)}
      aside={
        <IconButton
          glyph={isHidden ? eyeOffGlyph : eyeGlyph}
          label={formatMessage(isHidden ? messages.show : messages.hide)}
          isRepeatable
          onPress={() => setIsHidden(!isHidden)}
          className={css.eye}
        />
      }
      note={
        <>
          {info ? formatMessage(asOf, { time: dateTime(info.asOf) }) : null}{' '}
          {isStale ? formatMessage(messages.notRead) : null}
        </>
      }
      actions={
        <>
          {actions.canDeposit ? (
            <Button variant="onHero" glyph={plusGlyph} href={path.recharge}>
              <FormattedMessage {...messages.deposit} />
            </Button>
          ) : null}
          {actions.canWithdraw ? (
            <Button variant="heroLine" glyph={arrowUpRightGlyph} href={path.cashout}>
              <FormattedMessage {...messages.withdraw} />
            </Button>
          ) : null}
          <Button variant="heroLine" glyph={receiptTextGlyph} href={path.bills}>
            <FormattedMessage {...messages.bills} />
          </Button>
        </>
      }
    >
      <Money
        size="balance"
        amount={info && !isHidden ? money(info.balance) : null}
        unknownLabel={formatMessage(isHidden ? messages.hidden : messages.unknown)}
      />
    </Hero>
  );
}
