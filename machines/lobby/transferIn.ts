import type { GameInfo } from '../vocabulary.js';

/** Whether the player transfers an amount into the game. A seamless game plays on the wallet itself. */
export const takesAmount = ({ walletMode }: GameInfo): boolean => walletMode === 'transfer';

/** The least that the wallet must hold for the game, in minor units. An empty wallet opens no game, in either mode. */
export const leastAmount = ({ minTransferIn }: GameInfo): number => Math.max(1, minTransferIn);
