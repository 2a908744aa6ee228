import { waitFor, type AnyActorRef } from 'xstate';
import { walletParamsOf } from '../../../machines/system.js';
import type { WalletParams } from '../../../machines/wallet/walletParams.machine.js';
import { Unreachable } from '../../api/envelope.js';

/**
 * The switches of the wallet for a page that needs them: at once if they are known, else as soon as they are. Rejects if
 * they cannot be loaded; the retry of the page asks again.
 */
export async function wantedWalletParams(
  actor: Pick<AnyActorRef, 'system'>,
  signal: AbortSignal,
): Promise<WalletParams> {
  const walletParams = walletParamsOf(actor);
  walletParams.send({ type: 'walletParams.wanted' });
  const { context } = await waitFor(walletParams, (snapshot) => !snapshot.hasTag('busy'), { signal });
  if (context.params === null) throw new Unreachable('no wallet params');
  return context.params;
}
