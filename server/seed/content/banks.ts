import type { Bank } from './types.js';

const BANK_LIST: readonly Omit<Bank, 'artId' | 'position'>[] = [
  { code: 'ISAV', name: 'Island Savings', mark: 'island-savings', colour: '#1f7a68', isWallet: false },
  { code: 'MABT', name: 'Mabini Trust', mark: 'mabini-trust', colour: '#27407a', isWallet: false },
  { code: 'HARN', name: 'Harbour National', mark: 'harbour-national', colour: '#0f5c8c', isWallet: false },
  { code: 'NSTR', name: 'North Star Bank', mark: 'north-star', colour: '#8a2f3c', isWallet: false },
  { code: 'TERR', name: 'Terraces Bank', mark: 'terraces', colour: '#4f7a2f', isWallet: false },
  { code: 'GPLM', name: 'Golden Palm Bank', mark: 'golden-palm', colour: '#9a6212', isWallet: false },
  { code: 'UNRB', name: 'Union Rural Bank', mark: 'union-rural', colour: '#2f6b4f', isWallet: false },
  { code: 'PACD', name: 'Pacific Direct', mark: 'pacific-direct', colour: '#3a5fc0', isWallet: false },
  { code: 'BYWL', name: 'Bayani Wallet', mark: 'bayani-wallet', colour: '#6a3fa0', isWallet: true },
  { code: 'SMPN', name: 'Sampan Pay', mark: 'sampan-pay', colour: '#0b6f86', isWallet: true },
  { code: 'KITE', name: 'Kite Cash', mark: 'kite-cash', colour: '#b0413a', isWallet: true },
  { code: 'CRLC', name: 'Coral Coin', mark: 'coral-coin', colour: '#a83a6a', isWallet: true },
];

/** Invented banks and wallets that a player may name for a card. */
export const BANKS: readonly Bank[] = BANK_LIST.map((bank, index) => Object.assign(bank, { artId: `bank-${bank.mark}`, position: index + 1 }));
