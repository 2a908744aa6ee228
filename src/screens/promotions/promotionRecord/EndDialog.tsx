import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EndAction, EndPreview } from '../../../../machines/promotions/ending.js';
import type { ConfirmedEndRef } from '../../../../machines/shared/confirmedEnd.machine.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useMoney } from '../../../i18n/site.js';
import { EndDialog } from '../../../ui/confirmed-end/EndDialog.js';
import { useConfirmedEnd } from '../../../ui/confirmed-end/useConfirmedEnd.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { confirmWords, end as words, endWords, openBets } from './messages.js';
import * as select from './selectors.js';

/** The question of one of the three ends, from its amounts to its answer. */
export function PromotionEndDialog({ action, end }: { action: EndAction; end: select.EndRef }) {
  const middle = useSelector(end, select.selectMiddle);
  return middle ? <EndPart action={action} end={middle} /> : null;
}

export function EndPart({ action, end }: { action: EndAction; end: ConfirmedEndRef<EndPreview> }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const view = useConfirmedEnd(end);
  const { preview } = view;
  const isSafe = action === 'settle';
  const { title, lead, impossible } = endWords[action];
  const amount = preview ? money(isSafe ? preview.kept : preview.lost) : '';
  return (
    <EndDialog
      {...view}
      isSafe={isSafe}
      words={{
        title,
        lead: formatMessage(lead),
        loading: words.reading,
        reasons: { unavailable: words.unavailable, inGame: words.inGame, impossible },
        confirm: formatMessage(confirmWords[action], { amount }),
        decline: isSafe ? words.notNow : words.goOn,
        sent: sentWords,
      }}
    >
      {preview ? <Amounts action={action} preview={preview} /> : null}
    </EndDialog>
  );
}

/** Exact, from the server. A loss is red: this is where it can still be avoided. */
function Amounts({ action, preview }: { action: EndAction; preview: EndPreview }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { kept, lost, freeSpinsLost, balanceAfter, openBets: bets, openStake } = preview;
  return (
    <>
      <KeyValues
        pairs={[
          action === 'settle'
            ? { key: formatMessage(words.kept), value: <Money amount={money(kept)} tone="plus" /> }
            : { key: formatMessage(words.lost), value: <Money amount={money(lost)} tone="lost" /> },
          ...(freeSpinsLost > 0 ? [{ key: formatMessage(words.freeSpins), value: formatCount(freeSpinsLost) }] : []),
          { key: formatMessage(words.after), value: money(balanceAfter) },
        ]}
      />
      {bets > 0 ? (
        <Note tone="caution">
          <FormattedMessage {...openBets} values={{ count: bets, stake: money(openStake) }} />
        </Note>
      ) : null}
    </>
  );
}

const sentWords = {
  sending: { heading: words.tracing, text: words.patience },
  tracing: { heading: words.tracing, text: words.patience },
  unanswered: { heading: words.unanswered, text: words.unansweredText },
  unsent: { heading: words.unsent, text: words.unsentText },
} as const;
