import { walletHomeMachine } from '../../../../machines/wallet/walletHome.machine.js';
import { defineWalletHomeActors } from '../../../effects/wallet/walletHome.js';
import { WalletHomeScreen } from '../../../screens/wallet/walletHome/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => walletHomeMachine.provide({ actors: defineWalletHomeActors(outside) }),
  input: () => undefined,
  Screen: ({ flow, lobby: { balance, walletParams } }) => (
    <WalletHomeScreen walletHome={flow} balance={balance} walletParams={walletParams} />
  ),
});
