import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { isOnWallet, recordIn } from '../../../../machines/play/vocabulary.js';
import type { GameSession } from '../../../../machines/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';

const messages = defineMessages({
  demo: { id: 'gameSeat.question.exitDemo', defaultMessage: 'This is a demo: no money is moved.' },
  inPromotion: {
    id: 'gameSeat.staysInPromotion',
    defaultMessage: 'The balance stays in your promotion. Nothing moves to the wallet.',
  },
  inWallet: {
    id: 'gameSeat.staysInWallet',
    defaultMessage: 'You play straight from your wallet: nothing has to be moved.',
  },
  unknown: { id: 'gameSeat.question.exitText', defaultMessage: 'Everything in the game goes back to your wallet.' },
});

/** `amount` is formatted with its currency. */
const known = defineMessage<{ amount: string }>({
  id: 'gameSeat.question.exitAmount',
  defaultMessage: '{amount} goes back to your wallet.',
});

/** What an exit brings back, as a sentence. `held`: the in-game balance in minor units; null when it could not be read. */
export function useComingBack({ session, held }: { session: GameSession; held: number | null }): string {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (session.demo) return formatMessage(messages.demo);
  if (recordIn(session) !== null) return formatMessage(messages.inPromotion);
  if (isOnWallet(session)) return formatMessage(messages.inWallet);
  return held === null ? formatMessage(messages.unknown) : formatMessage(known, { amount: money(held) });
}
