import { useIntl } from 'react-intl';
import type { GrantedBonus } from '../../../../machines/bonuses/grantedBonuses.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { written } from '../../../ui/text/text.css.js';
import { BonusTag } from '../shared/BonusTag.js';
import { claimAmount, doneOf, levelName, messages as shared, timesBonus } from '../shared/messages.js';
import { shownStatusOf } from '../shared/status.js';
import { messages } from './messages.js';
import { useName } from './useName.js';

export type BonusDialogProps = {
  bonus: GrantedBonus | null;
  /** ms: by this clock a release is still to come. */
  onClaim: () => void;
  onClose: () => void;
};

/** The terms of one bonus, and its claim. */
export function BonusDialog({ bonus, onClaim, onClose }: BonusDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const nameOf = useName();
  if (!bonus) return null;
  const status = shownStatusOf(bonus);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isMaskClosing
      title={nameOf(bonus)}
      closeLabel={formatMessage(shared.close)}
      {...(status === 'claimable'
        ? {
            actions: (
              <Button isWide onPress={onClaim}>
                {formatMessage(claimAmount, { amount: money(bonus.amount) })}
              </Button>
            ),
          }
        : {})}
    >
      <div className={stack[16]}>
        {'note' in bonus && bonus.note !== '' ? <p className={written}>{bonus.note}</p> : null}
        <Facts bonus={bonus} />
        <Progress bonus={bonus} />
      </div>
    </Dialog>
  );
}

function Facts({ bonus }: { bonus: GrantedBonus }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { amount, bonusWager, turnoverRequired, createTime, releaseTime, expireTime, issuedTime } = bonus;
  return (
    <KeyValues
      pairs={[
        {
          key: formatMessage(shared.amount),
          value: (
            <>
              <BonusTag status={shownStatusOf(bonus)} /> <Money amount={money(amount)} />
            </>
          ),
        },
        ...('kind' in bonus
          ? [
              {
                key: formatMessage(shared.level),
                value: formatMessage(levelName, { level: bonus.level, name: bonus.levelName }),
              },
            ]
          : []),
        {
          key: formatMessage(shared.wager),
          value:
            bonusWager === 0
              ? formatMessage(shared.noTurnover)
              : formatMessage(timesBonus, { times: formatCount(bonusWager) }),
        },
        {
          key: formatMessage(shared.turnover),
          value: turnoverRequired === 0 ? formatMessage(shared.noTurnover) : money(turnoverRequired),
        },
        { key: formatMessage(shared.granted), value: dateTime(createTime) },
        { key: formatMessage(shared.release), value: dateTime(releaseTime) },
        { key: formatMessage(shared.expiry), value: dateTime(expireTime) },
        ...(issuedTime === null ? [] : [{ key: formatMessage(shared.issued), value: dateTime(issuedTime) }]),
      ]}
    />
  );
}

/** Of a bonus in the wallet: how much of its turnover is done. */
function Progress({ bonus: { issuedTime, turnoverDone, turnoverRequired } }: { bonus: GrantedBonus }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (issuedTime === null || turnoverRequired === 0) return null;
  return (
    <ProgressBar
      label={formatMessage(messages.progress)}
      share={turnoverDone / turnoverRequired}
      isReached={turnoverDone >= turnoverRequired}
      value={formatMessage(doneOf, { done: money(turnoverDone), required: money(turnoverRequired) })}
      note={formatMessage(shared.wallet)}
    />
  );
}
