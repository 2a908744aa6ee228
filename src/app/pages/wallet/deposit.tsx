import { depositMachine } from '../../../../machines/wallet/deposit.machine.js';
import type { LeftGame } from '../../../../machines/wallet/depositPages.js';
import { depositFormMachine } from '../../../../machines/wallet/depositForm.machine.js';
import {
  savedDepositOf,
  savedDraftOf,
  withLinked,
  withLinkedAmount,
} from '../../../../machines/wallet/depositOffer.js';
import { defineDepositActors } from '../../../effects/wallet/deposit.js';
import { DepositScreen } from '../../../screens/wallet/deposit/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** The game that the player left to top up, and what came back from it (decision J2). */
const gameIn = ({ from, id, held }: Params): LeftGame | null =>
  from === 'game' && id !== undefined ? { gameId: id, held: minorIn(held) ?? 0 } : null;

/** An amount of the address in minor units. */
const minorIn = (text = ''): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/**
 * One chart behind the form, the open order and both results: it changes the address itself and goes on running. `orderNo`
 * continues an order; `activityId` chooses a deposit promotion, and `amount` (minor units) fills the form.
 */
export const page = flowPage({
  machine: (outside) => depositMachine.provide({ actors: defineDepositActors(outside) }),
  addressed: ({ orderNo }) => ({ type: 'deposit.addressed' as const, orderNo: orderNo ?? null }),
  input: ({ params, saved, savedOf }) => ({
    orderNo: params['orderNo'] ?? null,
    game: gameIn(params),
    saved: savedDepositOf(saved),
    draft: withLinkedAmount(
      withLinked(savedDraftOf(savedOf(depositFormMachine)), params['activityId'] ?? null),
      minorIn(params['amount']),
    ),
  }),
  Screen: ({ flow, lobby, params }) => <DepositScreen deposit={flow} balance={lobby.balance} game={gameIn(params)} />,
});
