import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ConfirmedEndRef } from '../../../../machines/shared/confirmedEnd.machine.js';
import type { BonusInfo } from '../../../../machines/wallet/bonusEnd.js';
import type { BonusGiveUpRef } from '../../../../machines/wallet/bonusGiveUp.machine.js';
import { useMoney } from '../../../i18n/site.js';
import { EndDialog } from '../../../ui/confirmed-end/EndDialog.js';
import { useConfirmedEnd } from '../../../ui/confirmed-end/useConfirmedEnd.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Money } from '../../../ui/money/Money.js';
import { giveUp as words, giveUpAmount, giveUpLead, held } from './giveUpMessages.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

/** The question whether to give a bonus up, from its amounts to its answer. */
export function GiveUpDialog({ giveUp }: { giveUp: BonusGiveUpRef }) {
  const end = useSelector(giveUp, select.selectBonusEnd);
  return end ? <GiveUpPart end={end} /> : null;
}

export function GiveUpPart({ end }: { end: ConfirmedEndRef<BonusInfo> }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const view = useConfirmedEnd(end);
  const { result, giveUp } = view.preview ?? { result: null, giveUp: null };
  return (
    <EndDialog
      {...view}
      words={{
        title: words.title,
        lead: formatMessage(giveUpLead, { title: result?.title ?? '', bonus: money(result?.bonus ?? 0) }),
        loading: messages.loading,
        reasons: {
          unavailable: messages.unavailable,
          impossible: words.met,
          ...(giveUp?.hindrance ? { inGame: held[giveUp.hindrance] } : {}),
        },
        confirm: formatMessage(giveUpAmount, { amount: money(giveUp?.forfeited ?? 0) }),
        decline: words.keep,
        sent: sentWords,
      }}
    >
      {view.preview ? <Amounts bonus={view.preview} /> : null}
    </EndDialog>
  );
}

/** Exact, from the server. A loss is red: this is where it can still be avoided. */
function Amounts({ bonus: { result, giveUp } }: { bonus: BonusInfo }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (giveUp === null) return null;
  return (
    <KeyValues
      pairs={[
        { key: formatMessage(words.lost), value: <Money amount={money(giveUp.forfeited)} tone="lost" /> },
        { key: formatMessage(words.after), value: money(giveUp.balanceAfter) },
        { key: formatMessage(words.fallsAway), value: money(result.left) },
        { key: formatMessage(words.ofDeposit), value: money(giveUp.leftOfDeposit) },
        { key: formatMessage(messages.turnover), value: money(giveUp.leftAfter) },
      ]}
    />
  );
}

const sentWords = {
  sending: { heading: words.tracing, text: words.patience },
  tracing: { heading: words.tracing, text: words.patience },
  unanswered: { heading: words.unanswered, text: words.unansweredText },
  unsent: { heading: words.unsent, text: words.unsentText },
} as const;
