import { FormattedMessage } from 'react-intl';
import { recordIn, type OpenBets } from '../../../../machines/play/vocabulary.js';
import type { GameSession } from '../../../../machines/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';
import { Note } from '../../../ui/note/Note.js';
import { matchToPromotion, matchToWallet, roundToPromotion, roundToWallet } from './messages.js';

const wordsOf = {
  match: { wallet: matchToWallet, promotion: matchToPromotion },
  round: { wallet: roundToWallet, promotion: roundToPromotion },
} as const;

/** Before an exit: the bets that are not decided, and what becomes of them. They may be decided while it is shown. */
export function OpenBetsNote({ openBets, session }: { openBets: OpenBets | null; session: GameSession }) {
  const { money } = useMoney();
  if (openBets === null) return null;
  const { count, stake, kind } = openBets;
  const target = recordIn(session) === null ? 'wallet' : 'promotion';
  return (
    <Note tone="caution">
      <output>
        <FormattedMessage {...wordsOf[kind][target]} values={{ count, stake: money(stake) }} />
      </output>
    </Note>
  );
}
